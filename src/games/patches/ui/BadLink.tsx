import type { SaveProblem } from '#src/engine/session.ts'
import BadLink, { type ProblemTexts } from '#src/play/BadLink.tsx'
import type { AskedProblem } from '../asked'

const TEXTS: ProblemTexts<AskedProblem> = {
  'no-board': /*i18n*/ {
    id: 'patches.problem.no-board',
    message: 'The board is missing from it. There are: {detail}.',
  },
  'unknown-board': /*i18n*/ {
    id: 'patches.problem.board',
    message: 'There is no board named “{detail}”.',
  },
}

interface PatchesBadLinkProps {
  problem: { readonly code: AskedProblem | SaveProblem; readonly detail?: string }
}

/** An address of Patches that leads nowhere, and why. */
export default function PatchesBadLink({ problem }: PatchesBadLinkProps) {
  return <BadLink problem={problem} texts={TEXTS} playHref="/patches/small-easy" />
}
