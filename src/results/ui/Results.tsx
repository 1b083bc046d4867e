import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type DeclaredGame,
  type GameResult,
  useDeclaredGame,
  useGames,
} from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { SavedGames } from '#src/saves/SavedGames.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { ABOUT, RESULTS } from '#src/ui/words.ts'
import { dailyMarks, dailyStreak } from '../calendar/days.ts'
import { Mistakes } from '../mistakes/Mistakes.tsx'
import { MISTAKES } from '../mistakes/mistakes.ts'
import { OpponentsTable } from '../opponents/OpponentsTable.tsx'
import { isKind, kindOf, readAside, readResults, removeResults, startReading } from '../results.ts'
import { type Figures, makeFigures } from '../statistics.ts'
import styles from './Results.module.css'
import { ResultsCard } from './ResultsCard.tsx'
import { failedText, ResultsFile } from './ResultsFile.tsx'

/** Cards shown at first, and added by each click. */
const CARDS = 48

/** The page of what was achieved, or of what is still to be learnt from it. */
export default function Results({ page }: { page: 'results' | 'mistakes' }) {
  return page === 'mistakes' ? <Mistakes /> : <AllResults />
}

function AllResults() {
  const { i18n } = useLingui()
  const [results, setResults] = useState<readonly GameResult[]>()
  const [aside, setAside] = useState<readonly unknown[]>([])
  const load = useCallback(
    () =>
      startReading(async () => {
        setResults(await readResults())
        setAside(await readAside())
      }),
    [],
  )
  useEffect(load, [load])
  return (
    <Page
      isWide
      title={i18n._(RESULTS)}
      links={
        <>
          <LinkButton href="/mistakes">{i18n._(MISTAKES)}</LinkButton>
          <LinkButton href="/about">{i18n._(ABOUT)}</LinkButton>
        </>
      }
    >
      {results && <Body results={results} isDamaged={aside.length > 0} onChange={load} />}
      {results && <ResultsFile results={results} aside={aside} onImport={load} />}
      {results && <SavedGames />}
    </Page>
  )
}

interface BodyProps {
  results: readonly GameResult[]
  /** Some could not be read. */
  isDamaged: boolean
  onChange: () => void
}

function Body({ results, isDamaged, onChange }: BodyProps) {
  const [shown, setShown] = useState(CARDS)
  const declared = useGames()
  const figures = useMemo(() => sortFigures(declared, results), [declared, results])
  const { message, status, reset } = useReset(onChange)
  const visible = figures.slice(0, shown)
  const games = [...new Set(visible.map(({ game }) => game))]
  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className={styles.status}>
        {message}
      </p>
      {results.length === 0 && !isDamaged && <Empty />}
      <div className={styles.games}>
        {games.map((game) => (
          <GameSection
            key={game}
            game={game}
            results={results}
            figures={visible.filter((figures) => figures.game === game)}
            onReset={reset}
          />
        ))}
      </div>
      {shown < figures.length && (
        <Button onClick={() => setShown(shown + CARDS)}>
          <Trans id="results.more" message="Show more" />
        </Button>
      )}
    </>
  )
}

/** Deletes results of a kind, and says so where the focus goes. */
function useReset(onChange: () => void) {
  const { i18n } = useLingui()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const reset = async (figures: Figures, name: string) => {
    const isDone = await removeResults(kindOf(figures))
    const values = { name }
    setMessage(
      isDone
        ? i18n._({
            id: 'results.reset.done',
            message: 'The results of {name} are deleted.',
            values,
          })
        : failedText(i18n, 'delete'),
    )
    onChange()
  }
  useEffect(() => {
    if (message) status.current?.focus()
  }, [message])
  return { message, status, reset }
}

function Empty() {
  const [game] = useGames()
  return (
    <div className={styles.empty}>
      <p className="muted">
        <Trans id="results.empty" message="Nothing here yet. Finish a game to see its results." />
      </p>
      {game && (
        <LinkButton look="primary" href={`/${game.id}/${game.first}`}>
          <Trans id="results.play" message="Play a small board" />
        </LinkButton>
      )}
    </div>
  )
}

interface SectionProps {
  game: string
  results: readonly GameResult[]
  figures: readonly Figures[]
  onReset: (figures: Figures, name: string) => void
}

function GameSection({ game, results, figures, onReset }: SectionProps) {
  const { i18n } = useLingui()
  const declared = useDeclaredGame(game)
  const isShown = useSetting('streak')
  const streak = useMemo(() => dailyStreak(dailyMarks(results, game), today()), [results, game])
  return (
    <section
      aria-labelledby={`results-${game}`}
      className={styles.game}
      data-cards={figures.length}
    >
      <h2 id={`results-${game}`}>{declared ? i18n._(declared.title) : game}</h2>
      {isShown && streak > 0 && (
        <p className={styles.streak}>
          <strong>{streak}</strong>{' '}
          <Trans
            id="results.streak"
            message="{count, plural, one {daily board in a row} other {daily boards in a row}}"
            values={{ count: streak }}
          />
        </p>
      )}
      {declared?.opponents && <OpponentsTable game={declared} results={results} />}
      <div className={styles.cards}>
        {figures.map((figures) => (
          <ResultsCard key={figures.choice} figures={figures} onReset={onReset} />
        ))}
      </div>
    </section>
  )
}

/** Returns the figures of kinds of game that were played here first, and last those that no longer exist. */
function sortFigures(games: readonly DeclaredGame[], results: readonly GameResult[]) {
  const own = new Set(results.filter(({ imported }) => !imported).map(kindOf))
  const rankOf = (figures: Figures) => {
    if (!isKind(games, figures.game, figures.choice)) return 2
    return own.has(kindOf(figures)) ? 0 : 1
  }
  return makeFigures(results).toSorted((a, b) => rankOf(a) - rankOf(b))
}
