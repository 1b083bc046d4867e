import { defineGame } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { choices } from './choice.ts'

export const cascade = defineGame({
  ...choices,
  id: 'cascade',
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  Start: lazy(() => import('./ui/start/Start.tsx'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./Page.tsx'), { when: 'now' }),
  loadRules: () => import('./rules/rules.ts'),
  left: /*i18n*/ {
    id: 'cascade.left',
    message: '{count, plural, one {# swap left} other {# swaps left}}',
  },
  settings: makeLazyModule(() => import('./settings.ts')),
})
