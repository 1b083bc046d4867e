import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { type DeclaredGame, useGames } from '#src/define/define-game.ts'
import type { GameResult } from '#src/define/result.ts'
import { downloadText, fileText } from '#src/saves/games-file.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { DataSection, FileButton } from '#src/ui/kit/DataSection.tsx'
import { sentences } from '#src/ui/texts.ts'
import { isKind } from './results.ts'
import {
  type Imported,
  importResults,
  makeResultsFile,
  parseResultsFile,
  SKIP_REASONS,
  type SkipReason,
} from './results-file.ts'

/** Larger files are refused unread. */
const MAX_BYTES = 4_000_000

interface ResultsFileProps {
  results: readonly GameResult[]
  onImport: () => void
}

/** Exports all results as a file, and imports new ones from a file. */
export function ResultsFile({ results, onImport }: ResultsFileProps) {
  const { i18n } = useLingui()
  const games = useGames()
  const [messages, setMessages] = useState<readonly string[]>([])
  const read = async (file: File) => {
    setMessages(await readFile(i18n, games, file))
    onImport()
  }
  return (
    <DataSection
      title={<Trans id="results.file" message="Results file" />}
      actions={
        <>
          <Button
            disabled={results.length === 0}
            onClick={() => downloadText('pairwise-results.json', makeResultsFile(results))}
          >
            <Trans id="results.export" message="Save as a file" />
          </Button>
          <FileButton onFile={read}>
            <Trans id="results.import" message="Add from a file" />
          </FileButton>
        </>
      }
      status={sentences(i18n, messages)}
    />
  )
}

async function readFile(
  i18n: I18n,
  games: readonly DeclaredGame[],
  file: File,
): Promise<readonly string[]> {
  const parsed =
    file.size > MAX_BYTES
      ? { ok: false as const, code: 'not-results' as const }
      : parseResultsFile(await file.text())
  if (!parsed.ok) return [fileText(i18n, parsed.code)]
  const imported = await importResults(parsed.value, {
    now: Date.now(),
    isKind: (game, choice) => isKind(games, game, choice),
  })
  return imported ? importTexts(i18n, imported) : [failedText(i18n, 'save')]
}

export const failedText = (i18n: I18n, what: 'save' | 'delete'): string =>
  i18n._({
    id: 'results.failed',
    message: 'This browser could not {what, select, save {save} other {delete}} them.',
    values: { what },
  })

function importTexts(i18n: I18n, { taken, skipped }: Imported): readonly string[] {
  const added = i18n._({
    id: 'results.added',
    message: '{count, plural, one {# game read.} other {# games read.}}',
    values: { count: taken },
  })
  const reasons = SKIP_REASONS.filter((reason) => skipped[reason] > 0)
  return [added, ...reasons.map((reason) => skipText(i18n, reason, skipped[reason]))]
}

const skipText = (i18n: I18n, reason: SkipReason, count: number): string =>
  i18n._({
    id: 'results.skipped',
    message:
      '{count, plural, one {# game left out} other {# games left out}}: {reason, select, bad_date {the date cannot be right} unknown_kind {there is no such game here} other {there is no room beside your own results}}.',
    values: { reason: reason.replace('-', '_'), count },
  })
