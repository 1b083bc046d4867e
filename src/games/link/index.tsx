import { type AssistTexts, defineGame, HINTS, UNDOS } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { makeChoice, nameOf, parseChoice, RISK_NAMES, TITLE } from './choice.ts'
import { rules } from './rules/rules.ts'
import LinkPage, { prepare } from './screen.tsx'
import type { Link } from './types.ts'

export const link = defineGame({
  id: 'link',
  title: TITLE,
  about: /*i18n*/ {
    id: 'link.about',
    message: 'Join equal tiles with at most two turns. Every board can be cleared.',
  },
  Miniature: lazy(() => import('./ui/start/Miniature.tsx'), { when: 'idle' }),
  parseChoice,
  makeChoice,
  nameOf,
  Start: lazy(() => import('./ui/start/Start.tsx'), { when: 'now', isPart: true }),
  // In the main bundle: it is the most played game, and each request delays the first tile on a slow network.
  Page: Object.assign(LinkPage, { load: prepare }),
  loadRules: async () => ({ rules }),
  left: /*i18n*/ {
    id: 'link.left',
    message: '{count, plural, one {# tile left} other {# tiles left}}',
  },
  assists: {
    hint: HINTS,
    undo: UNDOS,
    shuffle: /*i18n*/ {
      id: 'assist.shuffle',
      message: '{count, plural, one {# shuffle} other {# shuffles}}',
    },
    forced: /*i18n*/ {
      id: 'assist.forced',
      message: '{count, plural, one {# forced shuffle} other {# forced shuffles}}',
    },
    equal: /*i18n*/ {
      id: 'assist.equal',
      message: '{count, plural, one {# look at equal tiles} other {# looks at equal tiles}}',
    },
    matches: /*i18n*/ {
      id: 'assist.matches',
      message: '{count, plural, one {# check for matches} other {# checks for matches}}',
    },
  } satisfies AssistTexts<Link>,
  grades: RISK_NAMES,
  pages: {
    grades: lazy(() => import('./grade/page/GradesPage.tsx'), { when: 'now' }),
    journey: lazy(() => import('./journey/Journey.tsx'), { when: 'now' }),
  },
  loadNotes: () => import('./daily.ts'),
  settings: makeLazyModule(() => import('./ui/SettingRows.tsx')),
})
