import { findSaveProblem } from '../../engine/session'
import { today } from '../../round/daily'
import { optional } from '../../ui/at-leisure'
import type { GameEntry } from '../../ui/game-entry'
import { onDemand, partOnDemand } from '../../ui/on-demand'
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
