import { defineGame } from '#src/play/define-game.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { choiceName, TITLE } from './names'
import { DIFFICULTIES } from './rules/types'
import { gardenSettings } from './settings'

export const garden = defineGame({
  id: 'garden',
  title: TITLE,
  about: /*i18n*/ {
    id: 'garden.about',
    message: 'Bring flowers of a colour together before the AI does.',
  },
  Miniature: lazy(() => import('./ui/Miniature'), { when: 'idle' }),
  choices: DIFFICULTIES,
  Start: lazy(() => import('./ui/Start'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen'), { when: 'now' }),
  isChoice: (choice) => DIFFICULTIES.some((name) => name === choice),
  loadRules: () => import('./rules/rules'),
  choiceName,
  settings: {
    Rows: lazy(() => import('./ui/SettingRows'), { when: 'now', isPart: true }),
    reset: () => gardenSettings.getState().reset(),
  },
})
