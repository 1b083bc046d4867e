import { Trans } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Size } from '#src/engine/grid.ts'
import { ODD_TILES } from '#src/play/problem-texts.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { SelectField } from '#src/ui/kit/Field.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import styles from '#src/ui/kit/Start.module.css'
import { tilesOf } from '../board/board'
import type { Gravity } from '../board/gravity'
import { SHAPES, type Shape } from '../deal/levels'
import { fill } from '../deal/outline'
import { gravityNames } from '../names'
import { CustomBoard } from './CustomBoard'
import { LevelChoice, type StartLevel } from './LevelChoice'

/** The start page: level, gravity, and the size of a custom board. */
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
      <LevelChoice
        level={level}
        custom={custom}
        choiceOf={(level) => makeChoice(level, custom, gravity)}
        onChoose={setLevel}
      />
      {level === 'custom' && <CustomBoard custom={custom} onChange={setCustom} />}
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
