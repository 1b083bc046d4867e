import { Trans, useLingui } from '@lingui/react'
import { useCallback, useState } from 'react'
import { useUpright } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { Table } from '#src/ui/kit/Table.tsx'
import { LEVELS, type Level, SHAPES } from '../../deal/levels.ts'
import { gravityName, LEVEL_NAMES } from '../../names.ts'
import { FIGURES, type Studied, studiedChoice } from '../engine/figures.ts'
import { kindsOf } from '../engine/kinds.ts'
import { RISKS, type Risk, SEARCHES } from '../engine/scales.ts'
import { RISK_NAMES, SEARCH_NAMES } from '../grade-names.ts'
import styles from './GradesPage.module.css'
import { SIZE } from './grade-texts.ts'
import { plot } from './plot.ts'
import { Reliability } from './Reliability.tsx'

/** The grades of each size's boards under a gravity, and how far they can be trusted. */
export function SizeGrades() {
  const [gravity, setGravity] = useState<Studied>('none')
  const isUpright = useUpright()
  const nameOf = (studied: Studied) => gravityName(SHAPES.expert, isUpright, studied)
  const boards = Math.min(...LEVELS.map((level) => figuresOf(level, gravity).boards))
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="link.grades.sizes" message="Grades of each size" />
      </h2>
      <SelectField
        isInline
        label={<Trans id="link.gravity" message="After a match" />}
        value={gravity}
        options={{
          none: nameOf('none'),
          down: nameOf('down'),
          left: nameOf('left'),
          in: nameOf('in'),
        }}
        onChange={setGravity}
      />
      <div className={styles.beside}>
        <Card as="figure" className={styles.figure}>
          <figcaption>
            <Trans
              id="link.grades.shares"
              message="Risk of {boards} boards of each size, with Difficulty set to Any"
              values={{ boards }}
            />
          </figcaption>
          <Legend />
          <SharesPlot gravity={gravity} />
        </Card>
        <RiskTable gravity={gravity} />
      </div>
      <div className={styles.pair}>
        <SearchTable gravity={gravity} />
        <KindsTable gravity={gravity} />
      </div>
      <Reliability gravity={gravity} />
    </section>
  )
}

const figuresOf = (level: Level, gravity: Studied) => FIGURES.sizes[studiedChoice(level, gravity)]

interface GravityProps {
  gravity: Studied
}

/** The risks in the order and shades of the bars. */
function Legend() {
  const { i18n } = useLingui()
  return (
    <ol className={styles.legend}>
      {RISKS.map((risk, index) => (
        <li key={risk}>
          <span
            aria-hidden="true"
            style={{ '--weight': `${(100 * index) / (RISKS.length - 1)}%` }}
          />
          {i18n._(RISK_NAMES[risk])}
        </li>
      ))}
    </ol>
  )
}

function SharesPlot({ gravity }: GravityProps) {
  const { i18n } = useLingui()
  const draw = useCallback(
    ({ drawShares }: typeof import('./grades-plot.ts')) =>
      drawShares(
        LEVELS.map((level) => ({
          name: i18n._(LEVEL_NAMES[level]),
          risks: figuresOf(level, gravity).risks,
        })),
        i18n._({
          id: 'link.grades.shares.chart',
          message: 'Risk of boards by size; the numbers are in the table.',
        }),
        i18n.locale,
      ),
    [i18n, gravity],
  )
  return <Plot plot={plot} draw={draw} />
}

const percent = (share: number): string => `${Math.round(100 * share)}`

function RiskTable({ gravity }: GravityProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={<Trans id="link.grades.shares.risk" message="Risk, percent of boards" />}
      head={[i18n._(SIZE), ...RISKS.map((risk) => i18n._(RISK_NAMES[risk]))]}
      rows={LEVELS.map((level) => [
        i18n._(LEVEL_NAMES[level]),
        ...RISKS.map((risk) => percent(figuresOf(level, gravity).risks[risk])),
      ])}
    />
  )
}

function SearchTable({ gravity }: GravityProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={<Trans id="link.grades.shares.search" message="Search, percent of boards" />}
      head={[i18n._(SIZE), ...SEARCHES.map((search) => i18n._(SEARCH_NAMES[search]))]}
      rows={LEVELS.map((level) => [
        i18n._(LEVEL_NAMES[level]),
        ...SEARCHES.map((search) => percent(figuresOf(level, gravity).searches[search])),
      ])}
    />
  )
}

/** The numbers of kinds that give each risk. */
function KindsTable({ gravity }: GravityProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={<Trans id="link.grades.kinds" message="Kinds of tiles dealt at each difficulty" />}
      head={[i18n._(SIZE), ...RISKS.map((risk) => i18n._(RISK_NAMES[risk]))]}
      rows={LEVELS.map((level) => [
        i18n._(LEVEL_NAMES[level]),
        ...RISKS.map((risk) => kindsText(level, gravity, risk)),
      ])}
    />
  )
}

function kindsText(level: Level, gravity: Studied, risk: Risk): string {
  const kinds = kindsOf(level, gravity, risk)
  return kinds === 0 ? '–' : `${kinds}`
}
