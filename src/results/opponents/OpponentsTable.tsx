import { Trans, useLingui } from '@lingui/react'
import { Face, OPPONENT_NAMES } from '#src/define/characters.ts'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { Table, type TableRow } from '#src/ui/kit/Table.tsx'
import { capitalised } from '#src/ui/texts.ts'
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
  const standings = standingsOf(game, results)
  const nameOf = ({ strength }: Standing) => i18n._(OPPONENT_NAMES[strength])
  if (standings.length === 0) return null
  const head = [
    i18n._({ id: 'opponent', message: 'Opponent' }),
    endText(i18n, 'won'),
    endText(i18n, 'lost'),
    endText(i18n, 'drawn'),
    endText(i18n, 'left'),
    i18n._({ id: 'opponents.series', message: 'series' }),
    bestMarginText(i18n),
  ]
  return (
    <div className={styles.opponents}>
      <Table
        head={head.map(capitalised)}
        rows={standings.map((standing): TableRow => rowOf(nameOf(standing), standing))}
        pictures={Object.fromEntries(
          standings.map((standing) => [
            nameOf(standing),
            <span key={standing.strength} className={styles.face}>
              <Face strength={standing.strength} />
            </span>,
          ]),
        )}
        caption={
          <Trans
            id="opponents.about"
            message="A series ends with two wins or after three games; games given up count as lost in it."
          />
        }
      />
    </div>
  )
}

const rowOf = (name: string, standing: Standing): TableRow => [
  name,
  ...[standing.won, standing.lost, standing.drawn, standing.left].map(String),
  `${standing.seriesWon} – ${standing.seriesLost}`,
  standing.bestMargin === undefined ? '–' : `${standing.bestMargin}`,
]
