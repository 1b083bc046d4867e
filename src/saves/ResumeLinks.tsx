import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { listGames, nameOfSaved, readSaved, type SavedEntry } from './saved-games.ts'

interface ResumeLinksProps {
  game: DeclaredGame
  saved: readonly SavedEntry[]
}

export function ResumeLinks({ game, saved }: ResumeLinksProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  if (saved.length === 0) return null
  const links = saved.map((entry) => {
    const { left = 0, href = '/' } = entry.game ?? {}
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
export function useGamesInProgress(): readonly SavedEntry[] {
  const [games, setGames] = useState<readonly SavedEntry[]>([])
  useEffect(() => {
    void readSaved().then((saved) => {
      if (saved.ok) setGames(listGames(saved.value).filter(({ game }) => game && game.left > 0))
    })
  }, [])
  return games
}

export const gamesOf = (saved: readonly SavedEntry[], game: string): readonly SavedEntry[] =>
  saved.filter(({ slot }) => slot.startsWith(`${game}/`))
