import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { type DeclaredGame, type GameResult, useDeclaredGame } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { DeleteDialog } from '#src/ui/kit/DataSection.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { assistsText } from '../assists.ts'
import { bestMarginText, endText, type Figures } from '../statistics.ts'
import styles from './ResultsCard.module.css'
import { ResultsChart } from './ResultsChart.tsx'

interface CardProps {
  figures: Figures
  onReset: (figures: Figures, name: string) => void
}

/** The figures of one level, with its last games drawn and listed. */
export function ResultsCard({ figures, onReset }: CardProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const game = useDeclaredGame(figures.game)
  const level = game?.parseChoice(figures.choice)
  const name = game && level ? game.nameOf(i18n, level, isUpright) : figures.choice
  const best = findBest(figures)
  return (
    <Card className={styles.card} aria-label={name}>
      <h3>{name}</h3>
      <div>
        <dl className={styles.figures}>
          {[...ownFigures(i18n, game, figures), ...gradeFigures(i18n, game, figures)].map(
            ([label, value]) => (
              <div key={label} className="figure">
                <dt className="muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        {best && (
          <p className="muted">
            <Trans
              id="results.best"
              message="Best game · {assists}"
              values={{ assists: assistsText(i18n, best.assists) }}
            />
          </p>
        )}
      </div>
      <div>
        <ResultsChart figures={figures}>
          <ResetButton name={name} figures={figures} onReset={onReset} />
        </ResultsChart>
      </div>
    </Card>
  )
}

/** Returns the latest of the last games that was the best. */
function findBest({ bestMs, bestPoints, bestMargin, last }: Figures) {
  const isBest = ({ ms, points, margin }: GameResult) => {
    if (bestPoints !== undefined) return points === bestPoints
    return bestMargin === undefined ? ms === bestMs : margin === bestMargin
  }
  return last.findLast((result) => result.end === 'won' && isBest(result))
}

const orDash = <Value,>(value: Value | undefined, format: (value: Value) => string): string =>
  value === undefined ? '–' : format(value)

type LabelledFigure = readonly [label: string, value: string]

function ownFigures(i18n: I18n, game: DeclaredGame | undefined, figures: Figures) {
  if (figures.bestPoints !== undefined && !game?.opponents) return pointsFigures(i18n, figures)
  const { won, played, inRow, mostInRow } = figures
  return [
    [endText(i18n, 'won'), `${won} / ${played}`],
    ...(game?.opponents ? opponentFigures : timeFigures)(i18n, figures),
    [i18n._({ id: 'results.in-row', message: 'won in a row' }), String(inRow)],
    [i18n._({ id: 'results.most-in-row', message: 'most in a row' }), String(mostInRow)],
  ] as const
}

/** The figures of a game against an opponent, where a fast win is no better. */
const opponentFigures = (i18n: I18n, figures: Figures): readonly LabelledFigure[] => [
  [endText(i18n, 'lost'), String(figures.lost)],
  [endText(i18n, 'drawn'), String(figures.drawn)],
  [bestMarginText(i18n), orDash(figures.bestMargin, String)],
]

const timeFigures = (
  i18n: I18n,
  { bestMs, averageMs, bestMoves }: Figures,
): readonly LabelledFigure[] => [
  [i18n._({ id: 'results.best-time', message: 'best time' }), orDash(bestMs, formatTime)],
  [i18n._({ id: 'results.average-time', message: 'average time' }), orDash(averageMs, formatTime)],
  [i18n._({ id: 'results.best-moves', message: 'fewest moves' }), orDash(bestMoves, String)],
]

/** The best times by grade, easiest first. */
function gradeFigures(
  i18n: I18n,
  game: DeclaredGame | undefined,
  { bestByGrade }: Figures,
): readonly LabelledFigure[] {
  return Object.entries(game?.grades ?? {}).flatMap(([grade, name]) => {
    const ms = bestByGrade.get(grade)
    if (ms === undefined) return []
    const values = { grade: i18n._(name) }
    const label = i18n._({ id: 'results.best-of', message: 'best time, {grade}', values })
    return [[label, formatTime(ms)]]
  })
}

/** The figures of a game without winners. */
function pointsFigures(i18n: I18n, figures: Figures): readonly LabelledFigure[] {
  const { won, bestPoints, averagePoints } = figures
  const format = (points: number) => Math.round(points).toLocaleString(i18n.locale)
  return [
    [i18n._({ id: 'results.played', message: 'played' }), String(won)],
    [i18n._({ id: 'results.best-points', message: 'most points' }), orDash(bestPoints, format)],
    [
      i18n._({ id: 'results.average-points', message: 'average points' }),
      orDash(averagePoints, format),
    ],
  ]
}

/** Deletes a level's results, once that is confirmed. */
function ResetButton({ name, figures, onReset }: CardProps & { name: string }) {
  const { i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const values = { name }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trans id="results.reset" message="Delete results of {name}" values={values} />
      </Button>
      {isAsking && (
        <DeleteDialog
          title={i18n._({
            id: 'results.reset.title',
            message: 'Delete results of {name}?',
            values,
          })}
          onClose={() => setAsking(false)}
          onDelete={() => {
            setAsking(false)
            onReset(figures, name)
          }}
        >
          <Trans
            id="results.reset.about"
            message="{count, plural, one {# game and its time are} other {# games with their best time are}} deleted for good. To keep a copy, save the results as a file first."
            values={{ count: figures.played }}
          />
        </DeleteDialog>
      )}
    </>
  )
}
