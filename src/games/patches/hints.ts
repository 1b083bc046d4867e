import type { I18n } from '@lingui/core'
import type { Playing } from '#src/define/screen.ts'
import { stateOf } from '#src/engine/session.ts'
import { ask, runWhile } from '#src/play/worker/answers.ts'
import type { Reason } from './ai/reasons.ts'
import type { Placement } from './rules/types.ts'
import { viewFor } from './rules/view.ts'
import type { Patches, PatchesStore } from './types.ts'

interface HintTexts {
  hintText(i18n: I18n, placement: Placement, reasons: readonly Reason[], name: string): string
}

/** Finds the hints that are asked for, from what the user sees. Their texts are loaded with the first one. */
export function runHints(
  { store, worker }: Pick<Playing<Patches>, 'store' | 'worker'>,
  loadTexts: () => Promise<HintTexts>,
): () => void {
  const begin = ({ session }: PatchesStore) => {
    const view = viewFor(stateOf(session), 'user')
    return ask({
      part: 'solver',
      question: (_, signal) => {
        const found = worker.judgeChoice(view, undefined, signal)
        return Promise.all([found, loadTexts()])
      },
      onAnswer: ([{ best, reasons }, { hintText }]) =>
        store.getState().showHint(best, (i18n, name) => hintText(i18n, best, reasons, name)),
    })
  }
  return runWhile(store, ({ wantsHint }) => wantsHint, begin)
}
