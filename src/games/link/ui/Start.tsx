import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Size } from '#src/engine/grid.ts'
import { ODD_TILES } from '#src/play/problem-texts.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Chips } from '#src/ui/kit/Chips.tsx'
import { SelectField } from '#src/ui/kit/Field.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { Sliders } from '#src/ui/kit/Sliders.tsx'
import styles from '#src/ui/kit/Start.module.css'
import { tilesOf } from '../board/board'
import type { Gravity } from '../board/gravity'
import { LEVELS, type Level, SHAPES, type Shape } from '../deal/levels'
import { fill } from '../deal/outline'
import { gravityNames, LEVEL_NAMES, WALL_NAMES } from '../names'

type StartLevel = Level | 'custom'

/** What to choose before a game: a level, and for those who look, the gravity and a board of one's own. */
export default function Start() {
  const [, navigate] = useLocation()
  const [level, setLevel] = useState<StartLevel>('novice')
  const [gravity, setGravity] = useState<Gravity>('none')
  const [custom, setCustom] = useState<Shape>({ cols: 12, rows: 8, kinds: 16, walls: 'none' })
  const isOdd = level === 'custom' && tilesOf(fill(custom, custom.walls)).length % 2 !== 0
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOdd) navigate(`/link/${makeChoice(level, custom, gravity)}`)
      }}
    >
      <LevelChips level={level} custom={custom} onChoose={setLevel} />
      {level === 'custom' && <CustomFields custom={custom} onChange={setCustom} />}
      <GravityField size={sizeOf(level, custom)} gravity={gravity} onChange={setGravity} />
      {isOdd && (
        <p role="alert">
          <Trans {...ODD_TILES} values={{ detail: `${custom.cols} × ${custom.rows}` }} />
        </p>
      )}
      <Button type="submit" look="primary" disabled={isOdd}>
        <Trans id="menu.start" message="Start" />
      </Button>
      <OtherLinks />
    </form>
  )
}

/** The last part of the address of what was chosen. */
function makeChoice(level: StartLevel, { cols, rows, kinds, walls }: Shape, gravity: Gravity) {
  const isCustom = level === 'custom'
  const board = isCustom ? `custom-${cols}x${rows}-${kinds}` : level
  return [board, gravity, isCustom ? walls : 'none'].filter((part) => part !== 'none').join('-')
}

const sizeOf = (level: StartLevel, custom: Size): Size =>
  level === 'custom' ? custom : SHAPES[level]

interface LevelChipsProps {
  level: StartLevel
  custom: Size
  onChoose: (level: StartLevel) => void
}

function LevelChips({ level, custom, onChoose }: LevelChipsProps) {
  const { i18n } = useLingui()
  const chips = [...LEVELS, 'custom' as const].map((id) => {
    const { cols, rows } = sizeOf(id, custom)
    return { id, name: i18n._(LEVEL_NAMES[id]), detail: `${cols} × ${rows}` }
  })
  return (
    <Chips
      name="level"
      legend={i18n._({ id: 'menu.level', message: 'Level' })}
      chips={chips}
      chosen={level}
      onChoose={onChoose}
    />
  )
}

interface CustomFieldsProps {
  custom: Shape
  onChange: (custom: Shape) => void
}

/** A board of one's own: its size, how many kinds, and its walls. */
function CustomFields({ custom, onChange }: CustomFieldsProps) {
  return (
    <>
      <Sliders
        sliders={SLIDERS}
        values={custom}
        onChange={(name, value) => onChange({ ...custom, [name]: value })}
      />
      <SelectField
        isInline
        label={<Trans id="link.custom.walls" message="Walls" />}
        value={custom.walls}
        options={WALL_NAMES}
        onChange={(walls) => onChange({ ...custom, walls })}
      />
    </>
  )
}

interface GravityFieldProps {
  size: Size
  gravity: Gravity
  onChange: (gravity: Gravity) => void
}

/** The ways that tiles slide, as they will be seen. */
function GravityField({ size, gravity, onChange }: GravityFieldProps) {
  return (
    <SelectField
      isInline
      label={<Trans id="link.gravity" message="After a match" />}
      value={gravity}
      options={gravityNames(size, useUpright())}
      onChange={onChange}
    />
  )
}

const SLIDERS = [
  {
    name: 'cols',
    label: /*i18n*/ { id: 'board.cols', message: 'Columns' },
    min: 2,
    max: 30,
  },
  {
    name: 'rows',
    label: /*i18n*/ { id: 'board.rows', message: 'Rows' },
    min: 2,
    max: 30,
  },
  {
    name: 'kinds',
    label: /*i18n*/ { id: 'board.kinds', message: 'Kinds' },
    min: 2,
    max: 36,
  },
] as const

function OtherLinks() {
  return (
    <nav className={styles.others}>
      <LinkButton href="/link/daily">
        <Trans id="daily" message="Daily board" />
      </LinkButton>
      <LinkButton href="/link/calendar">
        <Trans id="calendar" message="Calendar" />
      </LinkButton>
      <LinkButton href="/link/journey">
        <Trans id="link.journey" message="Journey" />
      </LinkButton>
    </nav>
  )
}
