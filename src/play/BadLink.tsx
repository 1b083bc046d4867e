import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { SaveProblem } from '../engine/session'
import { Problem } from '../ui/kit/Problem'
import { BAD_MOVES, missing, NO_BOARD, noSuch, OTHER_DEAL } from './problem-texts'

/** Why a link of any game is refused. */
const TEXTS = {
  'unknown-choice': noSuch('board'),
  'not-options': NO_BOARD,
  'no-level': missing('level'),
  'unknown-level': noSuch('level'),
  'unknown-deal': OTHER_DEAL,
  'bad-move': /*i18n*/ {
    id: 'problem.move',
    message: 'Its list of moves doesn’t fit the board (move {detail}).',
  },
  'not-a-save': BAD_MOVES,
  'other-version': BAD_MOVES,
  'other-game': BAD_MOVES,
  'bad-options': BAD_MOVES,
} as const satisfies Record<SaveProblem, MessageDescriptor> & Record<string, MessageDescriptor>

type SharedCode = keyof typeof TEXTS

/** A text for every other reason of one game. */
export type ProblemTexts<Code extends string> = Readonly<
  Record<Exclude<Code, SharedCode>, MessageDescriptor>
>

interface BadLinkProps<Code extends string> {
  problem: { readonly code: Code | SaveProblem; readonly detail?: string }
  texts: ProblemTexts<Code>
  /** A game to play instead. */
  playHref: string
}

/** The page for an address that a game refuses, and why it does. */
export default function BadLink<Code extends string>({
  problem,
  texts,
  playHref,
}: BadLinkProps<Code>) {
  const { i18n } = useLingui()
  const { code, detail = '' } = problem
  const { id, message = '', values }: MessageDescriptor = { ...TEXTS, ...texts }[code]
  return <Problem words={i18n._(id, { detail, ...values }, { message })} playHref={playHref} />
}
