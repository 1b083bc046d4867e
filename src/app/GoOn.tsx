import { Trans, useLingui } from '@lingui/react'
import type { DeclaredGame } from '../play/define-game'
import { choiceOf, type SavedEntry } from '../play/saved-entry'
import { useUpright } from '../ui/board/view'
import chips from './QuickChips.module.css'

/** A way back to each of these rounds. */
export function GoOn({ game, kept }: { game: DeclaredGame; kept: readonly SavedEntry[] }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return kept.map((saved) => {
    const { left = 0, href = '/' } = saved.record ?? {}
    const name = game.choiceName(i18n, choiceOf(saved), isUpright)
    return (
      // A shared link holds a question mark, which the router would take out of the hash.
      <a key={saved.key} href={`#${href}`} className={chips.chip} data-look="go">
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
