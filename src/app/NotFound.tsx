import { useLingui } from '@lingui/react'
import { type ProblemOf, problemText } from '#src/define/problems.ts'
import { Problem } from '#src/ui/kit/Page.tsx'

/** The page for an address of no page and no game. */
export default function NotFound({ problem }: { problem: ProblemOf<'no-page' | 'no-game'> }) {
  const { i18n } = useLingui()
  return <Problem text={problemText(i18n, problem)} playHref="/link/novice" />
}
