import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import {
  type GameInProgress,
  gameOf,
  isInProgress,
  lineOfSaved,
  listEntries,
  readStored,
} from './saved-games.ts'

/** A game's games in progress, to be continued, latest first; nothing without any. */
export function GamesInProgress({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const saved = useGamesInProgress()?.filter(({ slot }) => gameOf(slot) === game.id)
  if (!saved?.length) return null
  return (
    <nav aria-label={i18n._({ id: 'start.in-progress', message: 'Games in progress' })}>
      {saved.map((entry) => (
        <LinkButton key={entry.key} href={entry.game.href} size="small">
          <Trans
            id="start.continue"
            message="Continue: {name}"
            values={{ name: lineOfSaved(i18n, game, entry, isUpright) }}
          />
        </LinkButton>
      ))}
    </nav>
  )
}

/** Returns games in progress, latest first, `undefined` until they are read; none where the database cannot be read. */
export function useGamesInProgress(): readonly GameInProgress[] | undefined {
  const [games, setGames] = useState<readonly GameInProgress[]>()
  useEffect(() => {
    void readStored().then((stored) => {
      setGames(stored.ok ? listEntries(stored.value).filter(isInProgress) : [])
    })
  }, [])
  return games
}
