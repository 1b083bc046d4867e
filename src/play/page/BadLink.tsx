import { useLingui } from '@lingui/react'
import { type ProblemOf, problemText } from '#src/define/problems.ts'
import type { Screen } from '#src/define/screen.ts'
import { Problem } from '#src/ui/kit/Page.tsx'

/** The page for an address that a game refuses. */
export default function BadLink({ problem, screen }: { problem: ProblemOf; screen: Screen }) {
  const { i18n } = useLingui()
  const { rules, route } = screen
  return (
    <Problem text={problemText(i18n, problem, route)} playHref={`/${rules.id}/${route.instead}`} />
  )
}
