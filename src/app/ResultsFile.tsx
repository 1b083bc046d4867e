import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { downloadText } from '../play/games-file'
import type { GameResult } from '../play/results'
import {
  type Imported,
  importResults,
  makeResultsFile,
  parseResultsFile,
  SKIP_REASONS,
  type SkipReason,
} from '../play/results-file'
import { Button } from '../ui/kit/Button'
import { FileButton } from './FileButton'
import { isKind } from './games'
import styles from './SavedGames.module.css'

/** Larger files are refused unread. */
const MAX_BYTES = 4_000_000

interface ResultsFileProps {
  results: readonly GameResult[]
  onImport: () => void
}

/** Exports all results as a file, and imports new ones from a file. */
export function ResultsFile({ results, onImport }: ResultsFileProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const [messages, setMessages] = useState<readonly string[]>([])
  const read = async (file: File) => {
    setMessages(await readFile(i18n, file))
    onImport()
  }
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>
        <Trans id="results.file" message="Results file" />
      </h2>
      <div className={styles.ways}>
        <Button
          disabled={results.length === 0}
          onClick={() => downloadText('pairwise-results.json', makeResultsFile(results))}
        >
          <Trans id="results.export" message="Save as a file" />
        </Button>
        <FileButton onFile={read}>
          <Trans id="results.import" message="Add from a file" />
        </FileButton>
      </div>
      <p role="status" className={styles.said}>
        {messages.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </section>
  )
}

async function readFile(i18n: I18n, file: File): Promise<readonly string[]> {
  const parsed =
    file.size > MAX_BYTES
      ? { ok: false as const, code: 'not-results' as const }
      : parseResultsFile(await file.text())
  if (!parsed.ok) return [refusalText(i18n, parsed.code)]
  const imported = await importResults(parsed.value, { now: Date.now(), isKind })
  return imported
    ? importTexts(i18n, imported)
    : [i18n._({ id: 'results.no-room', message: 'This browser could not keep them.' })]
}

function refusalText(i18n: I18n, code: 'not-json' | 'not-results'): string {
  switch (code) {
    case 'not-json':
      return i18n._({
        id: 'results.not-json',
        message: 'This file is not JSON, so nothing was added.',
      })
    case 'not-results':
      return i18n._({
        id: 'results.not-results',
        message: 'This file does not hold results of Pairwise, so nothing was added.',
      })
  }
}

function importTexts(i18n: I18n, { taken, skipped }: Imported): readonly string[] {
  const added = i18n._({
    id: 'results.added',
    message: '{count, plural, one {# game read} other {# games read}}.',
    values: { count: taken },
  })
  const reasons = SKIP_REASONS.filter((reason) => skipped[reason] > 0)
  return [added, ...reasons.map((reason) => skipText(i18n, reason, skipped[reason]))]
}

const SKIPPED: Readonly<Record<SkipReason, MessageDescriptor>> = {
  'bad-date': /*i18n*/ {
    id: 'results.skipped.date',
    message:
      '{count, plural, one {# left out: its date cannot be right.} other {# left out: their dates cannot be right.}}',
  },
  'unknown-kind': /*i18n*/ {
    id: 'results.skipped.kind',
    message: '{count, plural, other {# left out: no such game is played here.}}',
  },
  'too-many-kinds': /*i18n*/ {
    id: 'results.skipped.kinds',
    message: '{count, plural, other {# left out: of more kinds of game than are kept.}}',
  },
  'no-room': /*i18n*/ {
    id: 'results.skipped.room',
    message: '{count, plural, other {# left out: there is no room beside your own results.}}',
  },
}

function skipText(i18n: I18n, reason: SkipReason, count: number): string {
  const { id, message = '' } = SKIPPED[reason]
  return i18n._(id, { count }, { message })
}
