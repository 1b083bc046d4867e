import { lazy } from '#src/ui/load/lazy.tsx'
import { makeChoice, parseChoice } from './choice.ts'
import Game from './screen.tsx'

const LabPage = lazy(() => import('./lab/page/LabPage.tsx'), { when: 'now' })
const LevelsPage = lazy(() => import('./levels/LevelsPage.tsx'), { when: 'now' })
const WatchGame = lazy(() => import('./ui/WatchGame.tsx'), { when: 'now' })

/** Shows a player's or an agent's game, the levels or the lab. Loaded as one, since each page that the menu knows delays Link's first tile. */
export default function Page({ address }: { address: string }) {
  const choice = parseChoice(address)
  if (choice?.type === 'lab') return <LabPage query={choice.query} />
  if (choice?.type === 'watch') return <WatchGame key={makeChoice(choice)} choice={choice} />
  return address === 'levels' ? <LevelsPage /> : <Game address={address} />
}
