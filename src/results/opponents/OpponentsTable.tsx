import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { Face } from '#src/opponents/Face.tsx'
import { Table, type TableRow } from '#src/ui/kit/Table.tsx'
import { capitalised } from '#src/ui/texts.ts'
import { OPPONENT } from '#src/ui/words.ts'
import { bestMarginText, endText } from '../statistics.ts'
import styles from './OpponentsTable.module.css'
import { type Standing, standingsOf } from './standings.ts'

interface OpponentsTableProps {
  game: DeclaredGame
  results: readonly GameResult[]
}

/** The standings against the opponents of a game, in a table. */
export function OpponentsTable({ game, results }: OpponentsTableProps) {
  const { i18n } = useLingui()
  const met = standingsOf(game, results).map((standing) => ({
    standing,
    name: i18n._(OPPONENT_NAMES[standing.strength]),
  }))
  if (met.length === 0) return null
  const faces = met.map(({ name, standing }) => [
    name,
    <Face key={name} strength={standing.strength} />,
  ])
  return (
    <div className={styles.opponents}>
      <Table
        head={headOf(i18n)}
        rows={met.map(({ name, standing }) => rowOf(name, standing))}
        pictures={Object.fromEntries(faces)}
        caption={
          <Trans
            id="opponents.about"
            message="A series ends with two wins or after three games; in a series, a game given up counts as lost."
          />
        }
      />
    </div>
  )
}

const headOf = (i18n: I18n): readonly string[] =>
  [
    i18n._(OPPONENT),
    endText(i18n, 'won'),
    endText(i18n, 'lost'),
    endText(i18n, 'drawn'),
    endText(i18n, 'left'),
    i18n._({ id: 'opponents.series', message: 'series' }),
    bestMarginText(i18n),
  ].map(capitalised)

const rowOf = (name: string, standing: Standing): TableRow => [
  name,
  ...[standing.won, standing.lost, standing.drawn, standing.left].map(String),
  `${standing.seriesWon} – ${standing.seriesLost}`,
  standing.bestMargin === undefined ? '–' : `${standing.bestMargin}`,
]
