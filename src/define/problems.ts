import type { MessageDescriptor } from '@lingui/core'
import type { SaveProblem } from '#src/engine/session.ts'

/** Reasons for which any game may refuse a link; the page has a text for each. */
export type SharedProblem =
  | SaveProblem
  | 'unknown-choice'
  | 'not-options'
  | 'no-level'
  | 'no-board'
  | 'no-position'
  | 'no-size'
  | 'no-kinds'
  | 'unknown-level'
  | 'unknown-difficulty'
  | 'unknown-board'
  | 'unknown-gravity'
  | 'unknown-walls'
  | 'bad-size'
  | 'bad-kinds'
  | 'odd-tiles'
  | 'too-small'
  | 'too-large'
  | 'ragged'
  | 'unknown-character'
  | 'no-tiles'
  | 'odd-kind'
  | 'unknown-deal'
  | 'unknown-layout'

/** Texts for the reasons that only one game has, and for shared ones that it replaces. */
export type ProblemTexts<Code extends string> = Readonly<
  Record<Exclude<Code, SharedProblem>, MessageDescriptor> &
    Partial<Record<SharedProblem, MessageDescriptor>>
>

/** Least and most that a game's board may have. */
export type Limits = Readonly<Partial<Record<'size' | 'kinds', readonly [number, number]>>>
