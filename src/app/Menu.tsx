import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { today } from '#src/define/seeds.ts'
import { link } from '#src/games/link/index.tsx'
import { Daily } from '#src/games/link/ui/menu/Daily.tsx'
import { Hero } from '#src/games/link/ui/menu/Hero.tsx'
import { Levels } from '#src/games/link/ui/menu/Levels.tsx'
import { dueOn, dueText, type Mistake } from '#src/results/mistakes/mistakes.ts'
import { useMistakes } from '#src/results/mistakes/store.ts'
import { useResults } from '#src/results/results.ts'
import { useGamesInProgress } from '#src/saves/GamesInProgress.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Mark } from '#src/ui/kit/icons.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { useTitle } from '#src/ui/page.ts'
import { ABOUT, RESULTS } from '#src/ui/words.ts'
import { GameCard } from './GameCard.tsx'
import { OTHER_GAMES } from './games.ts'
import styles from './Menu.module.css'
import { SharedText } from './SharedText.tsx'

const SettingsDialog = lazy(() => import('#src/settings/SettingsDialog.tsx'), { when: 'open' })

/** Returns the delay with which the title goes on entering where that of index.html was. */
function enteredSince(): string {
  const [entrance] = document.getElementById('head')?.getAnimations?.({ subtree: true }) ?? []
  return `${-Number(entrance?.currentTime ?? 0)}ms`
}

export default function Menu() {
  useTitle()
  const [entered] = useState(enteredSince)
  return (
    <main className={styles.menu}>
      <header className="masthead" style={{ '--entered': entered }}>
        <h1>
          <Mark />
          Pairwise
        </h1>
        <p className="roomy">
          <Trans
            id="menu.about"
            message="Games of matching tiles, without accounts or ads. Nothing leaves your device."
          />
        </p>
      </header>
      <SharedText />
      <Games />
    </main>
  )
}

/** Link first, with all there is to play in it; then the other games. */
function Games() {
  const progress = useProgress()
  if (!progress) return null
  const { results } = progress
  return (
    <>
      <div className={styles.games}>
        <Hero game={link} {...progress} />
        <Daily results={results} />
        <Levels results={results} />
        {OTHER_GAMES.map((game) => (
          <GameCard key={game.id} game={game} {...progress} />
        ))}
      </div>
      <MenuLinks {...progress} />
    </>
  )
}

/** Storage that answers later than this changes a menu that is shown already. */
const PATIENCE_MS = 300

/** Reads games in progress, results and mistakes before anything of them is shown, so that nothing moves when they come. */
function useProgress() {
  const saved = useGamesInProgress()
  const results = useResults()
  const { mistakes } = useMistakes()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (!(saved && results && mistakes) && !isLate) return undefined
  return { saved: saved ?? [], results: results ?? [], mistakes: mistakes ?? [] }
}

function MenuLinks({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { i18n } = useLingui()
  const { length: due } = dueOn(mistakes, today())
  const [settings, setSettings] = useState(false)
  return (
    <nav>
      {due > 0 && <LinkButton href="/mistakes">{dueText(i18n, due)}</LinkButton>}
      <LinkButton href="/results">
        <Trans {...RESULTS} />
      </LinkButton>
      <Button onClick={() => setSettings(true)}>
        <Trans {...TOOLS.settings[0]} />
      </Button>
      <LinkButton href="/about">
        <Trans {...ABOUT} />
      </LinkButton>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </nav>
  )
}
