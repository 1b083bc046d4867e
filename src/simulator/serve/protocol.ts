/* The requests of docs/protocol.md, and why they are refused. */

import { MAX_SIDE } from '#src/games/cascade/rules/board.ts'
import { SETTINGS } from '../runs/settings.ts'
import { type Parsed, refuseWith } from '../terminal/files.ts'

/** Reasons to refuse a request. */
const REFUSALS = {
  cut: 'the input ended within a request',
  'too-long': 'a request is too long',
  'not-a-request':
    'is neither open, reset, step, load, copy, restore nor matches; docs/protocol.md has them',
  'not-json': 'a request is not JSON',
  'bad-setting': 'a setting is not accepted',
  'bad-seed': `a seed is not ${SETTINGS.seed.accepted}`,
  'not-open': 'the first request is not open',
  'no-game': 'a board has no seed, and no game before it',
  'not-reset': 'a request came before the first reset',
  'bad-count': 'a request does not have one item for each environment',
  'bad-swap': 'a swap is not the place of two neighbours, nor -1 or -2',
  over: 'a swap came after the end of its game; -1 begins the next one',
  'bad-source': 'a copy is not of an environment, by number from 0',
  'bad-board':
    'a board is not its rows of letters with / between them, of the cells and kinds in play',
  'bad-rows': `a board is not 1 to ${MAX_SIDE} rows of as many letters each, A to P or ., with / between them`,
  'bad-position': 'a board has a match, or no legal swap',
} as const

export function refuse(code: keyof typeof REFUSALS, part?: string): Parsed<never> {
  return refuseWith(part === undefined ? REFUSALS[code] : `${REFUSALS[code]}: ${part}`)
}

/** `numbers` has one for each environment. */
export type Request =
  | { readonly type: 'open' | 'reset' | 'load' | 'matches'; readonly value: unknown }
  | { readonly type: 'step' | 'copy' | 'restore'; readonly numbers: Readonly<Int32Array> }

/** A request that was read, or a refusal, after which the next request may be out of reach. */
export type Incoming = Parsed<Request> & { readonly isLost?: true }

export const lose = (code: 'cut' | 'too-long' | 'not-a-request'): Incoming => ({
  ...refuse(code),
  isLost: true,
})

export const PROTOCOL = 2

/** The longest request: a board takes 1057 bytes at most, and a comma. */
export const mostBytes = (envs: number): number => 65_536 + 1_058 * envs

/** Returns `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
