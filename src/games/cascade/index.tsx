import { defineGame } from '#src/define/define-game.ts'
import { lazy, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { makeChoice, nameOf, parseChoice, TITLE } from './choice.ts'

const WatchGame = lazy(() => import('./ui/WatchGame.tsx'), { when: 'now' })
const Game = lazy(() => import('./screen.tsx'), { when: 'now' })

/** An agent's game, or by the address what `screen.tsx` shows: a player's, the levels or the lab. */
function Page({ address }: { address: string }) {
  const choice = parseChoice(address)
  if (choice?.type === 'watch') return <WatchGame key={makeChoice(choice)} choice={choice} />
  return <Game address={address} />
}

export const cascade = defineGame({
  id: 'cascade',
  title: TITLE,
  about: /*i18n*/ { id: 'cascade.about', message: 'Swap neighbours to line up three of a kind.' },
  Miniature: lazy(() => import('./ui/Miniature.tsx'), { when: 'idle' }),
  first: 'thirty',
  parseChoice,
  makeChoice,
  nameOf,
  Start: lazy(() => import('./ui/Start.tsx'), { when: 'now', isPart: true }),
  Page: Object.assign(Page, { load: Game.load }),
  loadRules: () => import('./rules/rules.ts'),
  left: /*i18n*/ {
    id: 'cascade.left',
    message: '{count, plural, one {# swap left} other {# swaps left}}',
  },
  settings: makeLazyModule(() => import('./settings.ts')),
})
