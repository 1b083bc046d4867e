import { Trans, useLingui } from '@lingui/react'
import { Table } from '#src/ui/kit/Table.tsx'
import { LEVEL_NAMES } from '../../choice.ts'
import { LEVELS } from '../../deal/levels.ts'
import { FIGURES, type Studied, studiedChoice } from '../engine/figures.ts'
import { SIZE } from './grade-texts.ts'

/** Reliability and agreement of the grades of each size under a gravity. */
export function Reliability({ gravity }: { gravity: Studied }) {
  const { i18n } = useLingui()
  const two = (value: number | null) =>
    value === null
      ? '–'
      : i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <>
      <Table
        caption={
          <Trans
            id="link.grades.reliability"
            message="Reliability of risk (split-half) and of search, agreement of players 1 to 4 (Kendall’s W), and boards that get the same risk twice; 1 is perfect"
          />
        }
        head={[
          i18n._(SIZE),
          i18n._({ id: 'link.risk', message: 'Risk' }),
          i18n._({ id: 'link.search', message: 'Search' }),
          i18n._({ id: 'link.grades.agreement', message: 'Agreement' }),
          i18n._({ id: 'link.grades.twice', message: 'Same on regrading' }),
        ]}
        rows={LEVELS.map((level) => {
          const figures = FIGURES.sizes[studiedChoice(level, gravity)]
          const { riskReliability, searchReliability, agreement, same } = figures
          const values = [riskReliability, searchReliability, agreement, same]
          return [i18n._(LEVEL_NAMES[level]), ...values.map(two)]
        })}
      />
      <Shortfalls />
    </>
  )
}

/** The least reliability and agreement that are called good. */
const GOOD = { reliability: 0.9, agreement: 0.8 }

function Shortfalls() {
  const { i18n } = useLingui()
  const sizes = Object.values(FIGURES.sizes)
  const count = (values: readonly (number | null)[], least: number) =>
    values.filter((value) => value !== null && value >= least).length
  return (
    <p>
      <Trans
        id="link.grades.shortfalls"
        message="Of {sizes} sizes and gravities, {reliable} reach a reliability of risk of {reliability}, and {agreed} an agreement of {agreement}. The others fall short: where nearly all boards have the same risk, there is little to tell apart."
        values={{
          sizes: sizes.length,
          reliable: count(
            sizes.map(({ riskReliability }) => riskReliability),
            GOOD.reliability,
          ),
          agreed: count(
            sizes.map(({ agreement }) => agreement),
            GOOD.agreement,
          ),
          reliability: i18n.number(GOOD.reliability),
          agreement: i18n.number(GOOD.agreement),
        }}
      />
    </p>
  )
}
