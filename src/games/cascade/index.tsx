import { lazy } from 'react'
import type { GameEntry } from '../../ui/game-entry'
import { choiceName } from './ui/choice-names'

/** Cascade's entry in the list of games. */
export const cascade: GameEntry = {
  id: 'cascade',
  title: /*i18n*/ { id: 'cascade.title', message: 'Cascade' },
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: lazy(() => import('./ui/Miniature')),
  quick: ['daily', 'thirty', 'watch-greedy', 'lab'],
  Start: lazy(() => import('./ui/Start')),
  Page: lazy(() => import('./ui/CascadePage')),
  choiceName,
}
