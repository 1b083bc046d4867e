import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useState } from 'react'
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
import { PLAYER_TEXTS } from './grade-texts.ts'
import { Chart, Section } from './Section.tsx'

/** Clear rates by player and risk, on held-out boards. */
export function ClearRates() {
  const { i18n } = useLingui()
  const [level, setLevel] = useState<HeldOut>('expert')
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
        draw={useRatesPlot(FIGURES.players[level])}
        table={<RatesTable level={level} />}
      />
      <Overlaps figures={FIGURES.players[level]} />
      <Planner />
    </Section>
  )
}

function useRatesPlot({ rates }: RateFigures) {
  const { i18n } = useLingui()
  return useCallback(
    ({ drawRates }: typeof import('./grades-plot.ts')) =>
      drawRates(
        PLAYERS.map((player, index) => ({ number: index + 1, rates: rates[player] })),
        RISKS.map((risk) => i18n._(RISK_NAMES[risk])),
        {
          label: i18n._({
            id: 'link.grades.rates.chart',
            message: 'Clear rates by risk and player; the numbers are in the table.',
          }),
          language: i18n.locale,
        },
      ),
    [i18n, rates],
  )
}

function RatesTable({ level }: { level: HeldOut }) {
  const { i18n } = useLingui()
  const { boards, rates } = FIGURES.players[level]
  return (
    <Table
      caption={
        <Trans
          id="link.grades.rates.table"
          message="Games won in percent, with 95% intervals; number of boards in parentheses"
        />
      }
      head={headOf(i18n, (risk) => boards[risk])}
      rows={PLAYERS.map((player, index) => [
        `${index + 1} ${i18n._(PLAYER_TEXTS[player].name)}`,
        ...RISKS.map((risk) => rateText(rates[player][risk])),
      ])}
    />
  )
}

/** Heads the columns with each risk and its number of boards. */
const headOf = (i18n: I18n, countOf: (risk: Risk) => number): string[] => [
  i18n._({ id: 'link.grades.player', message: 'Player' }),
  ...RISKS.map((risk) => `${i18n._(RISK_NAMES[risk])} (${countOf(risk)})`),
]

/** "69 (66–72)" in percent. */
function rateText(rate: Mean | null): string {
  if (!rate) return '–'
  const [value, low, high] = [rate.mean, ...intervalOf(rate)].map((share) =>
    Math.round(100 * share),
  )
  return `${value} (${low}\u2060–\u2060${high})`
}

/** Lists neighbouring risks whose intervals overlap. */
function Overlaps({ figures }: { figures: RateFigures }) {
  const { i18n } = useLingui()
  const overlaps = overlapsIn(figures).map(({ player, easier, harder }) =>
    i18n._({
      id: 'link.grades.overlap',
      message: '{player} ({easier} and {harder})',
      values: {
        player: i18n._(PLAYER_TEXTS[player].name),
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

/** The planner's clear rates on expert boards. */
function Planner() {
  const { i18n } = useLingui()
  const { planner } = FIGURES
  return (
    <Table
      caption={
        <Trans
          id="link.grades.planner"
          message="A planner, who tries matches by playing on at random from each, on other expert boards"
        />
      }
      head={headOf(i18n, (risk) => planner[risk].boards)}
      rows={[
        [
          i18n._({ id: 'link.player.planner', message: 'Planner' }),
          ...RISKS.map((risk) => rateText(planner[risk].rate)),
        ],
      ]}
    />
  )
}
