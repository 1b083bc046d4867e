import { lazy } from '#src/ui/load/lazy.tsx'
import { parseChoice } from './choice.ts'
import Game from './screen.tsx'

const LevelsPage = lazy(() => import('./levels/LevelsPage.tsx'), { when: 'now' })
const WatchGame = lazy(() => import('./ui/watch/WatchGame.tsx'), { when: 'now' })

/** An agent plays a board of its own, or that of a link: `watch-greedy?rows=9&seed=k3f9`. */
function parseWatched(address: string) {
  const [page = '', ...query] = address.split('?')
  const choice = parseChoice(page)
  if (choice?.type !== 'watch') return undefined
  return {
    choice,
    board: query.length > 0 && !choice.board ? `cascade?${query.join('?')}` : address,
  }
}

/** Shows a player's or an agent's game, or the levels. Loaded as one, since each page that the menu knows delays Link's first tile. */
export default function Page({ address }: { address: string }) {
  const watched = parseWatched(address)
  if (watched) return <WatchGame key={address} {...watched} />
  return address === 'levels' ? <LevelsPage /> : <Game address={address} />
}
