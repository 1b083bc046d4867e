import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Playing } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import type { Story, Turn } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { memoize } from '#src/engine/memo.ts'
import type { Step } from '#src/engine/session.ts'
import { usePainted } from '#src/ui/painted.ts'
import { type Steps, seenText, toldAt } from '../board/tell.ts'
import { useIsDone, useWholeGame } from '../judge/shown.ts'

/** Leads to the lessons of a game. */
export const LEARN = /*i18n*/ { id: 'story.learn', message: 'Learn from it' }

/** Shows a game after a number of steps: in its replay, which begins with that. */
export function showStep({ store, page }: Pick<Playing, 'store' | 'page'>, length: number): void {
  if (store === page) page.getState().show({ type: 'replay', from: length })
  else store.getState().stepTo(length)
}

/** A turn in its game, and in words. */
export interface StripTurn<G extends PlayTypes = PlayTypes> extends Turn<G> {
  readonly text: string
  /** Its step alone. */
  readonly told: Told<G>
  /** The number of steps up to it. */
  readonly length: number
}

/** Made once for a step and a language: a step always follows the same position. */
const turnOf = memoize(
  (_: Step, _locale: string, ...turn: Parameters<typeof makeTurn>) => makeTurn(...turn),
  (locale) => locale,
)

function turnAt(
  story: Story,
  session: SessionOf,
  index: number,
  i18n: I18n,
  locale: string,
): StripTurn | readonly [] {
  const step = session.past[index]
  return (step && turnOf(step, locale, story, session, index, i18n)) ?? []
}

/** Makes the turn of a step; `undefined` if it changed nothing. */
export function makeTurn<G extends PlayTypes>(
  story: Story<G>,
  session: Steps<G>,
  index: number,
  i18n: I18n,
): StripTurn<G> | undefined {
  const told = toldAt(session, index, i18n)
  const turn = told && story.turnOf(told, session.past[index - 1])
  if (!turn) return undefined
  const { events = told.events } = turn
  const text = seenText(story.tell, { ...told, events })
  return { ...turn, text, told, length: index + 1 }
}

/** Turns drawn on either side of the present one: a game may have thousands. */
const MOST = 150

/** Returns the session as far as animations have shown what may be told; in a replay, all of it. */
function useSessionInWords({ store, playback }: Playing): SessionOf {
  const present = usePainted(store, ({ session }) => session)
  const seen = usePainted(playback, ({ shown, hasWords }) => (hasWords ? null : shown))
  return store.getState().mode === 'replay' ? present : (seen ?? present)
}

export function useTurns(playing: Playing, story: Story): readonly StripTurn[] {
  const { i18n } = useLingui()
  const shown = useSessionInWords(playing)
  const whole = useWholeGame(playing)
  const game = playing.page === playing.store ? shown : whole
  const present = usePainted(playing.store, ({ session }) => session.past.length)
  const { locale } = i18n
  return useMemo(() => {
    const first = Math.max(0, present - MOST)
    const indexes = game.past.slice(first, present + MOST).map((_, index) => first + index)
    return indexes.flatMap((index) => turnAt(story, game, index, i18n, locale))
  }, [story, game, present, i18n, locale])
}

/** Returns the last turn that may be told. */
export function useLastTurn(playing: Playing, story: Story): StripTurn | undefined {
  const { i18n } = useLingui()
  const session = useSessionInWords(playing)
  const { locale } = i18n
  return useMemo(() => {
    for (let index = session.past.length - 1; index >= 0; index--) {
      const [turn] = [turnAt(story, session, index, i18n, locale)].flat()
      if (turn) return turn
    }
    return undefined
  }, [story, session, i18n, locale])
}

/** Returns `true` where the last turn is told in words: of a game that is over, or that tells its turns as they come. */
export function useHasWords(playing: Playing): boolean {
  const isDone = useIsDone(playing)
  return isDone || playing.screen.opponent !== undefined
}
