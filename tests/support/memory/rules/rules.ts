import * as v from 'valibot'
import { between, makeParseMove, parseFields, wholeNumber } from '#src/engine/fields.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Outcome, Played, Refusal, Result, Rules } from '#src/engine/rules.ts'

export const MAX_PAIRS = 12

/** The version of the deal. */
export const DEAL_VERSIONS = [1] as const

export const SIDES = ['player', 'opponent'] as const
export type MemorySide = (typeof SIDES)[number]

export type MemoryOptions = { readonly pairs: number; readonly deal: 1 }

export interface MemoryState {
  /** The face of each card from 1; 0 where a pair was taken. */
  readonly cards: readonly number[]
  /** The card that is face up. */
  readonly up: number | null
  readonly turn: MemorySide
  readonly pairs: Readonly<Record<MemorySide, number>>
}

export type MemoryMove = { readonly type: 'turn'; readonly card: number }

export type MemoryEvent =
  | {
      readonly type: 'turned'
      readonly card: number
      readonly face: number
      readonly side: MemorySide
    }
  | { readonly type: 'taken'; readonly cards: readonly number[]; readonly face: number }
  /** Two faces differ: both cards are hidden, and the other side is to move. */
  | { readonly type: 'hidden'; readonly cards: readonly number[] }

export const REFUSALS = ['over', 'no-card', 'is-up'] as const

export type MemoryGame = {
  Options: MemoryOptions
  State: MemoryState
  Move: MemoryMove
  Event: MemoryEvent
  Code: (typeof REFUSALS)[number]
  Problem: 'bad-pairs' | 'unknown-deal' | 'not-options'
}

const PROBLEMS = { pairs: 'bad-pairs', deal: 'unknown-deal' } as const

export const parseOptions = (input: unknown) =>
  parseFields(
    { pairs: between(1, MAX_PAIRS), deal: v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)) },
    PROBLEMS,
    input,
  )

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 * MAX_PAIRS - 1))

function deal({ pairs }: MemoryOptions, seed: string): MemoryState {
  const faces = Array.from({ length: 2 * pairs }, (_, index) => (index >> 1) + 1)
  const cards = shuffled(makeRandom(seed, 'deal'), faces)
  return { cards, up: null, turn: 'player', pairs: { player: 0, opponent: 0 } }
}

/** With a card up, only its equal makes progress; any other may be turned, which hides both. */
function* legalMoves({ cards, up }: MemoryState): Generator<MemoryMove> {
  const wanted = up === null ? undefined : cards[up]
  for (const [card, face] of cards.entries())
    if (face > 0 && card !== up && (wanted ?? face) === face) yield { type: 'turn', card }
}

function play(
  state: MemoryState,
  { card }: MemoryMove,
): Played<MemoryState, MemoryEvent> | Refusal<MemoryGame['Code']> {
  if (outcome(state)) return { ok: false, code: 'over' }
  const { cards, up, turn: side } = state
  const face = cards[card] ?? 0
  if (face === 0) return { ok: false, code: 'no-card' }
  if (card === up) return { ok: false, code: 'is-up' }
  const turned = { type: 'turned', card, face, side } as const
  if (up === null) return { ok: true, state: { ...state, up: card }, events: [turned] }
  return cards[up] === face ? take(state, [up, card], turned) : hide(state, [up, card], turned)
}

/** A side that takes a pair moves again. */
function take(
  state: MemoryState,
  cards: readonly [number, number],
  turned: Extract<MemoryEvent, { type: 'turned' }>,
): Played<MemoryState, MemoryEvent> {
  const { turn } = state
  const left = state.cards.map((face, index) => (cards.includes(index) ? 0 : face))
  const pairs = { ...state.pairs, [turn]: state.pairs[turn] + 1 }
  const taken = { type: 'taken', cards, face: turned.face } as const
  return { ok: true, state: { cards: left, up: null, turn, pairs }, events: [turned, taken] }
}

const hide = (
  state: MemoryState,
  cards: readonly number[],
  turned: MemoryEvent,
): Played<MemoryState, MemoryEvent> => ({
  ok: true,
  state: { ...state, up: null, turn: state.turn === 'player' ? 'opponent' : 'player' },
  events: [turned, { type: 'hidden', cards }],
})

function outcome({ cards, pairs }: MemoryState): Outcome | null {
  if (cards.some((face) => face > 0)) return null
  if (pairs.player === pairs.opponent) return { result: 'drawn' }
  return { result: pairs.player > pairs.opponent ? 'won' : 'lost' }
}

/** Memory: turn two cards over and take equal ones, in turns. */
export const rules: Rules<MemoryGame> = {
  id: 'memory',
  optionNames: Object.keys(PROBLEMS),
  parseOptions,
  parseMove: makeParseMove<MemoryMove>(v.object({ type: v.literal('turn'), card })),
  deal,
  legalMoves,
  play,
  outcome,
}

/** Formats a position as `player 1:0 ab.Ab.`: a letter for a card, a capital for the one that is up. */
export function makeText({ cards, up, turn, pairs }: MemoryState): string {
  const letter = (face: number, index: number) => {
    const sign = face === 0 ? '.' : String.fromCharCode(96 + face)
    return index === up ? sign.toUpperCase() : sign
  }
  return `${turn} ${pairs.player}:${pairs.opponent} ${cards.map(letter).join('')}`
}

const TEXT = /^(player|opponent) (\d{1,2}):(\d{1,2}) ([a-lA-L.]+)$/

export function parseText(text: string): Result<MemoryState, 'not-a-position'> {
  const [, turn, own, others, row = ''] = TEXT.exec(text) ?? []
  const side = SIDES.find((name) => name === turn)
  const signs = [...row]
  const raised = signs.filter((sign) => /[A-L]/.test(sign))
  if (!side || raised.length > 1) return { ok: false, code: 'not-a-position' }
  const cards = signs.map((sign) => (sign === '.' ? 0 : sign.toLowerCase().charCodeAt(0) - 96))
  const up = raised[0] ? signs.indexOf(raised[0]) : null
  const pairs = { player: Number(own), opponent: Number(others) }
  return { ok: true, value: { cards, up, turn: side, pairs } }
}
