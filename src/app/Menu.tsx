import { Trans, useLingui } from '@lingui/react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { dailyMarks, dailyStreak, markedText } from '#src/results/calendar.ts'
import { useNotes, useResults } from '#src/results/results.ts'
import { ResumeLinks, useGamesInProgress } from '#src/saves/ResumeLinks.tsx'
import type { GameInProgress } from '#src/saves/saved-games.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Mark } from '#src/ui/kit/icons.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { GAMES } from './games.ts'
import styles from './Menu.module.css'

const SettingsDialog = lazy(() => import('#src/settings/SettingsDialog.tsx'), { when: 'open' })

export default function Menu() {
  const saved = useGamesInProgress()
  const results = useResults()
  useEffect(() => {
    document.title = 'Pairwise'
    // The page's own head, which has stood in for this one.
    document.getElementById('head')?.remove()
  }, [])
  return (
    <main className={styles.menu}>
      <header className="masthead">
        <h1>
          <Mark />
          Pairwise
        </h1>
        <p>
          <Trans
            id="menu.about"
            message="Games of matching tiles, without accounts or ads. Nothing leaves your device."
          />
        </p>
      </header>
      <div className={styles.games}>
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} saved={saved} results={results} />
        ))}
      </div>
      <MenuLinks />
    </main>
  )
}

interface GameCardProps {
  game: DeclaredGame
  saved: readonly GameInProgress[]
  results: readonly GameResult[] | undefined
}

function GameCard({ game, saved, results = [] }: GameCardProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const isUpright = useUpright()
  const names = useChoiceNames(game, results)
  const isDailyDone = dailyMarks(results, game.id).has(today())
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <div className={styles.miniature}>
        <game.Miniature />
      </div>
      <div>
        <h2 id={titleId}>
          <Link href={`/${game.id}`}>{i18n._(game.title)}</Link>
        </h2>
        <p className="muted">{i18n._(game.about)}</p>
        <ResumeLinks game={game} saved={saved} most={3} />
      </div>
      <nav aria-labelledby={titleId}>
        {game.choices.map((choice) => (
          <QuickLink
            key={game.makeChoice(choice)}
            href={`/${game.id}/${game.makeChoice(choice)}`}
            name={names[choice.type] ?? game.nameOf(i18n, choice, isUpright)}
            isDone={isDailyDone && choice.type === 'daily'}
          />
        ))}
      </nav>
    </Card>
  )
}

function QuickLink({ href, name, isDone }: { href: string; name: string; isDone: boolean }) {
  const { i18n } = useLingui()
  const label = isDone ? markedText(i18n, name, 'won') : undefined
  return (
    <LinkButton size="small" href={href} aria-label={label}>
      {isDone && <span aria-hidden="true">✓ </span>}
      {name}
    </LinkButton>
  )
}

/** Returns names of choices that tell what has been reached, by their type. */
function useChoiceNames(game: DeclaredGame, results: readonly GameResult[]) {
  const { i18n } = useLingui()
  const notes = useNotes(game)
  const count = dailyStreak(dailyMarks(results, game.id), today())
  const values = { count }
  const streak = i18n._({ id: 'menu.daily', message: 'Daily · {count} in a row', values })
  const name = count > 1 ? streak : game.nameOf(i18n, { type: 'daily' }, false)
  const daily = [name, notes?.dayNote(i18n, today()) ?? []].flat().join(' · ')
  const names: Readonly<Record<string, string>> = { ...notes?.choiceNotes?.(i18n, results), daily }
  return names
}

function MenuLinks() {
  const [settings, setSettings] = useState(false)
  return (
    <nav>
      <LinkButton href="/results">
        <Trans id="results.title" message="Results" />
      </LinkButton>
      <Button onClick={() => setSettings(true)}>
        <Trans id="tool.settings" message="Settings" />
      </Button>
      <LinkButton href="/about">
        <Trans id="about.title" message="About" />
      </LinkButton>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </nav>
  )
}
