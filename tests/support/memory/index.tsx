import { defineGame } from '#src/define/define-game.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { choices } from './choice'

/** What is known before the game is loaded: for the menu, addresses, results and saved games. */
export const memory = defineGame({
  ...choices,
  id: 'memory',
  about: { id: 'memory.about', message: 'Turn two cards over, and keep equal ones.' },
  Miniature: lazy(() => import('./Miniature'), { when: 'idle' }),
  Start: lazy(() => import('./Start'), { when: 'now', isPart: true }),
  Page: lazy(() => import('./screen'), { when: 'now' }),
  loadRules: () => import('./rules'),
  left: { id: 'memory.left', message: '{count} pairs left' },
})
