import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LinkProblem } from '#src/engine/link-code.ts'
import { BAD_MOVES, NO_BOARD, noSuch } from '#src/play/page/problem-texts.ts'
import { Problem } from '#src/ui/kit/Page.tsx'

type Code = LinkProblem | 'no-page'

const PROBLEMS: Readonly<Record<Code, MessageDescriptor>> = {
  'no-page': noSuch('page'),
  'no-game': noSuch('game'),
  'no-seed': NO_BOARD,
  'too-long': /*i18n*/ { id: 'link-code.too-long', message: 'It is too long to be a game.' },
  'bad-field': /*i18n*/ {
    id: 'link-code.bad-field',
    message: 'Part of it cannot be read: “{detail}”.',
  },
  twice: /*i18n*/ { id: 'link-code.twice', message: 'It has “{detail}” twice.' },
  'bad-moves': BAD_MOVES,
}

function problemText(i18n: I18n, code: Code, detail: string): string {
  const { id, message = '', values } = PROBLEMS[code]
  return i18n._(id, { detail: detail.slice(0, 40), ...values }, { message })
}

export default function NotFound({ problem }: { problem: { code: Code; detail?: string } }) {
  const { i18n } = useLingui()
  return (
    <Problem text={problemText(i18n, problem.code, problem.detail ?? '')} playHref="/link/novice" />
  )
}
