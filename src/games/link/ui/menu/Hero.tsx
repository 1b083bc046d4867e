import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { parseSave, restore } from '#src/engine/restore.ts'
import { stateOf } from '#src/engine/session.ts'
import { joinWords } from '#src/engine/text.ts'
import { type GameInProgress, lineOfSaved } from '#src/saves/saved-games.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Card } from '#src/ui/kit/Card.tsx'
import { PlayLink } from '#src/ui/kit/Start.tsx'
import type { Board } from '../../board/board.ts'
import { makeChoice, nameOf, optionsOf } from '../../choice.ts'
import { dayNote } from '../../daily.ts'
import { parseOptions } from '../../rules/options.ts'
import { rules } from '../../rules/rules.ts'
import { NEXT } from '../../texts.ts'
import { BoardTiles, shownBoard } from '../BoardTiles.tsx'
import styles from './Hero.module.css'
import { type NextBoard, nextBoard } from './next-board.ts'

interface HeroProps {
  game: DeclaredGame
  saved: readonly GameInProgress[]
  results: readonly GameResult[]
}

/** The first game of the menu, with the board that Play opens. */
export function Hero({ game, saved, results }: HeroProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const day = today()
  const next = useMemo(() => nextBoard(saved, results, day), [saved, results, day])
  const board = useMemo(() => boardOf(next), [next])
  const title = i18n._(game.title)
  const line = lineOf(i18n, game, next, isUpright)
  return (
    <Card className={styles.hero} aria-labelledby="link-title">
      <div className={styles.picture}>
        {board && <BoardTiles board={shownBoard(board, isUpright)} />}
      </div>
      <div className={styles.texts}>
        <h2 id="link-title">
          <a href="#/link">{title}</a>
        </h2>
        <p className="muted roomy">{i18n._(game.about)}</p>
        <p className={styles.line}>{line}</p>
        <PlayLink
          look="primary"
          href={hrefOf(next)}
          title={title}
          line={line}
          isBegun={next.type === 'continue'}
        />
      </div>
    </Card>
  )
}

const hrefOf = (next: NextBoard): string =>
  next.type === 'continue' ? next.entry.game.href : `/link/${makeChoice(next.choice)}`

/** Says which board Play opens. */
function lineOf(i18n: I18n, game: DeclaredGame, next: NextBoard, isUpright: boolean): string {
  if (next.type === 'continue') return lineOfSaved(i18n, game, next.entry, isUpright)
  const name = nameOf(i18n, next.choice, isUpright)
  switch (next.type) {
    case 'daily': {
      const text = i18n._({ id: 'link.next.daily', message: 'Today’s board' })
      return joinWords(' · ', text, dayNote(i18n, today()))
    }
    case 'journey':
      return i18n._({ id: 'link.next.journey', message: 'Journey: {name}', values: { name } })
    case 'again':
      return i18n._({ id: 'link.next.again', message: 'Once more: {name}', values: { name } })
    case 'larger':
      return i18n._(NEXT.id, { name }, NEXT)
    case 'first':
      return i18n._({ id: 'link.next.first', message: 'Start small: {name}', values: { name } })
  }
}

/** Returns the position of a game in progress, or a board such as will be dealt. */
function boardOf(next: NextBoard): Board | undefined {
  if (next.type === 'continue') {
    const save = parseSave(rules, next.entry.game.save)
    const session = save.ok ? restore(rules, save.value) : undefined
    return session?.ok ? stateOf(session.value).board : undefined
  }
  if (next.type === 'journey') return rules.deal(next.stage.options, next.stage.seed).board
  const options = parseOptions(optionsOf(next.choice))
  return options.ok ? rules.deal(options.value, 'menu').board : undefined
}
