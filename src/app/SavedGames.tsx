import { Trans, useLingui } from '@lingui/react'
import { useId, useRef, useState } from 'react'
import { downloadGames } from '../play/games-file'
import type { SavedEntry } from '../play/saved-entry'
import { Button } from '../ui/kit/Button'
import { DeleteDialog } from './DeleteDialog'
import { FileButton } from './FileButton'
import styles from './SavedGames.module.css'
import { AsideRow, GameRow } from './SavedRows'
import { storeProblemText } from './saved-texts'
import { useSavedGames } from './use-saved-games'

/** Games in progress and those that were set aside: to resume, restore, delete, and carry away as a file. */
export function SavedGames() {
  const { i18n } = useLingui()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { entries, problem, said, restoreFile, restoreAside, remove } = useSavedGames()
  const [deleting, setDeleting] = useState<SavedEntry>()
  const confirm = async (entry: SavedEntry) => {
    setDeleting(undefined)
    await remove(entry)
    title.current?.focus()
  }
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        <Trans id="saved.title" message="Saved games" />
      </h2>
      {problem && <p>{storeProblemText(i18n, problem)}</p>}
      {entries && <Lists entries={entries} onRestore={restoreAside} onDelete={setDeleting} />}
      <div className={styles.ways}>
        <Button disabled={!entries?.length} onClick={() => entries && downloadGames(entries)}>
          <Trans id="error.export" message="Save my games as a file" />
        </Button>
        <FileButton onFile={restoreFile}>
          <Trans id="saved.restore-file" message="Restore from a file" />
        </FileButton>
      </div>
      <p role="status" className={styles.said}>
        {said.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      {deleting && (
        <DeleteDialog
          entry={deleting}
          onClose={() => setDeleting(undefined)}
          onDelete={() => confirm(deleting)}
        />
      )}
    </section>
  )
}

interface ListsProps {
  entries: readonly SavedEntry[]
  onRestore: (entry: SavedEntry) => void
  onDelete: (entry: SavedEntry) => void
}

function Lists({ entries, onRestore, onDelete }: ListsProps) {
  const games = entries.filter(isBegun)
  const asides = entries.filter(({ asideAt }) => asideAt !== undefined)
  return (
    <>
      {games.length === 0 && (
        <p>
          <Trans id="saved.none" message="No game is in progress." />
        </p>
      )}
      <ul className={styles.list}>
        {games.map((entry) => (
          <GameRow key={entry.key} entry={entry} onDelete={onDelete} />
        ))}
      </ul>
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
        </>
      )}
      <ul className={styles.list}>
        {asides.map((entry) => (
          <AsideRow key={entry.key} entry={entry} onRestore={onRestore} onDelete={onDelete} />
        ))}
      </ul>
    </>
  )
}

/** A board that was only dealt is no game in progress. */
const isBegun = ({ asideAt, record }: SavedEntry): boolean =>
  asideAt === undefined && record !== undefined && record.left > 0
