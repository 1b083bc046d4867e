import { today } from '#src/play/daily.ts'
import { defineGame } from '#src/play/define-game.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { parseChoice } from './choice'
import { choiceName } from './ui/choice-names'

/** What is known of Cascade before it is loaded. */
export const cascade = defineGame({
  id: 'cascade',
  title: /*i18n*/ { id: 'cascade.title', message: 'Cascade' },
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: lazy(() => import('./ui/Miniature'), { when: 'idle' }),
  choices: ['daily', 'thirty', 'watch-greedy', 'lab'],
  Start: lazy(() => import('./ui/Start'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./ui/CascadePage'), { when: 'now' }),
  isChoice: (choice) => parseChoice(choice, today()) !== undefined,
  loadRules: () => import('./rules/rules'),
  choiceName,
})
