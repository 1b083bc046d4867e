import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { RISK_NAMES } from '../choice.ts'
import { GRADES, RISK, SEARCH } from '../texts.ts'
import { GAMES, type Grade, RISKS, type Risk, rangeOf, SEARCHES } from './engine/scales.ts'
import styles from './GradeScale.module.css'

export const SEARCH_NAMES: Readonly<Record<Grade['search'], MessageDescriptor>> = {
  obvious: /*i18n*/ { id: 'link.search.obvious', message: 'Obvious' },
  plain: /*i18n*/ { id: 'link.search.plain', message: 'Plain' },
  mixed: /*i18n*/ { id: 'link.search.mixed', message: 'Mixed' },
  hidden: /*i18n*/ { id: 'link.search.hidden', message: 'Hidden' },
  buried: /*i18n*/ { id: 'link.search.buried', message: 'Buried' },
}

/** A board's risk and search, each on a scale of five. */
export function GradeScale({ grade }: { grade: Grade }) {
  const { i18n } = useLingui()
  const { risk, search, cleared } = grade
  const looks = grade.looks.toLocaleString(i18n.locale, { maximumFractionDigits: 1 })
  return (
    <dl className="stack">
      <RiskScale risk={risk} cleared={cleared} />
      <Scale
        label={<Trans {...SEARCH} />}
        name={SEARCH_NAMES[search]}
        step={SEARCHES.indexOf(search)}
      >
        <Trans
          id="link.search.looks"
          message="Tiles looked at to find a match: {looks}"
          values={{ looks }}
        />
      </Scale>
    </dl>
  )
}

/** The scale of risk in a `dl`, with the number of games cleared or its range. */
export const RiskScale = ({ risk, cleared }: { risk: Risk; cleared: number | string }) => (
  <Scale label={<Trans {...RISK} />} name={RISK_NAMES[risk]} step={RISKS.indexOf(risk)}>
    <Trans
      id="link.risk.cleared"
      message="{cleared} of {games} random players clear it"
      values={{ cleared, games: GAMES }}
    />
  </Scale>
)

/** "141–230". */
export function clearedRange(risk: Risk): string {
  const { least, most } = rangeOf(risk)
  return `${least}–${most}`
}

interface ScaleProps {
  label: ReactNode
  name: MessageDescriptor
  /** Counted from 0. */
  step: number
  children: ReactNode
}

function Scale({ label, name, step, children }: ScaleProps) {
  return (
    <div className={styles.scale}>
      <dt className="muted">{label}</dt>
      <dd>
        <Bars step={step} /> <Trans {...name} />
        <span className="unseen">
          <Trans
            id="link.scale.step"
            message=", {step} of {steps}"
            values={{ step: step + 1, steps: RISKS.length }}
          />
        </span>
      </dd>
      <dd className="muted">{children}</dd>
    </div>
  )
}

export const GradesLink = () => (
  <LinkButton href="/link/grades" size="small">
    <Trans {...GRADES} />
  </LinkButton>
)

/** Five rising bars, filled up to a step. */
export const Bars = ({ step }: { step: number }) => (
  <svg aria-hidden="true" className={styles.bars} viewBox="0 0 24 12">
    {RISKS.map((risk, index) => (
      <rect
        key={risk}
        data-filled={index <= step}
        x={index * 5 + 0.5}
        y={8.5 - index * 2}
        width="3"
        height={index * 2 + 3}
        rx="0.8"
      />
    ))}
  </svg>
)
