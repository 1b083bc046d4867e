import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useDeclaredGame, useGames } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { CONTINUE } from '#src/ui/kit/Start.tsx'
import { DELETE, DOWNLOAD } from '#src/ui/words.ts'
import { checkSaved, downloadGames, type RestoreProblem } from './games-file.ts'
import styles from './SavedLists.module.css'
import {
  gameOf,
  isAside,
  isInProgress,
  leftText,
  nameOfSaved,
  type SavedEntry,
  timeOf,
} from './saved-games.ts'

/** Returns a function that names saved games, as "Link · 20 × 8", or by their slot if the game is unknown. */
export function useSavedNames(): (entry: SavedEntry) => string {
  const { i18n } = useLingui()
  const games = useGames()
  const isUpright = useUpright()
  return (entry) => {
    const game = games.find(({ id }) => id === gameOf(entry.slot))
    if (!game) return entry.slot.slice(0, 40)
    return `${i18n._(game.title)} · ${nameOfSaved(i18n, game, entry, isUpright)}`
  }
}

export const RESTORE_PROBLEMS: Readonly<Record<RestoreProblem, MessageDescriptor>> = {
  'unknown-game': /*i18n*/ { id: 'saved.unknown-game', message: 'There is no such game here.' },
  unloaded: /*i18n*/ {
    id: 'saved.unloaded',
    message: 'The rules of its game could not be loaded. Check the connection and try again.',
  },
  'not-a-save': /*i18n*/ { id: 'saved.not-a-save', message: 'It is damaged.' },
  'other-version': /*i18n*/ {
    id: 'saved.other-version',
    message: 'It was saved by another version of Pairwise.',
  },
  'other-game': /*i18n*/ { id: 'saved.other-game', message: 'It belongs to another game.' },
  'bad-options': /*i18n*/ { id: 'saved.bad-options', message: 'Its board cannot be read.' },
  'bad-move': /*i18n*/ {
    id: 'saved.bad-move',
    message: 'One of its moves does not fit the rules.',
  },
}

interface SavedListsProps {
  entries: readonly SavedEntry[]
  onRestore: (entry: SavedEntry) => void
  onDelete: (entry: SavedEntry) => void
}

/** Lists the games in progress and, below, those set aside. */
export function SavedLists({ entries, ...on }: SavedListsProps) {
  const games = entries.filter(isInProgress)
  const asides = entries.filter(isAside)
  const list = (listed: readonly SavedEntry[]) => (
    <ul className={styles.list}>
      {listed.map((entry) => (
        <Row key={entry.key} entry={entry} {...on} />
      ))}
    </ul>
  )
  return (
    <>
      {games.length === 0 ? (
        <p>
          <Trans id="saved.none" message="No game is in progress." />
        </p>
      ) : (
        list(games)
      )}
      {asides.length > 0 && (
        <>
          <h3>
            <Trans id="saved.aside" message="Set aside" />
          </h3>
          <p>
            <Trans
              id="saved.aside.about"
              message="These could not be opened, or made room for another game."
            />
          </p>
          {list(asides)}
        </>
      )}
    </>
  )
}

type RowProps = Omit<SavedListsProps, 'entries'> & { entry: SavedEntry }

function Row({ entry, onRestore, onDelete }: RowProps) {
  const { i18n } = useLingui()
  const name = useSavedNames()(entry)
  const game = useDeclaredGame(gameOf(entry.slot))
  const left = game && isInProgress(entry) && leftText(i18n, game, entry)
  /** Adds the game's name, for screen readers that list buttons. */
  const labelled = (text: MessageDescriptor) => {
    const children = i18n._(text)
    return { children, 'aria-label': `${children} ${name}` }
  }
  return (
    <Card as="li" className={styles.row}>
      <p>
        <strong>{name}</strong>
        <span className={styles.about}>
          {left && `${left} · `}
          <When at={timeOf(entry)} />
          {isAside(entry) && <Reason entry={entry} />}
        </span>
      </p>
      {isInProgress(entry) && <LinkButton href={entry.game.href} {...labelled(CONTINUE)} />}
      {isAside(entry) && (
        <>
          <Button onClick={() => onRestore(entry)} {...labelled(RESTORE)} />
          <Button onClick={() => downloadGames([entry])} {...labelled(DOWNLOAD)} />
        </>
      )}
      <Button onClick={() => onDelete(entry)} {...labelled(DELETE)} />
    </Card>
  )
}

const RESTORE = /*i18n*/ { id: 'saved.restore', message: 'Restore' }

/** Says why a game cannot be restored, or that it can; nothing while its rules are being loaded. */
function Reason({ entry }: { entry: SavedEntry }) {
  const games = useGames()
  const [text, setText] = useState<MessageDescriptor>()
  useEffect(() => {
    let isCurrent = true
    void checkSaved(games, entry).then((problem) => {
      if (isCurrent) setText(problem ? RESTORE_PROBLEMS[problem] : RESTORABLE)
    })
    return () => {
      isCurrent = false
    }
  }, [games, entry])
  if (!text) return null
  return (
    <span className={styles.reason}>
      <Trans {...text} />
    </span>
  )
}

const RESTORABLE = /*i18n*/ { id: 'saved.aside.good', message: 'It can be restored.' }

function When({ at }: { at: number }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  // A damaged save may have no valid date.
  if (at <= 0 || Number.isNaN(date.getTime())) return '–'
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
