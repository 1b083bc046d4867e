import type { SaveProblem } from '#src/engine/session.ts'
import BadLink, { type ProblemTexts } from '#src/play/BadLink.tsx'
import type { AskedProblem } from '../asked'

const TEXTS: ProblemTexts<AskedProblem> = {
  'bad-size': /*i18n*/ {
    id: 'cascade.problem.size',
    message: 'A board has 3 to 32 columns and rows, not {detail}.',
  },
  'bad-kinds': /*i18n*/ {
    id: 'cascade.problem.kinds',
    message: 'A board has 3 to 16 kinds of gem, not {detail}.',
  },
  'bad-swaps': /*i18n*/ {
    id: 'cascade.problem.swaps',
    message: 'A game has 1 to 5000 swaps, or is endless; {detail} is neither.',
  },
  'unknown-counting': /*i18n*/ {
    id: 'cascade.problem.counting',
    message: 'Gems are counted by clusters or by lines, not by “{detail}”.',
  },
}

interface CascadeBadLinkProps {
  problem: { readonly code: AskedProblem | SaveProblem; readonly detail?: string }
}

/** An address of Cascade that leads nowhere, and why. */
export default function CascadeBadLink({ problem }: CascadeBadLinkProps) {
  return <BadLink problem={problem} texts={TEXTS} playHref="/cascade/thirty" />
}
