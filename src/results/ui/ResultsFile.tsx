import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import * as v from 'valibot'
import { type DeclaredGame, type GameResult, useGames } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import type { Result } from '#src/engine/rules.ts'
import { fileText } from '#src/saves/games-file.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { DataSection, FileButton, SendButton } from '#src/ui/kit/DataSection.tsx'
import { downloadText, makeSendable } from '#src/ui/send.ts'
import { sentences } from '#src/ui/texts.ts'
import { type Mistake, mergeMistakes, parseMistakes } from '../mistakes/mistakes.ts'
import { updateMistakes, useMistakes } from '../mistakes/store.ts'
import {
  isKind,
  isPlausible,
  keyOf,
  MAX_KEPT,
  mergeResults,
  resultSchema,
  updateResults,
} from '../results.ts'

const NOT_RESULTS = { ok: false, code: 'not-results' } as const

/** Larger files are refused unread. */
const MAX_BYTES = 8_000_000

interface ResultsFileProps {
  results: readonly GameResult[]
  /** Results that could not be read whole. */
  aside: readonly unknown[]
  onImport: () => void
}

/** Exports all results as a file, and imports new ones from a file. */
export function ResultsFile({ results, aside, onImport }: ResultsFileProps) {
  const { i18n } = useLingui()
  const games = useGames()
  const { mistakes, show } = useMistakes()
  const makeFile = () => makeResultsFile(results, mistakes)
  const isUnready = results.length === 0 || !mistakes
  const [messages, setMessages] = useState<readonly string[]>([])
  const read = async (file: File) => {
    setMessages(await readFile(i18n, games, file))
    show(await updateMistakes())
    onImport()
  }
  return (
    <DataSection
      title={<Trans id="results.file" message="Results file" />}
      actions={
        <>
          <SendButton
            disabled={isUnready}
            makeFiles={() => [makeSendable('pairwise-results', makeFile())]}
            onSent={(text) => setMessages([text])}
          />
          <Button
            disabled={isUnready}
            onClick={() => downloadText('pairwise-results.json', makeFile())}
          >
            <Trans id="results.export" message="Save as a file" />
          </Button>
          <FileButton onFile={read}>
            <Trans id="results.import" message="Add from a file" />
          </FileButton>
        </>
      }
      status={sentences(i18n, messages)}
    >
      {aside.length > 0 && <Aside results={aside} />}
    </DataSection>
  )
}

const Aside = ({ results }: { results: readonly unknown[] }) => (
  <>
    <p>
      <Trans
        id="results.aside"
        message="Some results are damaged, or of a later version of Pairwise: what can be read of them is shown, and all of them are set aside as they were."
      />
    </p>
    <div className="actions">
      <Button
        onClick={() =>
          downloadText('pairwise-results-aside.json', JSON.stringify(results, null, 1))
        }
      >
        <Trans id="results.aside.save" message="Save what was set aside" />
      </Button>
    </div>
  </>
)

async function readFile(i18n: I18n, games: readonly DeclaredGame[], file: File) {
  const parsed = file.size > MAX_BYTES ? NOT_RESULTS : parseResultsFile(await file.text())
  if (!parsed.ok) return [fileText(i18n, parsed.code)]
  const { results, mistakes } = parsed.value
  await updateMistakes((stored) => mergeMistakes(stored, mistakes))
  let texts: readonly string[] = []
  const isDone = await updateResults((stored) => {
    const imported = mergeImported(stored, results, {
      now: Date.now(),
      isKind: (game, choice) => isKind(games, game, choice),
    })
    texts = importTexts(i18n, imported)
    return imported.results
  })
  return isDone ? texts : [failedText(i18n, 'save')]
}

export const failedText = (i18n: I18n, what: 'save' | 'delete'): string =>
  i18n._({
    id: 'results.failed',
    message: 'This browser could not {what, select, save {save} other {delete}} them.',
    values: { what },
  })

function importTexts(
  i18n: I18n,
  { taken, skipped }: ReturnType<typeof mergeImported>,
): readonly string[] {
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

const fileSchema = v.object({
  pairwise: v.literal('results'),
  version: v.literal(1),
  results: v.pipe(v.array(resultSchema), v.maxLength(MAX_KEPT)),
  mistakes: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((list) => parseMistakes(list, today()).mistakes),
    ),
    [],
  ),
})

type ResultsRead = Pick<v.InferOutput<typeof fileSchema>, 'results' | 'mistakes'>

export function makeResultsFile(
  results: readonly GameResult[],
  mistakes: readonly Mistake[] = [],
): string {
  const own = results.map(({ imported: _, ...result }) => result)
  return JSON.stringify({ pairwise: 'results', version: 1, results: own, mistakes }, null, 1)
}

export function parseResultsFile(text: string): Result<ResultsRead, 'not-json' | 'not-results'> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const parsed = v.safeParse(fileSchema, json.output)
  if (parsed.success) return { ok: true, value: parsed.output }
  return { ...NOT_RESULTS, detail: v.summarize(parsed.issues).slice(0, 200) }
}

const SKIP_REASONS = ['bad-date', 'unknown-kind', 'no-room'] as const
type SkipReason = (typeof SKIP_REASONS)[number]

/** Returns all results after an import, and the numbers of results imported and skipped. */
export function mergeImported(
  stored: readonly GameResult[],
  read: readonly GameResult[],
  { now, isKind }: { now: number; isKind: (game: string, choice: string) => boolean },
) {
  const problemOf = ({ at, game, choice }: GameResult): SkipReason | undefined => {
    if (!isPlausible(at, now)) return 'bad-date'
    return isKind(game, choice) ? undefined : 'unknown-kind'
  }
  const countOf = (reason: SkipReason) => read.filter((one) => problemOf(one) === reason).length
  const good = read
    .filter((one) => !problemOf(one))
    .map((one) => ({ ...one, imported: true as const }))
  const results = mergeResults(good, stored, now)
  const keys = new Set(results.map(keyOf))
  const taken = good.filter((result) => keys.has(keyOf(result))).length
  const skipped = {
    'bad-date': countOf('bad-date'),
    'unknown-kind': countOf('unknown-kind'),
    'no-room': good.length - taken,
  }
  return { results, taken, skipped }
}
