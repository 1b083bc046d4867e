import { defineGame } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { choices, opponents } from './choice.ts'

export const patches = defineGame({
  ...choices,
  id: 'patches',
  about: /*i18n*/ {
    id: 'patches.about',
    message: 'Match tiles against an opponent who plays at the same moment.',
  },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  Start: lazy(() => import('./ui/Start.tsx'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen.tsx'), { when: 'now' }),
  loadRules: () => import('./rules/rules.ts'),
  left: /*i18n*/ {
    id: 'patches.left',
    message: '{count, plural, one {# empty cell} other {# empty cells}}',
  },
  opponents,
  loadNotes: () => import('./habits.ts'),
  settings: makeLazyModule(() => import('./settings.ts')),
})
