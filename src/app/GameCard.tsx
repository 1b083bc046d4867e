import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import type { AnyChoice } from '#src/define/session.ts'
import { joinWords } from '#src/engine/text.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { Face } from '#src/opponents/Face.tsx'
import { dailyMarks, markedText } from '#src/results/calendar/days.ts'
import { choiceOf, type GameInProgress, gameOf, lineOfSaved } from '#src/saves/saved-games.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { icon } from '#src/ui/kit/icons.tsx'
import { PlayLink } from '#src/ui/kit/Start.tsx'
import { DAILY } from '#src/ui/words.ts'
import styles from './GameCard.module.css'

interface GameCardProps {
  game: DeclaredGame
  saved: readonly GameInProgress[]
  results: readonly GameResult[]
}

/** A game with its picture, the one in progress or what was played last, and the daily boards. */
export function GameCard({ game, saved, results }: GameCardProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const isUpright = useUpright()
  const title = i18n._(game.title)
  const begun = saved.find(({ slot }) => gameOf(slot) === game.id)
  const choice = begun ? game.parseChoice(choiceOf(begun)) : lastChoice(game, results)
  const strength = choice && game.opponents?.strengthOf(choice)
  const opponent = strength && i18n._(OPPONENT_NAMES[strength])
  const name = begun
    ? lineOfSaved(i18n, game, begun, isUpright)
    : choice && game.nameOf(i18n, choice, isUpright)
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <div className={styles.miniature}>
        <game.Miniature />
      </div>
      <div className={styles.texts}>
        <h2 id={titleId}>
          <a href={`#/${game.id}`}>{title}</a>
        </h2>
        <p className="muted roomy">{i18n._(game.about)}</p>
      </div>
      <p className={styles.line}>
        {strength && <Face strength={strength} />}
        <span>{opponent ?? name}</span>
        {opponent && <small className="roomy">{name}</small>}
      </p>
      <nav aria-labelledby={titleId}>
        <PlayLink
          href={
            begun?.game.href ?? `/${joinWords('/', game.id, choice && game.makeChoice(choice))}`
          }
          title={title}
          line={joinWords(' · ', opponent, name) || i18n._(game.about)}
          isBegun={begun !== undefined}
        />
        <DailyLink game={game} results={results} />
      </nav>
    </Card>
  )
}

/** The sheet of a day. */
const dayIcon = icon('M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4')

/** Returns the choice of the last game, but for daily and shared boards. */
function lastChoice(
  { id, first, parseChoice }: DeclaredGame,
  results: readonly GameResult[],
): AnyChoice | undefined {
  const texts = [
    ...results
      .filter(({ game }) => game === id)
      .map(({ choice }) => choice)
      .reverse(),
    ...(first ? [first] : []),
  ]
  const isOwn = (choice?: AnyChoice) =>
    choice && choice.type !== 'daily' && choice.type !== 'shared'
  return texts.map(parseChoice).find(isOwn)
}

function DailyLink({ game, results }: Pick<GameCardProps, 'game' | 'results'>) {
  const { i18n } = useLingui()
  const mark = dailyMarks(results, game.id).get(today())
  const name = i18n._(DAILY)
  return (
    <LinkButton
      size="small"
      href={`/${game.id}/calendar`}
      aria-label={markedText(i18n, joinWords(' · ', i18n._(game.title), name), mark)}
    >
      <span className={styles.daily}>
        {mark ? '✓' : dayIcon}
        <span className={`roomy ${styles.word}`}>{name}</span>
      </span>
    </LinkButton>
  )
}
