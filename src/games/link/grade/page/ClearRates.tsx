import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Table } from '#src/ui/kit/Table.tsx'
import { listed } from '#src/ui/texts.ts'
import { LEVEL_NAMES, RISK_NAMES } from '../../choice.ts'
import {
  FIGURES,
  type HeldOut,
  intervalOf,
  type Mean,
  overlapsIn,
  PLAYERS,
  type RateFigures,
} from '../engine/figures.ts'
import { RISKS, type Risk } from '../engine/scales.ts'
import { Chart, Section } from './Section.tsx'

export function ClearRates() {
  const { i18n } = useLingui()
  const [level, setLevel] = useState<HeldOut>('expert')
  const figures = FIGURES.players[level]
  const names = (level: HeldOut) =>
    i18n._({
      id: 'link.grades.sample',
      message: '{level}, {kinds} kinds',
      values: { level: i18n._(LEVEL_NAMES[level]), kinds: FIGURES.players[level].kinds },
    })
  return (
    <Section title={<Trans id="link.grades.rates" message="Clear rate by risk and player" />}>
      <SelectField
        isInline
        label={<Trans id="link.grades.boards" message="Boards" />}
        value={level}
        options={{ expert: names('expert'), normal: names('normal'), hard: names('hard') }}
        onChange={setLevel}
      />
      <Chart
        caption={
          <Trans
            id="link.grades.rates.about"
            message="The share of games that players 1 to 5 win, with 95% intervals. The boards were used for nothing else."
          />
        }
        draw={({ drawRates }) => drawRates(figures.rates, i18n)}
        table={<PlayersTable {...figures} />}
      />
      <Overlaps {...figures} />
      <PlannerTable />
    </Section>
  )
}

/** Names a player by its number in the list of players. */
export const playerName = (i18n: I18n, player: number): string =>
  i18n._({
    id: 'link.player',
    message:
      '{player, select, 1 {Random} 2 {Attentive} 3 {Last pair first} 4 {Glancing} 5 {One look ahead} other {Planner}}',
    values: { player },
  })

function PlayersTable({ boards, rates }: RateFigures) {
  const { i18n } = useLingui()
  return (
    <RatesTable
      caption={
        <Trans
          id="link.grades.rates.table"
          message="Games won in percent, with 95% intervals; number of boards in parentheses"
        />
      }
      countOf={(risk) => boards[risk]}
      rows={PLAYERS.map((player, index) => ({
        name: `${index + 1} ${playerName(i18n, index + 1)}`,
        rateOf: (risk) => rates[player][risk],
      }))}
    />
  )
}

function PlannerTable() {
  const { i18n } = useLingui()
  const { planner } = FIGURES
  return (
    <RatesTable
      caption={
        <Trans
          id="link.grades.planner"
          message="A planner, who tries matches by playing on at random from each, on other boards of {size}"
          values={{ size: i18n._(LEVEL_NAMES.expert) }}
        />
      }
      countOf={(risk) => planner[risk].boards}
      rows={[{ name: playerName(i18n, PLAYERS.length + 1), rateOf: (risk) => planner[risk].rate }]}
    />
  )
}

interface RatesTableProps {
  caption: ReactNode
  countOf: (risk: Risk) => number
  rows: readonly { name: string; rateOf: (risk: Risk) => Mean | null }[]
}

/** A row for each player, and a column for each risk with its number of boards. */
function RatesTable({ caption, countOf, rows }: RatesTableProps) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={caption}
      head={[
        i18n._({ id: 'link.grades.player', message: 'Player' }),
        ...RISKS.map((risk) => `${i18n._(RISK_NAMES[risk])} (${countOf(risk)})`),
      ]}
      rows={rows.map(({ name, rateOf }) => [name, ...RISKS.map((risk) => rateText(rateOf(risk)))])}
    />
  )
}

/** "69 (66–72)" in percent. */
function rateText(rate: Mean | null): string {
  if (!rate) return '–'
  const [value, low, high] = [rate.mean, ...intervalOf(rate)].map((share) =>
    Math.round(100 * share),
  )
  return `${value} (${low}\u2060–\u2060${high})`
}

/** Lists neighbouring risks whose intervals overlap. */
function Overlaps(figures: RateFigures) {
  const { i18n } = useLingui()
  const overlaps = overlapsIn(figures).map(({ player, easier, harder }) =>
    i18n._({
      id: 'link.grades.overlap',
      message: '{player} ({easier} and {harder})',
      values: {
        player: playerName(i18n, PLAYERS.indexOf(player) + 1),
        easier: i18n._(RISK_NAMES[easier]),
        harder: i18n._(RISK_NAMES[harder]),
      },
    }),
  )
  return (
    <p>
      {overlaps.length === 0 ? (
        <Trans
          id="link.grades.apart"
          message="No player’s intervals of neighbouring risks overlap."
        />
      ) : (
        <Trans
          id="link.grades.overlaps"
          message="Intervals of neighbouring risks overlap for: {overlaps}."
          values={{ overlaps: listed(i18n, overlaps) }}
        />
      )}
    </p>
  )
}
