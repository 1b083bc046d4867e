import type { LinkedGame } from '#src/engine/link-code.ts'
import { findSaveProblem } from '#src/engine/session.ts'
import { today } from '#src/play/daily.ts'
import type { GameEntry } from '#src/play/game-entry.ts'
import { optional } from '#src/ui/at-leisure.tsx'
import { onDemand, partOnDemand } from '#src/ui/on-demand.tsx'
import { agentIn, choiceName, parseChoice, TITLE } from './names'

const LabPage = onDemand(() => import('./ui/LabPage'))
const WatchGame = onDemand(() => import('./ui/WatchGame'))
const Game = onDemand(() => import('./screen'))

/** The lab, an agent at play, or a game, by the address. */
function Page({ asked }: { asked: string | LinkedGame }) {
  const [page = '', ...query] = typeof asked === 'string' ? asked.split('?') : []
  if (page === 'lab') return <LabPage query={query.join('?')} />
  const agent = agentIn(page)
  return agent ? <WatchGame key={agent} agent={agent} /> : <Game asked={asked} />
}

/** Cascade's entry in the list of games. */
export const cascade: GameEntry = {
  id: 'cascade',
  title: TITLE,
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: optional(() => import('./ui/Miniature')),
  quick: ['daily', 'thirty', 'watch-greedy', 'lab'],
  Start: partOnDemand(() => import('./ui/Start')),
  Page: Object.assign(Page, { load: Game.load }),
  isChoice: (choice) => parseChoice(choice, today()) !== undefined,
  loadSaveCheck: async () => {
    const { rules } = await import('./rules/rules')
    return (save) => findSaveProblem(rules, save)
  },
  choiceName,
}
