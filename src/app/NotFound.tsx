import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LinkProblem } from '../engine/link-code'
import { Problem } from '../ui/kit/Problem'

type Code = LinkProblem | 'no-page'

function words(i18n: I18n, code: Code, detail: string): string {
  const values = { detail: detail.slice(0, 40) }
  switch (code) {
    case 'no-page':
      return i18n._({ id: 'address.no-page', message: 'There is no page “{detail}”.', values })
    case 'no-game':
      return i18n._({
        id: 'link-code.no-game',
        message: 'There is no game named “{detail}”.',
        values,
      })
    case 'no-seed':
      return i18n._({ id: 'link-code.no-seed', message: 'It does not say which board it means.' })
    case 'too-long':
      return i18n._({ id: 'link-code.too-long', message: 'It is longer than any game.' })
    case 'bad-field':
      return i18n._({
        id: 'link-code.bad-field',
        message: 'A part of it cannot be read: “{detail}”.',
        values,
      })
    case 'twice':
      return i18n._({ id: 'link-code.twice', message: 'It says “{detail}” twice.', values })
    case 'bad-moves':
      return i18n._({ id: 'link-code.bad-moves', message: 'Its list of moves cannot be read.' })
  }
}

/** An address that leads nowhere, and why. */
export default function NotFound({ problem }: { problem: { code: Code; detail?: string } }) {
  const { i18n } = useLingui()
  return <Problem words={words(i18n, problem.code, problem.detail ?? '')} playHref="/link/novice" />
}
