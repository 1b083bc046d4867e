import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { AssistsUsed } from '../play/AssistsUsed'
import { type GameResult, readResults } from '../play/results'
import { today } from '../play/seeds'
import { dailyStreak, type Figures, makeFigures } from '../play/statistics'
import { useUpright } from '../ui/board/view'
import { Button } from '../ui/kit/Button'
import { Card } from '../ui/kit/Card'
import { LinkButton, MenuLink } from '../ui/kit/LinkButton'
import { Page } from '../ui/kit/Page'
import { formatTime } from '../ui/kit/Time'
import { useTitle } from '../ui/page'
import { GAMES, isKind } from './games'
import styles from './Results.module.css'
import { ResultsChart } from './ResultsChart'
import { ResultsFile } from './ResultsFile'
import { SavedGames } from './SavedGames'

/** Cards shown at first, and added by each click. */
const CARDS = 48

/** Statistics by kind of game, with import and export. */
export default function Results() {
  const { i18n } = useLingui()
  const [results, setResults] = useState<readonly GameResult[]>()
  const load = useCallback(() => void readResults().then(setResults), [])
  useTitle(i18n._({ id: 'results.title', message: 'Results' }))
  useEffect(load, [load])
  return (
    <Page
      title={<Trans id="results.title" message="Results" />}
      links={
        <>
          <LinkButton href="/about">
            <Trans id="about.title" message="About" />
          </LinkButton>
          <MenuLink />
        </>
      }
    >
      {results && <Body results={results} />}
      {results && <ResultsFile results={results} onImport={load} />}
      {results && <SavedGames />}
    </Page>
  )
}

function Body({ results }: { results: readonly GameResult[] }) {
  const [shown, setShown] = useState(CARDS)
  const figures = useMemo(() => sortFigures(makeFigures(results)), [results])
  const streak = useMemo(() => dailyStreak(results, today()), [results])
  if (results.length === 0)
    return (
      <p className={styles.empty}>
        <Trans id="results.empty" message="Nothing here yet. Finish a game to see its results." />
      </p>
    )
  return (
    <>
      {streak > 0 && (
        <p className={styles.streak}>
          <strong>{streak}</strong>{' '}
          <Trans
            id="results.streak"
            message="{count, plural, one {daily board in a row} other {daily boards in a row}}"
            values={{ count: streak }}
          />
        </p>
      )}
      <div className={styles.cards}>
        {figures.slice(0, shown).map((figures) => (
          <Kind key={`${figures.game}/${figures.choice}`} figures={figures} />
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

/** Sorts kinds of game that exist first; imported files may hold others. */
function sortFigures(figures: readonly Figures[]): readonly Figures[] {
  const isKnown = ({ game, choice }: Figures) => isKind(game, choice)
  return [...figures.filter(isKnown), ...figures.filter((one) => !isKnown(one))]
}

function useKindName({ game: id, choice }: Figures): string {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const game = GAMES.find((entry) => entry.id === id)
  const name = game && isKind(id, choice) ? game.choiceName(i18n, choice, isUpright) : choice
  return `${game ? i18n._(game.title) : id} · ${name}`
}

function Kind({ figures }: { figures: Figures }) {
  const name = useKindName(figures)
  const { bestMs, bestPoints, last } = figures
  const best = last.findLast(
    ({ ms, points, end }) =>
      end === 'won' && (bestPoints === undefined ? ms === bestMs : points === bestPoints),
  )
  return (
    <Card className={styles.card}>
      <h2>{name}</h2>
      <dl className={styles.figures}>
        {figures.bestPoints === undefined ? (
          <WonFigures {...figures} />
        ) : (
          <PointsFigures {...figures} points={figures.bestPoints} />
        )}
      </dl>
      {best && <AssistsUsed assists={best.assists} />}
      <ResultsChart results={last} />
    </Card>
  )
}

function WonFigures({ won, played, bestMs, bestMoves }: Figures) {
  const { i18n } = useLingui()
  return (
    <>
      <Figure label={i18n._({ id: 'results.won', message: 'won' })} value={`${won} / ${played}`} />
      <Figure
        label={i18n._({ id: 'results.best-time', message: 'best time' })}
        value={bestMs === undefined ? '–' : formatTime(bestMs)}
      />
      <Figure
        label={i18n._({ id: 'results.best-moves', message: 'fewest moves' })}
        value={String(bestMoves ?? '–')}
      />
    </>
  )
}

/** The figures of a game without winners: games finished and best points. */
function PointsFigures({ won, points }: Figures & { points: number }) {
  const { i18n } = useLingui()
  return (
    <>
      <Figure label={i18n._({ id: 'results.played', message: 'played' })} value={String(won)} />
      <Figure
        label={i18n._({ id: 'results.best-points', message: 'most points' })}
        value={points.toLocaleString(i18n.locale)}
      />
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
