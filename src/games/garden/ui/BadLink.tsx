import type { SaveProblem } from '#src/engine/session.ts'
import { BadLink, type ProblemTexts } from '#src/play/BadLink.tsx'
import type { AskedProblem } from '../asked'

const TEXTS: ProblemTexts<AskedProblem> = {
  'unknown-difficulty': /*i18n*/ {
    id: 'garden.problem.difficulty',
    message: 'There is no difficulty named “{detail}”.',
  },
}

interface GardenBadLinkProps {
  problem: { readonly code: AskedProblem | SaveProblem; readonly detail?: string }
}

/** An address of Garden that leads nowhere, and why. */
export default function GardenBadLink({ problem }: GardenBadLinkProps) {
  return <BadLink problem={problem} texts={TEXTS} playHref="/garden/medium" />
}
