import { Trans, useLingui } from '@lingui/react'
import { type ChangeEvent, useState } from 'react'
import { addResults, type GameResult, makeResultsFile, parseResultsFile } from '../round/results'
import { Button } from '../ui/Button'
import buttons from '../ui/Button.module.css'
import { downloadText } from '../ui/download'
import styles from './Results.module.css'

/** No file of results is larger; a larger one is refused unread. */
const MAX_BYTES = 4_000_000

interface ResultsFileProps {
  results: readonly GameResult[]
  onImport: () => void
}

/** All results as a file, and back: what is there stays, what is new is added. */
export function ResultsFile({ results, onImport }: ResultsFileProps) {
  const [said, setSaid] = useState('')
  const read = useReader(setSaid, onImport)
  return (
    <div className={styles.file}>
      <Button
        disabled={results.length === 0}
        onClick={() => downloadText('pairwise-results.json', makeResultsFile(results))}
      >
        <Trans id="results.export" message="Save as a file" />
      </Button>
      <label className={`${buttons.button} ${styles.upload}`}>
        <Trans id="results.import" message="Add from a file" />
        <input type="file" accept="application/json,.json" onChange={read} />
      </label>
      <p role="status">{said}</p>
    </div>
  )
}

function useReader(say: (words: string) => void, onImport: () => void) {
  const { i18n } = useLingui()
  const readFile = async (file: File): Promise<string> => {
    const parsed =
      file.size > MAX_BYTES
        ? { ok: false as const, code: 'not-results' as const }
        : parseResultsFile(await file.text())
    if (!parsed.ok)
      return parsed.code === 'not-json'
        ? i18n._({
            id: 'results.not-json',
            message: 'This file is not JSON, so nothing was added.',
          })
        : i18n._({
            id: 'results.not-results',
            message: 'This file does not hold results of Pairwise, so nothing was added.',
          })
    if (!(await addResults(parsed.value)))
      return i18n._({ id: 'results.no-room', message: 'This browser could not keep them.' })
    onImport()
    return i18n._({
      id: 'results.added',
      message: '{count, plural, one {# game read} other {# games read}}.',
      values: { count: parsed.value.length },
    })
  }
  return async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) say(await readFile(file))
    target.value = ''
  }
}
