import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { useUpright } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Table } from '#src/ui/kit/Table.tsx'
import { gravityName, LEVEL_NAMES, RISK_NAMES } from '../../choice.ts'
import { LEVELS, type Level, SHAPES } from '../../deal/levels.ts'
import { GRAVITY, RISK, SEARCH, SIZE } from '../../texts.ts'
import { FIGURES, type SizeFigures, type Studied, studiedChoice } from '../engine/figures.ts'
import { kindsOf } from '../engine/kinds.ts'
import { RISKS, SEARCHES } from '../engine/scales.ts'
import { SEARCH_NAMES } from '../GradeScale.tsx'
import { Chart, Section, SideBySide } from './Section.tsx'
import styles from './SizeGrades.module.css'

/** The grades of each size's boards under a gravity. */
export function SizeGrades() {
  const [gravity, setGravity] = useState<Studied>('none')
  const isUpright = useUpright()
  return (
    <Section title={<Trans id="link.grades.sizes" message="Grades of each size" />}>
      <SelectField
        isInline
        label={<Trans {...GRAVITY} />}
        value={gravity}
        options={gravityNames(isUpright)}
        onChange={setGravity}
      />
      <Shares gravity={gravity} />
      <SideBySide>
        <SizeTable
          gravity={gravity}
          caption={percentOf(<Trans {...SEARCH} />)}
          names={SEARCHES.map((search) => SEARCH_NAMES[search])}
          cellsOf={({ searches }) => SEARCHES.map((search) => percent(searches[search]))}
        />
        <SizeTable
          gravity={gravity}
          caption={
            <Trans id="link.grades.kinds" message="Kinds of tiles dealt at each difficulty" />
          }
          names={RISK_HEADS}
          cellsOf={(_, level) => RISKS.map((risk) => String(kindsOf(level, gravity, risk) || '–'))}
        />
      </SideBySide>
    </Section>
  )
}

/** Names the studied gravities as they are seen. */
function gravityNames(isUpright: boolean): Readonly<Record<Studied, MessageDescriptor>> {
  const nameOf = (gravity: Studied) => gravityName(SHAPES.expert, isUpright, gravity)
  return { none: nameOf('none'), down: nameOf('down'), left: nameOf('left'), in: nameOf('in') }
}

const RISK_HEADS = RISKS.map((risk) => RISK_NAMES[risk])

const figuresOf = (level: Level, gravity: Studied) => FIGURES.sizes[studiedChoice(level, gravity)]

const percent = (share: number): string => `${Math.round(100 * share)}`

const percentOf = (scale: ReactNode) => (
  <Trans id="link.grades.shares.percent" message="{scale}, percent of boards" values={{ scale }} />
)

interface SizeTableProps {
  gravity: Studied
  caption: ReactNode
  names: readonly MessageDescriptor[]
  cellsOf: (figures: SizeFigures, level: Level) => readonly string[]
}

function SizeTable({ gravity, caption, names, cellsOf }: SizeTableProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={caption}
      head={[i18n._(SIZE), ...names.map((name) => i18n._(name))]}
      rows={LEVELS.map((level) => [
        i18n._(LEVEL_NAMES[level]),
        ...cellsOf(figuresOf(level, gravity), level),
      ])}
    />
  )
}

function Shares({ gravity }: { gravity: Studied }) {
  const { i18n } = useLingui()
  const boards = Math.min(...LEVELS.map((level) => figuresOf(level, gravity).boards))
  return (
    <Chart
      caption={
        <Trans
          id="link.grades.shares"
          message="Risk of {boards} boards of each size, with Difficulty set to Any"
          values={{ boards }}
        />
      }
      legend={<Legend />}
      draw={({ drawShares }) => drawShares((level) => figuresOf(level, gravity).risks, i18n)}
      table={
        <SizeTable
          gravity={gravity}
          caption={percentOf(<Trans {...RISK} />)}
          names={RISK_HEADS}
          cellsOf={({ risks }) => RISKS.map((risk) => percent(risks[risk]))}
        />
      }
    />
  )
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
