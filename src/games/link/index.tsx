import { findSaveProblem } from '#src/engine/session.ts'
import { today } from '#src/play/daily.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { optional } from '#src/ui/at-leisure.tsx'
import { partOnDemand } from '#src/ui/on-demand.tsx'
import { parseChoice } from './choice'
import { LEVELS } from './deal/levels'
import { choiceName, TITLE } from './names'
import { rules } from './rules/rules'
import LinkPage, { prepare } from './screen'

/** Link's entry in the list of games. */
export const link: GameEntry = {
  id: 'link',
  title: TITLE,
  about: /*i18n*/ {
    id: 'link.about',
    message: 'Join equal tiles with at most two turns. Every board can be cleared.',
  },
  Miniature: optional(() => import('./ui/Miniature')),
  quick: ['daily', ...LEVELS],
  Start: partOnDemand(() => import('./ui/Start')),
  // It comes with the app, not when it is opened: most come for it, and a slow phone waits for every request.
  Page: Object.assign(LinkPage, { load: prepare }),
  isChoice: (choice) => parseChoice(choice, today()) !== undefined,
  loadSaveCheck: async () => (save) => findSaveProblem(rules, save),
  choiceName,
}
