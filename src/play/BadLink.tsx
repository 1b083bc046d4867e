import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { SaveProblem } from '../engine/session'
import { Problem } from '../ui/kit/Problem'

const MOVES = /*i18n*/ { id: 'problem.moves', message: 'Its list of moves cannot be read.' }

const TEXTS = {
  'unknown-choice': /*i18n*/ {
    id: 'problem.choice',
    message: 'There is no board named “{detail}”.',
  },
  'not-options': /*i18n*/ { id: 'problem.options', message: 'It does not say what to deal.' },
  'no-level': /*i18n*/ {
    id: 'problem.no-level',
    message: 'A level is missing from it. There are: {detail}.',
  },
  'unknown-level': /*i18n*/ {
    id: 'problem.level',
    message: 'There is no level named “{detail}”.',
  },
  'unknown-deal': /*i18n*/ {
    id: 'problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'bad-move': /*i18n*/ {
    id: 'problem.move',
    message: 'Its list of moves does not fit the board (move {detail}).',
  },
  'not-a-save': MOVES,
  'other-version': MOVES,
  'other-game': MOVES,
  'bad-options': MOVES,
} as const satisfies Record<SaveProblem, MessageDescriptor> & Record<string, MessageDescriptor>

type SharedCode = keyof typeof TEXTS

/** Texts for the reasons that only one game has. */
export type ProblemTexts<Code extends string> = Readonly<
  Record<Exclude<Code, SharedCode>, MessageDescriptor>
>

interface BadLinkProps<Code extends string> {
  problem: { readonly code: Code | SaveProblem; readonly detail?: string }
  texts: ProblemTexts<Code>
  playHref: string
}

/** The page for an address that a game refuses. */
export default function BadLink<Code extends string>({
  problem,
  texts,
  playHref,
}: BadLinkProps<Code>) {
  const { i18n } = useLingui()
  const { code, detail = '' } = problem
  const { id, message = '' } = { ...TEXTS, ...texts }[code]
  return <Problem text={i18n._(id, { detail }, { message })} playHref={playHref} />
}
