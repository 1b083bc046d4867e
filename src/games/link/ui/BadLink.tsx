import type { SaveProblem } from '#src/engine/session.ts'
import BadLink, { type ProblemTexts } from '#src/play/BadLink.tsx'
import type { AskedProblem } from '../asked'

const TEXTS: ProblemTexts<AskedProblem> = {
  'unknown-gravity': /*i18n*/ {
    id: 'link.problem.gravity',
    message: 'There is no gravity named “{detail}”.',
  },
  'unknown-layout': /*i18n*/ {
    id: 'link.problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'unknown-walls': /*i18n*/ {
    id: 'link.problem.walls',
    message: 'There are no walls named “{detail}”.',
  },
  'no-size': /*i18n*/ {
    id: 'link.problem.no-size',
    message: 'The size of its board is missing: 2 to 30 columns (cols) and rows (rows).',
  },
  'bad-size': /*i18n*/ {
    id: 'link.problem.size',
    message: 'A board has 2 to 30 columns and rows, not {detail}.',
  },
  'odd-tiles': /*i18n*/ {
    id: 'link.problem.odd-tiles',
    message: 'A board of {detail} has an odd number of tiles, so one would be left over.',
  },
  'no-kinds': /*i18n*/ {
    id: 'link.problem.no-kinds',
    message: 'The number of kinds (kinds) is missing from it: 2 to 36.',
  },
  'bad-kinds': /*i18n*/ {
    id: 'link.problem.kinds',
    message: 'A board has 2 to 36 kinds, not {detail}.',
  },
  'no-board': /*i18n*/ { id: 'link.problem.no-board', message: 'The board is missing from it.' },
  'no-tiles': /*i18n*/ { id: 'link.problem.no-tiles', message: 'Its board is empty.' },
  'odd-kind': /*i18n*/ {
    id: 'link.problem.odd-kind',
    message: 'Its board has an odd number of tiles of kind {detail}, so one would be left over.',
  },
  'too-small': /*i18n*/ {
    id: 'link.problem.too-small',
    message: 'Its board is too small ({detail}).',
  },
  'too-large': /*i18n*/ {
    id: 'link.problem.too-large',
    message: 'Its board is too large ({detail}).',
  },
  ragged: /*i18n*/ {
    id: 'link.problem.ragged',
    message: 'The rows of its board differ in length ({detail}).',
  },
  'unknown-character': /*i18n*/ {
    id: 'link.problem.character',
    message: 'Its board has a character that is no tile ({detail}).',
  },
}

interface LinkBadLinkProps {
  problem: { readonly code: AskedProblem | SaveProblem; readonly detail?: string }
}

/** An address of Link that leads nowhere, and why. */
export default function LinkBadLink({ problem }: LinkBadLinkProps) {
  return <BadLink problem={problem} texts={TEXTS} playHref="/link/novice" />
}
