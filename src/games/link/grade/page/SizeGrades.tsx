import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useCallback, useState } from 'react'
import { useUpright } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Table } from '#src/ui/kit/Table.tsx'
import { gravityName, LEVEL_NAMES, RISK_NAMES } from '../../choice.ts'
import { LEVELS, type Level, SHAPES } from '../../deal/levels.ts'
import { FIGURES, type Studied, studiedChoice } from '../engine/figures.ts'
import { kindsOf } from '../engine/kinds.ts'
import { RISKS, type Risk, SEARCHES } from '../engine/scales.ts'
import { SEARCH_NAMES } from '../GradeScale.tsx'
import { SIZE } from './grade-texts.ts'
import { Reliability } from './Reliability.tsx'
import { Chart, Section, SideBySide } from './Section.tsx'
import styles from './SizeGrades.module.css'

/** The grades of each size's boards under a gravity, and how far they can be trusted. */
export function SizeGrades() {
  const [gravity, setGravity] = useState<Studied>('none')
  const isUpright = useUpright()
  const nameOf = (studied: Studied) => gravityName(SHAPES.expert, isUpright, studied)
  const boards = Math.min(...LEVELS.map((level) => figuresOf(level, gravity).boards))
  return (
    <Section title={<Trans id="link.grades.sizes" message="Grades of each size" />}>
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
      <Chart
        caption={
          <Trans
            id="link.grades.shares"
            message="Risk of {boards} boards of each size, with Difficulty set to Any"
            values={{ boards }}
          />
        }
        legend={<Legend />}
        draw={useSharesPlot(gravity)}
        table={<RiskTable gravity={gravity} />}
      />
      <SideBySide>
        <SearchTable gravity={gravity} />
        <KindsTable gravity={gravity} />
      </SideBySide>
      <Reliability gravity={gravity} />
    </Section>
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

function useSharesPlot(gravity: Studied) {
  const { i18n } = useLingui()
  return useCallback(
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
}

const percent = (share: number): string => `${Math.round(100 * share)}`

interface SizeTableProps {
  caption: ReactNode
  names: readonly MessageDescriptor[]
  cellsOf: (level: Level) => readonly string[]
}

/** A row for each size. */
function SizeTable({ caption, names, cellsOf }: SizeTableProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={caption}
      head={[SIZE, ...names].map((name) => i18n._(name))}
      rows={LEVELS.map((level) => [i18n._(LEVEL_NAMES[level]), ...cellsOf(level)])}
    />
  )
}

const percentOf = (scale: ReactNode) => (
  <Trans id="link.grades.shares.percent" message="{scale}, percent of boards" values={{ scale }} />
)

const RISK_HEADS = RISKS.map((risk) => RISK_NAMES[risk])

const RiskTable = ({ gravity }: GravityProps) => (
  <SizeTable
    caption={percentOf(<Trans id="link.risk" message="Risk" />)}
    names={RISK_HEADS}
    cellsOf={(level) => RISKS.map((risk) => percent(figuresOf(level, gravity).risks[risk]))}
  />
)

const SearchTable = ({ gravity }: GravityProps) => (
  <SizeTable
    caption={percentOf(<Trans id="link.search" message="Search" />)}
    names={SEARCHES.map((search) => SEARCH_NAMES[search])}
    cellsOf={(level) =>
      SEARCHES.map((search) => percent(figuresOf(level, gravity).searches[search]))
    }
  />
)

/** The numbers of kinds that give each risk. */
const KindsTable = ({ gravity }: GravityProps) => (
  <SizeTable
    caption={<Trans id="link.grades.kinds" message="Kinds of tiles dealt at each difficulty" />}
    names={RISK_HEADS}
    cellsOf={(level) => RISKS.map((risk) => kindsText(level, gravity, risk))}
  />
)

function kindsText(level: Level, gravity: Studied, risk: Risk): string {
  const kinds = kindsOf(level, gravity, risk)
  return kinds === 0 ? '–' : `${kinds}`
}
