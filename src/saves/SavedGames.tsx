import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DeclaredGame, useGames } from '#src/define/define-game.ts'
import type { Result } from '#src/engine/rules.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { DataSection, DeleteDialog, FileButton, SendButton } from '#src/ui/kit/DataSection.tsx'
import { EXPORT } from '#src/ui/texts.ts'
import type { StorageProblem } from './database.ts'
import {
  checkSaved,
  downloadGames,
  type FileProblem,
  fileText,
  makeSentGames,
  type RestoreProblem,
  restoreGamesFile,
} from './games-file.ts'
import { RESTORE_PROBLEMS, SavedLists, useSavedNames } from './SavedLists.tsx'
import {
  isAside,
  isInProgress,
  listEntries,
  RESTORE_OUTCOMES,
  type RestoreOutcome,
  readStored,
  restoreAside,
  type SavedEntry,
  type Stored,
  updateStored,
  without,
} from './saved-games.ts'

export function SavedGames() {
  const { i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const { entries, problem, messages, nameOf, restoreFile, restoreAside, remove, say } =
    useSavedGames()
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
      actions={<Actions entries={entries} onFile={restoreFile} onSent={say} />}
      status={messages.flatMap((sentence) => [`${sentence} `, <br key={sentence} />])}
    >
      {problem && <p>{problemText(i18n, problem)}</p>}
      {entries && <SavedLists entries={entries} onRestore={restoreAside} onDelete={setDeleting} />}
      {deleting && (
        <DeleteDialog
          title={i18n._({ id: 'saved.delete.title', message: 'Delete this game?' })}
          onClose={() => setDeleting(undefined)}
          onDelete={() => confirm(deleting)}
        >
          <Trans
            id="saved.delete.about"
            message="This deletes {name} for good."
            values={{ name: nameOf(deleting) }}
          />
        </DeleteDialog>
      )}
    </DataSection>
  )
}

interface ActionsProps {
  entries: readonly SavedEntry[] | undefined
  onFile: (file: File) => void
  onSent: (text: string) => void
}

function Actions({ entries = [], onFile, onSent }: ActionsProps) {
  const isEmpty = !entries.some((entry) => isInProgress(entry) || isAside(entry))
  return (
    <>
      <SendButton disabled={isEmpty} makeFiles={() => makeSentGames(entries)} onSent={onSent} />
      <Button disabled={isEmpty} onClick={() => downloadGames(entries)}>
        <Trans {...EXPORT} />
      </Button>
      <FileButton onFile={onFile}>
        <Trans id="saved.restore-file" message="Restore from a file" />
      </FileButton>
    </>
  )
}

type Texts = readonly string[]

function useSavedGames() {
  const { i18n } = useLingui()
  const games = useGames()
  const nameOf = useSavedNames()
  const [stored, setStored] = useState<Result<Stored, StorageProblem>>()
  const [messages, setMessages] = useState<Texts>([])
  const load = useCallback(async () => setStored(await readStored()), [])
  useEffect(() => void load(), [load])
  const after = async (change: Promise<Texts>) => {
    setMessages([])
    setMessages(await change)
    await load()
  }
  // The same objects on each render: each of them is checked by replaying it.
  const entries = useMemo(() => (stored?.ok ? listEntries(stored.value) : undefined), [stored])
  const restore = async (entry: SavedEntry) => {
    const refused = await checkSaved(games, entry)
    if (refused) return [refusedText(i18n, refused, 1)]
    const problem = await updateStored((stored) => restoreAside(stored, entry.key, Date.now()))
    return [problem ? problemText(i18n, problem) : doneText(i18n, nameOf(entry), 'restored')]
  }
  const remove = async (entry: SavedEntry) => {
    const problem = await updateStored((stored) => without(stored, entry.key))
    return [problem ? problemText(i18n, problem) : doneText(i18n, nameOf(entry), 'deleted')]
  }
  return {
    entries,
    problem: stored && !stored.ok ? stored.code : undefined,
    messages,
    nameOf,
    restoreFile: (file: File) => after(restoreFile(i18n, games, file)),
    restoreAside: (entry: SavedEntry) => after(restore(entry)),
    remove: (entry: SavedEntry) => after(remove(entry)),
    say: (text: string) => setMessages([text]),
  }
}

async function restoreFile(i18n: I18n, games: readonly DeclaredGame[], file: File): Promise<Texts> {
  const restored = await restoreGamesFile(games, file)
  if (!restored.ok) return [problemText(i18n, restored.code)]
  const { outcomes, refused } = restored.value
  const shown = RESTORE_OUTCOMES.filter((one) => one === 'restored' || outcomes.includes(one))
  const problems = [...new Set(refused)]
  return [
    ...shown.map((outcome) => outcomeText(i18n, outcome, countOf(outcomes, outcome))),
    ...problems.map((problem) => refusedText(i18n, problem, countOf(refused, problem))),
  ]
}

const countOf = <Kind,>(kinds: readonly Kind[], kind: Kind) =>
  kinds.filter((one) => one === kind).length

const OUTCOMES: Readonly<Record<RestoreOutcome, MessageDescriptor>> = {
  restored: /*i18n*/ {
    id: 'saved.outcome.restored',
    message: '{count, plural, one {# game restored.} other {# games restored.}}',
  },
  same: /*i18n*/ {
    id: 'saved.outcome.same',
    message: '{count, plural, one {# was there already.} other {# were there already.}}',
  },
  aside: /*i18n*/ {
    id: 'saved.outcome.aside',
    message: '{count} set aside, as before or because a newer or longer game is in progress.',
  },
}

function outcomeText(i18n: I18n, outcome: RestoreOutcome, count: number): string {
  const text = { ...OUTCOMES[outcome], values: { count } }
  return i18n._(text)
}

const refusedText = (i18n: I18n, problem: RestoreProblem, count: number): string =>
  i18n._({
    id: 'saved.refused',
    message: '{count} not restored: {reason}',
    values: { count, reason: i18n._(RESTORE_PROBLEMS[problem]) },
  })

const doneText = (i18n: I18n, name: string, done: 'restored' | 'deleted'): string =>
  i18n._({
    id: 'saved.done',
    message: '{name} is {done, select, restored {restored} other {deleted}}.',
    values: { name, done },
  })

function problemText(i18n: I18n, problem: StorageProblem | FileProblem): string {
  if (problem === 'full')
    return i18n._({
      id: 'saved.full',
      message: 'There is no room left in this browser, so nothing was changed.',
    })
  if (problem === 'forbidden' || problem === 'silent' || problem === 'unreadable')
    return i18n._({
      id: 'saved.forbidden',
      message: 'This browser’s saved games cannot be reached right now.',
    })
  return fileText(i18n, problem)
}
