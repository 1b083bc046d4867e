import { findSaveProblem } from '#src/engine/session.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { lazy } from '#src/ui/lazy.tsx'
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
  Miniature: lazy(() => import('./ui/Miniature'), { when: 'idle' }),
  quick: DIFFICULTIES,
  Start: lazy(() => import('./ui/Start'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen'), { when: 'now' }),
  isChoice: (choice) => DIFFICULTIES.some((name) => name === choice),
  loadSaveCheck: async () => {
    const { rules } = await import('./rules/rules')
    return (save) => findSaveProblem(rules, save)
  },
  choiceName,
}
