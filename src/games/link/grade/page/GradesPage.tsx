import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { Table } from '#src/ui/kit/Table.tsx'
import { RISK_NAMES, TITLE } from '../../choice.ts'
import { GRADES, RISK, SEARCH } from '../../texts.ts'
import { PLAYERS } from '../engine/figures.ts'
import { GAMES, MOST_LOOKS, RISKS, SEARCHES } from '../engine/scales.ts'
import { clearedRange, SEARCH_NAMES } from '../GradeScale.tsx'
import { ClearRates, playerName } from './ClearRates.tsx'
import styles from './GradesPage.module.css'
import { Section, SideBySide } from './Section.tsx'
import { SizeGrades } from './SizeGrades.tsx'

/** Explains how boards are graded. */
export default function GradesPage() {
  const { i18n } = useLingui()
  return (
    <Page title={i18n._(GRADES)} links={<LinkButton href="/link">{i18n._(TITLE)}</LinkButton>}>
      <p className={styles.text}>
        <Trans
          id="link.grades.about"
          message="Simulated players try every board, without hints or shuffles. The share that clears it is its risk; the number of tiles they look at to find a match is its search. No people were measured: grades compare boards and do not predict how you will do."
        />
      </p>
      <Scales />
      <Players />
      <ClearRates />
      <SizeGrades />
    </Page>
  )
}

function Scales() {
  const { i18n } = useLingui()
  return (
    <Section title={<Trans id="link.grades.scales" message="Risk and search" />}>
      <SideBySide>
        <Table
          caption={
            <Trans
              id="link.grades.risk"
              message="Risk: how many of {games} random players clear the board"
              values={{ games: GAMES }}
            />
          }
          head={[i18n._(RISK), i18n._({ id: 'link.grades.cleared', message: 'Clear it' })]}
          rows={RISKS.map((risk) => [i18n._(RISK_NAMES[risk]), clearedRange(risk)])}
        />
        <Table
          caption={
            <Trans
              id="link.grades.search"
              message="Search: the mean number of tiles looked at to find a match, until half of them are gone"
            />
          }
          head={[i18n._(SEARCH), i18n._({ id: 'link.grades.looks', message: 'Tiles' })]}
          rows={SEARCHES.map((name, index) => [
            i18n._(SEARCH_NAMES[name]),
            looksRange(i18n, index),
          ])}
        />
      </SideBySide>
    </Section>
  )
}

/** "< 2.5", "2.5–4", "≥ 12", by the index of the search. */
function looksRange(i18n: I18n, index: number): string {
  const [from, to] = [MOST_LOOKS[index - 1], MOST_LOOKS[index]].map((looks) =>
    looks?.toLocaleString(i18n.locale),
  )
  if (from === undefined) return `< ${to}`
  return to === undefined ? `≥ ${from}` : `${from}–${to}`
}

function Players() {
  const { i18n } = useLingui()
  return (
    <Section title={<Trans id="link.grades.players" message="The players" />}>
      <ol className={styles.list}>
        {PLAYERS.map((player, index) => (
          <li key={player}>
            <b>{playerName(i18n, index + 1)}</b>{' '}
            <Trans
              id="link.player.takes"
              message="{player, select, 1 {takes any match.} 2 {takes the last two of a kind first, then a match that opens a path.} 3 {takes the last two of a kind first, then any match.} 4 {takes the best of three matches seen, near ones first.} other {takes the match that leaves the most tiles with a match.}}"
              values={{ player: index + 1 }}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}
