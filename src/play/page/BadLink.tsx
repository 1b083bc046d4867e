import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Limits, ProblemTexts, SharedProblem } from '#src/define/route.ts'
import type { SaveProblem } from '#src/engine/restore.ts'
import { Problem } from '#src/ui/kit/Page.tsx'
import {
  BAD_AREA,
  BAD_KINDS,
  BAD_MOVES,
  BAD_SIZE,
  missing,
  NO_BOARD,
  noSuch,
  ODD_TILES,
  OTHER_DEAL,
} from './problem-texts.ts'

const TEXTS = {
  'unknown-choice': noSuch('board'),
  'not-options': NO_BOARD,
  'no-level': missing('level'),
  'no-board': missing('board'),
  'no-position': /*i18n*/ {
    id: 'link.problem.no-board',
    message: 'The link is missing its board.',
  },
  'no-size': missing('size'),
  'no-kinds': missing('kinds'),
  'unknown-level': noSuch('level'),
  'unknown-difficulty': noSuch('level'),
  'unknown-board': noSuch('board'),
  'unknown-gravity': noSuch('gravity'),
  'unknown-walls': noSuch('walls'),
  'bad-size': BAD_SIZE,
  'bad-kinds': BAD_KINDS,
  'odd-tiles': ODD_TILES,
  'too-small': { ...BAD_AREA, values: { is: 'small' } },
  'too-large': { ...BAD_AREA, values: { is: 'large' } },
  ragged: /*i18n*/ {
    id: 'problem.ragged',
    message: 'The rows of its board differ in length ({detail}).',
  },
  'unknown-character': /*i18n*/ {
    id: 'problem.character',
    message: 'Its board has a character that isn’t a tile ({detail}).',
  },
  'no-tiles': /*i18n*/ { id: 'link.problem.no-tiles', message: 'Its board is empty.' },
  'odd-kind': /*i18n*/ {
    id: 'link.problem.odd-kind',
    message: 'Its board has an odd number of tiles of kind {detail}, so one would be left over.',
  },
  'unknown-deal': OTHER_DEAL,
  'unknown-layout': OTHER_DEAL,
  'bad-move': /*i18n*/ {
    id: 'problem.move',
    message: 'Its list of moves doesn’t fit the board (move {detail}).',
  },
  'not-a-save': BAD_MOVES,
  'other-version': BAD_MOVES,
  'other-game': BAD_MOVES,
  'bad-options': BAD_MOVES,
} as const satisfies Record<SharedProblem, MessageDescriptor>

interface BadLinkProps<Code extends string> {
  problem: { readonly code: Code | SaveProblem; readonly detail?: string }
  screen: Refusing<Code>
}

interface Refusing<Code extends string> {
  readonly rules: { readonly id: string }
  readonly route: {
    readonly problems: ProblemTexts<Code>
    readonly limits?: Limits
    readonly instead: string
  }
}

/** The page for an address that a game refuses. */
export default function BadLink<Code extends string>({
  problem,
  screen: { rules, route },
}: BadLinkProps<Code>) {
  const { i18n } = useLingui()
  const { code } = problem
  const [min = 0, max = 0] =
    (code.endsWith('size') ? route.limits?.size : route.limits?.kinds) ?? []
  const detail = problem.detail ?? `${min}–${max}`
  const { id, message = '', values }: MessageDescriptor = { ...TEXTS, ...route.problems }[code]
  return (
    <Problem
      text={i18n._(id, { detail, min, max, ...values }, { message })}
      playHref={`/${rules.id}/${route.instead}`}
    />
  )
}
