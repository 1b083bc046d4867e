import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import {
  type GameInProgress,
  gameOf,
  isInProgress,
  listEntries,
  nameOfSaved,
  readStored,
} from './saved-games.ts'

interface ResumeLinksProps {
  game: DeclaredGame
  /** Of this game and others. */
  saved: readonly GameInProgress[]
  most?: number
}

export function ResumeLinks({ game, saved, most = Infinity }: ResumeLinksProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const own = saved.filter(({ slot }) => gameOf(slot) === game.id).slice(0, most)
  if (own.length === 0) return null
  const links = own.map((entry) => {
    const { left, href } = entry.game
    const name = nameOfSaved(i18n, game, entry, isUpright)
    return (
      <LinkButton key={entry.key} href={href} size="small" look="primary">
        <Trans
          id="menu.resume"
          message="Resume {name}{left, select, Infinity {} other {, {left} left}}"
          values={{ name, left }}
        />
      </LinkButton>
    )
  })
  return (
    <nav aria-label={i18n._({ id: 'menu.in-progress', message: 'Games in progress' })}>{links}</nav>
  )
}

/** Returns games in progress, latest first; none where the database cannot be read. */
export function useGamesInProgress(): readonly GameInProgress[] {
  const [games, setGames] = useState<readonly GameInProgress[]>([])
  useEffect(() => {
    void readStored().then((stored) => {
      if (stored.ok) setGames(listEntries(stored.value).filter(isInProgress))
    })
  }, [])
  return games
}
