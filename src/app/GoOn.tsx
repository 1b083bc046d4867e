import { Trans, useLingui } from '@lingui/react'
import { useUpright } from '../ui/board-view'
import type { GameEntry } from '../ui/game-entry'
import chips from './QuickChips.module.css'
import type { KeptRound } from './use-kept'

/** The last part of an address, as `/link/classic`; a shared link has none. */
const choiceIn = (href: string) => (href.includes('?') ? 'shared' : (href.split('/').at(-1) ?? ''))

/** A way back to each of these rounds. */
export function GoOn({ game, kept }: { game: GameEntry; kept: readonly KeptRound[] }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return kept.map(({ slot, left, href }) => {
    const name = game.choiceName(i18n, choiceIn(href), isUpright)
    return (
      // A shared link holds a question mark, which the router would take out of the hash.
      <a key={slot} href={`#${href}`} className={chips.chip} data-look="go">
        {Number.isFinite(left) ? (
          <Trans
            id="menu.go-on.left"
            message="Go on: {name}, {left} left"
            values={{ name, left }}
          />
        ) : (
          <Trans id="menu.go-on.endless" message="Go on: {name}" values={{ name }} />
        )}
      </a>
    )
  })
}
