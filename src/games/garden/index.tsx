import { defineGame } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { choices, opponents } from './choice.ts'

export const garden = defineGame({
  ...choices,
  id: 'garden',
  about: /*i18n*/ {
    id: 'garden.about',
    message: 'Bring flowers of a colour together before the opponent does.',
  },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  Start: lazy(() => import('./ui/Start.tsx'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen.tsx'), { when: 'now' }),
  loadRules: () => import('./rules/rules.ts'),
  left: /*i18n*/ {
    id: 'garden.left',
    message: '{count, plural, one {# flower left} other {# flowers left}}',
  },
  opponents,
  loadNotes: () => import('#src/opponents/characters.ts'),
  settings: makeLazyModule(() => import('./ui/SettingRows.tsx')),
})
