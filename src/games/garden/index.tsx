import { findSaveProblem } from '#src/engine/session.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { optional } from '#src/ui/at-leisure.tsx'
import { onDemand, partOnDemand } from '#src/ui/on-demand.tsx'
import { choiceName, TITLE } from './names'
import { DIFFICULTIES } from './rules/types'

/** Garden's entry in the list of games. */
export const garden: GameEntry = {
  id: 'garden',
  title: TITLE,
  about: /*i18n*/ {
    id: 'garden.about',
    message: 'Bring flowers of a colour together before the AI does.',
  },
  Miniature: optional(() => import('./ui/Miniature')),
  quick: DIFFICULTIES,
  Start: partOnDemand(() => import('./ui/Start')),
  Page: onDemand(() => import('./screen')),
  isChoice: (choice) => DIFFICULTIES.some((name) => name === choice),
  loadSaveCheck: async () => {
    const { rules } = await import('./rules/rules')
    return (save) => findSaveProblem(rules, save)
  },
  choiceName,
}
