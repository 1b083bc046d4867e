import type { I18n } from '@lingui/core'
import type { Playing } from '#src/define/screen.ts'
import type { Outcome } from '#src/engine/rules.ts'
import { stateOf } from '#src/engine/session.ts'

type Result = Outcome['result']

/** Says when a lead was won or lost, in games that count one: "You led until turn 6." */
export function leadText(i18n: I18n, playing: Playing, result: Result): string | undefined {
  const turn = turnOfLead(marginsOf(playing), result)
  if (!turn) return undefined
  return i18n._({
    id: 'end.lead',
    message:
      '{result, select, won {{turn, select, 1 {You led all the way.} other {You led from {unit, select, round {round} other {turn}} {turn} on.}}} other {You led until {unit, select, round {round} other {turn}} {turn}.}}',
    values: { result, ...turnValues(playing, turn) },
  })
}

/** Names a turn by its number: that of its round, in games of rounds. */
export function turnValues({ screen, page }: Playing, turn: number) {
  if (screen.opponent?.unit !== 'round') return { unit: 'turn', turn }
  const { session } = page.getState()
  const until = { ...session, past: session.past.slice(0, turn) }
  return { unit: 'round', turn: screen.results.moves(stateOf(until), until) }
}

/**
 * Says which move or round cost a lost game most: "Your 31st move made it unwinnable." `undefined` where the board could
 * be cleared again later, by a shuffle.
 */
export function causeText(i18n: I18n, playing: Playing, length: number): string | undefined {
  const { screen, page, judging } = playing
  const { session } = page.getState()
  const past = session.past.slice(0, length + 1)
  const later = judging.getState().answer?.slice(length) ?? []
  const kind = screen.opponent ? turnValues(playing, length).unit : 'board'
  if (kind === 'board' && later.some((judgement) => judgement && judgement.value > 0)) return
  const state = stateOf({ ...session, past })
  return i18n._({
    id: 'end.cause',
    message:
      '{kind, select, round {Round {move}} other {Your {move, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} move}} {kind, select, board {made the board unwinnable} other {cost most}}.',
    values: { kind, move: screen.results.moves(state, { ...session, past }) },
  })
}

/** Returns the turn, counted from 1, in which a lost game's lead was lost; `undefined` where there was none. */
export function turnOfLoss(playing: Playing): number | undefined {
  const { screen, page } = playing
  const outcome = screen.rules.outcome(stateOf(page.getState().session))
  return outcome?.result === 'lost' ? turnOfLead(marginsOf(playing), 'lost') : undefined
}

/** Returns the player's lead after each step; empty in games that count none. */
function marginsOf({ screen, page }: Playing): readonly number[] {
  const { opponent } = screen
  const { past } = page.getState().session
  return opponent ? past.map(({ state }) => opponent.margin(state)) : []
}

/** Returns the turn, counted from 1, that won the lead for good or lost it; `undefined` where none did. */
export function turnOfLead(margins: readonly number[], result: Result): number | undefined {
  const isWon = result === 'won'
  const last = margins.findLastIndex((margin) => (isWon ? margin <= 0 : margin > 0))
  const turn = last + 2
  if (turn > margins.length || (!isWon && last < 0) || result === 'drawn') return undefined
  return turn
}
