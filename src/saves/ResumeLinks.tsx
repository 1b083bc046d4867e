import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type DeclaredGame, useGames } from '#src/define/define-game.ts'
import { joinWords } from '#src/engine/text.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { playIcon } from '#src/ui/kit/icons.tsx'
import styles from './ResumeLinks.module.css'
import {
  type GameInProgress,
  gameOf,
  isInProgress,
  leftText,
  listEntries,
  nameOfSaved,
  readStored,
} from './saved-games.ts'

interface ResumeLinksProps {
  /** Games in progress, latest first. */
  saved: readonly GameInProgress[]
  /** The one game whose links are wanted, and then not named. */
  game?: DeclaredGame
}

/** A row of links to games in progress; none without any. */
export function ResumeLinks({ saved, game: only }: ResumeLinksProps) {
  const { i18n } = useLingui()
  const games = useGames()
  const links = saved.flatMap((entry) => {
    const game = games.find(({ id }) => id === gameOf(entry.slot))
    if (!game || (only && game !== only)) return []
    return <ResumeLink key={entry.key} game={game} entry={entry} isOnly={game === only} />
  })
  if (links.length === 0) return null
  return (
    <nav
      className={styles.games}
      aria-label={i18n._({ id: 'menu.in-progress', message: 'Games in progress' })}
    >
      {links}
    </nav>
  )
}

interface ResumeLinkProps {
  game: DeclaredGame
  entry: GameInProgress
  isOnly: boolean
}

function ResumeLink({ game, entry, isOnly }: ResumeLinkProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const title = !isOnly && i18n._(game.title)
  const name = joinWords(' · ', title, nameOfSaved(i18n, game, entry, isUpright))
  const left = leftText(i18n, game, entry) ?? 'none'
  return (
    <LinkButton
      href={entry.game.href}
      size="small"
      look={isOnly ? 'primary' : undefined}
      aria-label={i18n._({
        id: 'menu.resume',
        message: 'Resume {name}{left, select, none {} other {, {left}}}',
        values: { name, left },
      })}
    >
      <span className={styles.game}>
        {playIcon}
        <Trans
          id="menu.resume.short"
          message="{name}{left, select, none {} other {, {left}}}"
          values={{ name, left }}
        />
      </span>
    </LinkButton>
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
