import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Result } from '#src/engine/rules.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { FileButton } from '#src/ui/form/FileButton.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import type { StorageProblem } from './database.ts'
import { downloadGames } from './games-file.ts'
import { restoreAsideGame, restoreGamesFile } from './restore-saved.ts'
import styles from './SavedGames.module.css'
import { AsideRow, GameRow } from './SavedRows.tsx'
import { listEntries, type SavedEntry } from './saved-entry.ts'
import { readSaved, type Saved, updateSaved } from './saved-games.ts'
import { gameName, storeProblemText } from './saved-texts.ts'

export function SavedGames() {
  const { i18n } = useLingui()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { entries, problem, messages, restoreFile, restoreAside, remove } = useSavedGames()
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
      <div className={styles.actions}>
        <Button
          disabled={!entries?.some(isListed)}
          onClick={() => entries && downloadGames(entries)}
        >
          <Trans id="error.export" message="Save my games as a file" />
        </Button>
        <FileButton onFile={restoreFile}>
          <Trans id="saved.restore-file" message="Restore from a file" />
        </FileButton>
      </div>
      <p role="status" className={styles.message}>
        {messages.map((sentence) => (
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
  const asides = entries.filter(isAside)
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

const isAside = ({ asideAt }: SavedEntry): boolean => asideAt !== undefined

const isListed = (entry: SavedEntry): boolean => isBegun(entry) || isAside(entry)

const isBegun = ({ asideAt, record }: SavedEntry): boolean =>
  asideAt === undefined && record !== undefined && record.left > 0

type Texts = readonly string[]

function useSavedGames() {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const [saved, setSaved] = useState<Result<Saved, StorageProblem>>()
  const [messages, setMessages] = useState<Texts>([])
  const load = useCallback(async () => setSaved(await readSaved()), [])
  useEffect(() => void load(), [load])
  const after = async (change: Promise<Texts>) => {
    setMessages([])
    setMessages(await change)
    await load()
  }
  const nameOf = (entry: SavedEntry) => gameName(i18n, entry, isUpright)
  return {
    entries: saved?.ok ? listEntries(saved.value) : undefined,
    problem: saved && !saved.ok ? saved.code : undefined,
    messages,
    restoreFile: (file: File) => after(restoreGamesFile(i18n, file)),
    restoreAside: (entry: SavedEntry) => after(restoreAsideGame(i18n, entry, nameOf(entry))),
    remove: (entry: SavedEntry) => after(removeGame(i18n, entry, nameOf(entry))),
  }
}

async function removeGame(i18n: I18n, { key }: SavedEntry, name: string): Promise<Texts> {
  const done = await updateSaved((saved) => new Map([...saved].filter(([other]) => other !== key)))
  if (!done.ok) return [storeProblemText(i18n, done.code)]
  return [i18n._({ id: 'saved.deleted', message: '{name} is deleted.', values: { name } })]
}

interface DeleteDialogProps {
  entry: SavedEntry
  onClose: () => void
  onDelete: () => void
}

function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return (
    <Dialog
      title={i18n._({ id: 'saved.delete.title', message: 'Delete this game?' })}
      onClose={onClose}
      others={
        <Button onClick={onDelete}>
          <Trans id="saved.delete" message="Delete" />
        </Button>
      }
      close={<Trans id="cancel" message="Cancel" />}
    >
      <p>
        <Trans
          id="saved.delete.about"
          message="This deletes {name} for good."
          values={{ name: gameName(i18n, entry, isUpright) }}
        />
      </p>
    </Dialog>
  )
}
