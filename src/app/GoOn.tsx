import { Trans, useLingui } from '@lingui/react'
import { useUpright } from '../ui/board-view'
import type { GameEntry } from '../ui/game-entry'
import chips from './QuickChips.module.css'
import type { KeptRound } from './use-kept'

/** The kind of game: the last part of its address, or of a shared link, which has none, of its slot. */
const choiceOf = ({ href, slot }: KeptRound): string =>
  (href.includes('?') ? slot.split('/')[1] : href.split('/').at(-1)) ?? ''

/** A way back to each of these rounds. */
export function GoOn({ game, kept }: { game: GameEntry; kept: readonly KeptRound[] }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return kept.map((saved) => {
    const { slot, left, href } = saved
    const name = game.choiceName(i18n, choiceOf(saved), isUpright)
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
