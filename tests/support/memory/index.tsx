import { defineGame } from '#src/define/define-game.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { choices } from './choice.ts'

/** All that is known before the game is loaded: for the menu, addresses, results and saved games. */
export const memory = defineGame({
  ...choices,
  id: 'memory',
  about: /*i18n*/ { id: 'memory.about', message: 'Turn two cards over, and keep equal ones.' },
  Miniature: lazy(() => import('./Miniature.tsx'), { when: 'idle' }),
  Start: lazy(() => import('./Start.tsx'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen.tsx'), { when: 'now' }),
  loadRules: () => import('./rules/rules.ts'),
  left: /*i18n*/ { id: 'memory.left', message: '{count} pairs left' },
})
