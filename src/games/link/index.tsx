import { defineGame } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { choices, RISK_NAMES } from './choice.ts'
import { rules } from './rules/rules.ts'
import LinkPage, { prepare } from './screen.tsx'

export const link = defineGame({
  ...choices,
  id: 'link',
  about: /*i18n*/ {
    id: 'link.about',
    message: 'Join equal tiles with at most two turns. Every board can be cleared.',
  },
  Miniature: lazy(() => import('./ui/start/Miniature.tsx'), { when: 'idle' }),
  Start: lazy(() => import('./ui/start/Start.tsx'), { when: 'now', isPart: true }),
  // In the main bundle: it is the most played game, and each request delays the first tile on a slow network.
  Page: Object.assign(LinkPage, { load: prepare }),
  loadRules: async () => ({ rules }),
  left: /*i18n*/ {
    id: 'link.left',
    message: '{count, plural, one {# tile left} other {# tiles left}}',
  },
  grades: RISK_NAMES,
  pages: {
    grades: lazy(() => import('./grade/page/GradesPage.tsx'), { when: 'now' }),
    journey: lazy(() => import('./journey/Journey.tsx'), { when: 'now' }),
  },
  loadNotes: () => import('./daily.ts'),
  settings: makeLazyModule(() => import('./ui/SettingRows.tsx')),
})
