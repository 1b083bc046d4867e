import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import type { Story, Turn } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { memoize } from '#src/engine/memo.ts'
import type { Step } from '#src/engine/session.ts'
import { usePainted } from '#src/ui/painted.ts'
import { type Steps, seenText, toldAt } from '../board/tell.ts'
import { useWholeGame } from '../judge/shown.ts'

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
  (_: Step, ...turn: Parameters<typeof makeTurn>) => makeTurn(...turn),
  (_story, _session, _index, { locale }) => locale,
)

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

/** Returns the turns about the present one, and its index among them. */
export function useTurns(story: Story) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const shown = useSessionInWords(playing)
  const whole = useWholeGame(playing)
  const game = playing.page === playing.store ? shown : whole
  const present = usePainted(playing.store, ({ session }) => session.past.length)
  const first = Math.max(0, present - MOST)
  const steps = game.past.slice(first, present + MOST)
  const turns = steps.flatMap((step, index) => turnOf(step, story, game, first + index, i18n) ?? [])
  return { turns, here: turns.findLastIndex(({ length }) => length <= present) }
}

/** Returns the last turn that may be told. */
export function useLastTurn(story: Story): StripTurn | undefined {
  const { i18n } = useLingui()
  const session = useSessionInWords(useOpenPage())
  for (let index = session.past.length - 1; index >= 0; index--) {
    const step = session.past[index]
    const turn = step && turnOf(step, story, session, index, i18n)
    if (turn) return turn
  }
  return undefined
}
