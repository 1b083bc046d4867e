import { lazy } from 'react'
import type { GameEntry } from '../../ui/game-entry'
import { onDemand } from '../../ui/on-demand'
import { LEVELS } from './deal/levels'
import LinkPage, { prepare } from './ui/LinkPage'
import { choiceName } from './ui/level-names'

/** Link's entry in the list of games. */
export const link: GameEntry = {
  id: 'link',
  title: /*i18n*/ { id: 'link.title', message: 'Link' },
  about: /*i18n*/ { id: 'link.about', message: 'Join equal tiles with at most two turns.' },
  Miniature: lazy(() => import('./ui/Miniature')),
  quick: ['daily', ...LEVELS],
  Start: onDemand(() => import('./ui/Start')),
  // It comes with the app, not when it is opened: most come for it, and a slow phone waits for every request.
  Page: Object.assign(LinkPage, { load: prepare }),
  choiceName,
}
