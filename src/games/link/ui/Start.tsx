import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../../ui/Button'
import buttons from '../../../ui/Button.module.css'
import { Chips } from '../../../ui/Chips'
import { SHAPES } from '../rules/levels'
import { DRIFTS, type Drift, LEVELS, type Level } from '../rules/types'
import { DRIFT_NAMES, LEVEL_NAMES } from './level-names'
import styles from './Start.module.css'
import { useStage } from './use-stage'

type StartLevel = Level | 'custom'

/** What to choose before a game: a level, and for those who look, the drift and a board of one's own. */
export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const [level, setLevel] = useState<StartLevel>('novice')
  const [drift, setDrift] = useState<Drift>('none')
  const [custom, setCustom] = useState<Custom>({ cols: 12, rows: 8, kinds: 16 })
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
      <Chips
        name="level"
        legend={i18n._({ id: 'menu.level', message: 'Level' })}
        chips={[...LEVELS, 'custom' as const].map((id) => ({
          id,
          name: i18n._(LEVEL_NAMES[id]),
          detail: id === 'custom' ? `${cols} × ${rows}` : `${SHAPES[id].cols} × ${SHAPES[id].rows}`,
        }))}
        chosen={level}
        onChoose={setLevel}
      />
      {level === 'custom' && <CustomFields custom={custom} onChange={setCustom} />}
      <DriftField drift={drift} onChange={setDrift} />
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

function DriftField({ drift, onChange }: { drift: Drift; onChange: (drift: Drift) => void }) {
  const { i18n } = useLingui()
  return (
    <label className={styles.drift}>
      <Trans id="link.drift" message="After a match" />
      <select
        value={drift}
        onChange={({ target }) => onChange(DRIFTS.find((name) => name === target.value) ?? 'none')}
      >
        {DRIFTS.map((name) => (
          <option key={name} value={name}>
            {i18n._(DRIFT_NAMES[name])}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Custom {
  readonly cols: number
  readonly rows: number
  readonly kinds: number
}

const LIMITS = { cols: [2, 30], rows: [2, 30], kinds: [2, 36] } as const

const FIELD_NAMES = {
  cols: /*i18n*/ { id: 'link.custom.cols', message: 'Columns' },
  rows: /*i18n*/ { id: 'link.custom.rows', message: 'Rows' },
  kinds: /*i18n*/ { id: 'link.custom.kinds', message: 'Kinds' },
} as const

function CustomFields({
  custom,
  onChange,
}: {
  custom: Custom
  onChange: (custom: Custom) => void
}) {
  const { i18n } = useLingui()
  return (
    <div className={styles.custom}>
      {(['cols', 'rows', 'kinds'] as const).map((name) => {
        const [min, max] = LIMITS[name]
        return (
          <label key={name}>
            {i18n._(FIELD_NAMES[name])} <b>{custom[name]}</b>
            <input
              type="range"
              min={min}
              max={max}
              value={custom[name]}
              onChange={({ target }) => onChange({ ...custom, [name]: target.valueAsNumber })}
            />
          </label>
        )
      })}
    </div>
  )
}

function OtherWays() {
  const stage = useStage()
  return (
    <nav className={styles.others}>
      <Link href="/link/daily" className={buttons.button}>
        <Trans id="link.daily" message="Daily board" />
      </Link>
      <Link href={`/link/journey-${stage}`} className={buttons.button}>
        <Trans id="link.stage" message="Journey {stage}" values={{ stage }} />
      </Link>
    </nav>
  )
}
