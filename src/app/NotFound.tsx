import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LinkProblem } from '../engine/link-code'
import { Problem } from '../ui/kit/Problem'

type Code = LinkProblem | 'no-page'

const PROBLEMS: Readonly<Record<Code, MessageDescriptor>> = {
  'no-page': /*i18n*/ { id: 'address.no-page', message: 'There is no page “{detail}”.' },
  'no-game': /*i18n*/ { id: 'link-code.no-game', message: 'There is no game named “{detail}”.' },
  'no-seed': /*i18n*/ { id: 'link-code.no-seed', message: 'It does not say which board it means.' },
  'too-long': /*i18n*/ { id: 'link-code.too-long', message: 'It is longer than any game.' },
  'bad-field': /*i18n*/ {
    id: 'link-code.bad-field',
    message: 'A part of it cannot be read: “{detail}”.',
  },
  twice: /*i18n*/ { id: 'link-code.twice', message: 'It says “{detail}” twice.' },
  'bad-moves': /*i18n*/ { id: 'link-code.bad-moves', message: 'Its list of moves cannot be read.' },
}

function problemText(i18n: I18n, code: Code, detail: string): string {
  const { id, message = '' } = PROBLEMS[code]
  return i18n._(id, { detail: detail.slice(0, 40) }, { message })
}

export default function NotFound({ problem }: { problem: { code: Code; detail?: string } }) {
  const { i18n } = useLingui()
  return (
    <Problem text={problemText(i18n, problem.code, problem.detail ?? '')} playHref="/link/novice" />
  )
}
