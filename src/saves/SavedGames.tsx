import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DeclaredGame, useGames } from '#src/define/define-game.ts'
import type { Result } from '#src/engine/rules.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import {
  DataSection,
  DeleteDialog,
  type DeleteDialogProps,
  FileButton,
} from '#src/ui/kit/DataSection.tsx'
import type { StorageProblem } from './database.ts'
import { downloadGames } from './games-file.ts'
import { checkSaved, RESTORE_OUTCOMES, restoreAside, restoreGamesFile } from './restore-games.ts'
import styles from './SavedGames.module.css'
import { AsideRow, GameRow } from './SavedRow.tsx'
import {
  listAsides,
  listGames,
  readSaved,
  type SavedGames as Saved,
  type SavedEntry,
  updateSaved,
  without,
} from './saved-games.ts'
import { gameName, outcomeText, refusedText, restoreText, storeProblemText } from './saved-texts.ts'

export function SavedGames() {
  const { i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const { entries, problem, messages, restoreFile, restoreAside, remove } = useSavedGames()
  const [deleting, setDeleting] = useState<SavedEntry>()
  const confirm = async (entry: SavedEntry) => {
    setDeleting(undefined)
    await remove(entry)
    title.current?.focus()
  }
  return (
    <DataSection
      ref={title}
      title={<Trans id="saved.title" message="Saved games" />}
      actions={<Actions entries={entries} onFile={restoreFile} />}
      status={messages.map((sentence) => (
        <span key={sentence} className={styles.message}>
          {sentence}{' '}
        </span>
      ))}
    >
      {problem && <p>{storeProblemText(i18n, problem)}</p>}
      {entries && <Lists entries={entries} onRestore={restoreAside} onDelete={setDeleting} />}
      {deleting && (
        <DeleteGame
          entry={deleting}
          onClose={() => setDeleting(undefined)}
          onDelete={() => confirm(deleting)}
        />
      )}
    </DataSection>
  )
}

interface ActionsProps {
  entries: readonly SavedEntry[] | undefined
  onFile: (file: File) => void
}

function Actions({ entries, onFile }: ActionsProps) {
  return (
    <>
      <Button disabled={!entries?.some(isListed)} onClick={() => entries && downloadGames(entries)}>
        <Trans id="error.export" message="Save my games as a file" />
      </Button>
      <FileButton onFile={onFile}>
        <Trans id="saved.restore-file" message="Restore from a file" />
      </FileButton>
    </>
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

const isBegun = ({ asideAt, game }: SavedEntry): boolean =>
  asideAt === undefined && game !== undefined && game.left > 0

type Texts = readonly string[]

function useSavedGames() {
  const { i18n } = useLingui()
  const games = useGames()
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
  // The same objects on each render: each of them is checked by replaying it.
  const entries = useMemo(
    () => (saved?.ok ? [...listGames(saved.value), ...listAsides(saved.value)] : undefined),
    [saved],
  )
  const nameOf = (entry: SavedEntry) => gameName(i18n, games, entry, isUpright)
  return {
    entries,
    problem: saved && !saved.ok ? saved.code : undefined,
    messages,
    restoreFile: (file: File) => after(restoreFile(i18n, games, file)),
    restoreAside: (entry: SavedEntry) => after(restoreEntry(i18n, games, entry, nameOf(entry))),
    remove: (entry: SavedEntry) => after(removeGame(i18n, entry, nameOf(entry))),
  }
}

async function restoreFile(i18n: I18n, games: readonly DeclaredGame[], file: File): Promise<Texts> {
  const restored = await restoreGamesFile(games, file)
  if (!restored.ok) return [restoreText(i18n, restored.code)]
  const { outcomes, refused } = restored.value
  const shown = RESTORE_OUTCOMES.filter(
    (outcome) => outcome === 'restored' || outcomes.get(outcome),
  )
  return [
    ...shown.map((outcome) => outcomeText(i18n, outcome, outcomes.get(outcome) ?? 0)),
    ...[...refused].map(([problem, count]) => refusedText(i18n, problem, count)),
  ]
}

async function restoreEntry(
  i18n: I18n,
  games: readonly DeclaredGame[],
  entry: SavedEntry,
  name: string,
): Promise<Texts> {
  const problem = await checkSaved(games, entry)
  if (problem) return [refusedText(i18n, problem, 1)]
  const done = await updateSaved((saved) => restoreAside(saved, entry.key, Date.now()))
  if (!done.ok) return [storeProblemText(i18n, done.code)]
  return [doneText(i18n, name, 'restored')]
}

async function removeGame(i18n: I18n, { key }: SavedEntry, name: string): Promise<Texts> {
  const done = await updateSaved((saved) => without(saved, [key]))
  if (!done.ok) return [storeProblemText(i18n, done.code)]
  return [doneText(i18n, name, 'deleted')]
}

const doneText = (i18n: I18n, name: string, done: 'restored' | 'deleted'): string =>
  i18n._({
    id: 'saved.done',
    message: '{name} is {done, select, restored {restored} other {deleted}}.',
    values: { name, done },
  })

interface DeleteGameProps extends Pick<DeleteDialogProps, 'onClose' | 'onDelete'> {
  entry: SavedEntry
}

function DeleteGame({ entry, ...actions }: DeleteGameProps) {
  const { i18n } = useLingui()
  const games = useGames()
  const isUpright = useUpright()
  return (
    <DeleteDialog
      title={i18n._({ id: 'saved.delete.title', message: 'Delete this game?' })}
      {...actions}
    >
      <Trans
        id="saved.delete.about"
        message="This deletes {name} for good."
        values={{ name: gameName(i18n, games, entry, isUpright) }}
      />
    </DeleteDialog>
  )
}
