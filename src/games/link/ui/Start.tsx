import { Trans, useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Size } from '../../../engine/grid'
import { Button } from '../../../ui/Button'
import buttons from '../../../ui/Button.module.css'
import { useUpright } from '../../../ui/board-view'
import { Chips } from '../../../ui/Chips'
import { Select } from '../../../ui/Select'
import { Sliders } from '../../../ui/Sliders'
import styles from '../../../ui/Start.module.css'
import type { Gravity } from '../board/gravity'
import { LEVELS, type Level, SHAPES } from '../deal/levels'
import { driftNames, LEVEL_NAMES } from './level-names'
import { useStage } from './use-stage'

type StartLevel = Level | 'custom'

/** What to choose before a game: a level, and for those who look, the drift and a board of one's own. */
export default function Start() {
  const [, navigate] = useLocation()
  const [level, setLevel] = useState<StartLevel>('novice')
  const [drift, setDrift] = useState<Gravity>('none')
  const [custom, setCustom] = useState({ cols: 12, rows: 8, kinds: 16 })
  const suffix = drift === 'none' ? '' : `-${drift}`
  const { cols, rows, kinds } = custom
  const choice = level === 'custom' ? `custom-${cols}x${rows}-${kinds}` : level
  const isOdd = level === 'custom' && (cols * rows) % 2 !== 0
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOdd) navigate(`/link/${choice}${suffix}`)
      }}
    >
      <LevelChips level={level} custom={custom} onChoose={setLevel} />
      {level === 'custom' && (
        <Sliders
          sliders={SLIDERS}
          values={custom}
          onChange={(name, value) => setCustom({ ...custom, [name]: value })}
        />
      )}
      <DriftField size={sizeOf(level, custom)} drift={drift} onChange={setDrift} />
      {isOdd && (
        <p role="alert">
          <Trans
            id="link.custom.odd"
            message="{cols} × {rows} is an odd number of cells: one tile would be left over. Make one of them even."
            values={{ cols, rows }}
          />
        </p>
      )}
      <Button type="submit" look="primary" disabled={isOdd}>
        <Trans id="menu.start" message="Start" />
      </Button>
      <OtherWays />
    </form>
  )
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

interface DriftFieldProps {
  size: Size
  drift: Gravity
  onChange: (drift: Gravity) => void
}

/** The ways that tiles drift, as they will be seen. */
function DriftField({ size, drift, onChange }: DriftFieldProps) {
  const id = useId()
  const options = driftNames(size, useUpright())
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <Trans id="link.drift" message="After a match" />
      </label>
      <Select id={id} value={drift} options={options} onChange={onChange} />
    </div>
  )
}

/** A board of one's own. */
const SLIDERS = [
  {
    name: 'cols',
    words: /*i18n*/ { id: 'link.custom.cols', message: 'Columns' },
    min: 2,
    max: 30,
  },
  {
    name: 'rows',
    words: /*i18n*/ { id: 'link.custom.rows', message: 'Rows' },
    min: 2,
    max: 30,
  },
  {
    name: 'kinds',
    words: /*i18n*/ { id: 'link.custom.kinds', message: 'Kinds' },
    min: 2,
    max: 36,
  },
] as const

function OtherWays() {
  const stage = useStage()
  return (
    <nav className={styles.others}>
      <Link href="/link/daily" className={buttons.button}>
        <Trans id="daily" message="Daily board" />
      </Link>
      <Link href={`/link/journey-${stage}`} className={buttons.button}>
        <Trans id="link.stage" message="Journey {stage}" values={{ stage }} />
      </Link>
    </nav>
  )
}
