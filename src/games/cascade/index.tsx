import { findSaveProblem } from '#src/engine/session.ts'
import { today } from '#src/play/daily.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { optional } from '#src/ui/at-leisure.tsx'
import { onDemand, partOnDemand } from '#src/ui/on-demand.tsx'
import { parseChoice } from './choice'
import { choiceName } from './ui/choice-names'

/** Cascade's entry in the list of games. */
export const cascade: GameEntry = {
  id: 'cascade',
  title: /*i18n*/ { id: 'cascade.title', message: 'Cascade' },
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: optional(() => import('./ui/Miniature')),
  quick: ['daily', 'thirty', 'watch-greedy', 'lab'],
  Start: partOnDemand(() => import('./ui/Start')),
  Page: onDemand(() => import('./ui/CascadePage')),
  isChoice: (choice) => parseChoice(choice, today()) !== undefined,
  loadSaveCheck: async () => {
    const { rules } = await import('./rules/rules')
    return (save) => findSaveProblem(rules, save)
  },
  choiceName,
}
