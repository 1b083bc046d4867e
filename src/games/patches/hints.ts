import type { I18n } from '@lingui/core'
import type { Playing } from '#src/define/screen.ts'
import { stateOf } from '#src/engine/session.ts'
import { ask } from '#src/play/worker/answers.ts'
import type { Reason } from './ai/reasons.ts'
import type { Placement } from './rules/types.ts'
import { viewFor } from './rules/view.ts'
import type { Patches } from './types.ts'

interface HintTexts {
  hintText(i18n: I18n, placement: Placement, reasons: readonly Reason[], name: string): string
}

/** Finds the hints that are asked for, from what the user sees. Their texts are loaded with the first one. */
export function runHints(
  { store, worker }: Pick<Playing<Patches>, 'store' | 'worker'>,
  loadTexts: () => Promise<HintTexts>,
): () => void {
  let stop = () => {}
  const unsubscribe = store.subscribe(({ wantsHint, session }, before) => {
    if (wantsHint === before.wantsHint) return
    stop()
    if (!wantsHint) return
    const view = viewFor(stateOf(session), 'user')
    stop = ask({
      part: 'solver',
      question: (_, signal) => {
        const found = worker.judgeChoice(view, undefined, signal)
        return Promise.all([found, loadTexts()])
      },
      onAnswer: ([{ best, reasons }, { hintText }]) =>
        store.getState().showHint(best, (i18n, name) => hintText(i18n, best, reasons, name)),
    })
  })
  return () => {
    unsubscribe()
    stop()
  }
}
