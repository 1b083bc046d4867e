import { defineGame } from '#src/define/define-game.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { choiceName, TITLE } from './names.ts'
import { DIFFICULTIES } from './rules/types.ts'
import { gardenSettings } from './settings.ts'

export const garden = defineGame({
  id: 'garden',
  title: TITLE,
  about: /*i18n*/ {
    id: 'garden.about',
    message: 'Bring flowers of a colour together before the AI does.',
  },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  choices: DIFFICULTIES,
  Start: lazy(() => import('./ui/Start.tsx'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen.tsx'), { when: 'now' }),
  isChoice: (choice) => DIFFICULTIES.some((name) => name === choice),
  loadRules: () => import('./rules/rules.ts'),
  choiceName,
  settings: {
    Rows: lazy(() => import('./ui/SettingRows.tsx'), { when: 'now', isPart: true }),
    reset: () => gardenSettings.getState().reset(),
  },
})
