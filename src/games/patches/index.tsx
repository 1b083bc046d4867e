import { findSaveProblem } from '#src/engine/session.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { optional } from '#src/ui/at-leisure.tsx'
import { onDemand, partOnDemand } from '#src/ui/on-demand.tsx'
import { parseChoice } from './choice'
import { choiceName } from './ui/choice-names'

/** Patches' entry in the list of games. */
export const patches: GameEntry = {
  id: 'patches',
  title: /*i18n*/ { id: 'patches.title', message: 'Patches' },
  about: /*i18n*/ {
    id: 'patches.about',
    message: 'Match tiles against an opponent who plays at the same moment.',
  },
  Miniature: optional(() => import('./ui/Miniature')),
  quick: ['small-easy', 'small-hard', 'large-hard'],
  Start: partOnDemand(() => import('./ui/Start')),
  Page: onDemand(() => import('./ui/PatchesPage')),
  isChoice: (choice) => parseChoice(choice) !== undefined,
  loadSaveCheck: async () => {
    const { rules } = await import('./rules/rules')
    return (save) => findSaveProblem(rules, save)
  },
  choiceName,
}
