import { defineGame } from '#src/define/define-game.ts'
import type { Address } from '#src/define/route.ts'
import { today } from '#src/define/seeds.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { agentIn, choiceName, parseChoice, TITLE } from './names.ts'
import { cascadeSettings } from './settings.ts'

const LabPage = lazy(() => import('./lab/page/LabPage.tsx'), { when: 'now' })
const WatchGame = lazy(() => import('./lab/watch/WatchGame.tsx'), { when: 'now' })
const Game = lazy(() => import('./screen.tsx'), { when: 'now' })

/** The lab, an agent's game, or a player's, by the address. */
function Page({ address }: { address: Address }) {
  const [page = '', ...query] = typeof address === 'string' ? address.split('?') : []
  if (page === 'lab') return <LabPage query={query.join('?')} />
  const agent = agentIn(page)
  return agent ? <WatchGame key={page} choice={page} agent={agent} /> : <Game address={address} />
}

export const cascade = defineGame({
  id: 'cascade',
  title: TITLE,
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  choices: ['daily', 'thirty', 'watch-greedy', 'lab'],
  Start: lazy(() => import('./ui/Start.tsx'), { when: 'now', isPart: true }),
  Page: Object.assign(Page, { load: Game.load }),
  isChoice: (choice) => parseChoice(choice, today()) !== undefined,
  loadRules: () => import('./rules/rules.ts'),
  choiceName,
  settings: {
    Rows: lazy(() => import('./ui/SettingRows.tsx'), { when: 'now', isPart: true }),
    reset: () => cascadeSettings.getState().reset(),
  },
})
