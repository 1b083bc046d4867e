import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { shownState } from '../reveal'
import { isTile } from '../rules/board'
import { verdictOn } from '../rules/verdict'
import { isOpponentsTurn, type PatchesStore, patchesState, previewOf, tileInHand } from '../store'
import { previewWords, sayIncomplete, sayRefused } from './choice-words'
import { endWords } from './end-words'
import { tileName } from './tile-names'
import { usePatches } from './use-patches'

interface Prompt {
  readonly text: string
  readonly isRefused: boolean
}

/** What was just refused, or else what is asked for now. */
export function usePrompt(): Prompt {
  const { i18n } = useLingui()
  const scene = usePatches((store) => store)
  const { board } = patchesState(scene)
  const { events } = scene.emitted
  const told = { i18n, board, events, detail: 'full' } as const
  for (const notice of events) {
    if (notice.type === 'refused') return { text: sayRefused(notice, told), isRefused: true }
    if (notice.type === 'incomplete') return { text: sayIncomplete(notice, told), isRefused: true }
  }
  return { text: askingWords(i18n, scene), isRefused: false }
}

/** What the game asks for, by its phase and what has been chosen. */
function askingWords(i18n: I18n, scene: PatchesStore): string {
  const { phase } = patchesState(scene)
  if (phase.type === 'over') return overWords(i18n, scene)
  if (scene.replayed) return i18n._({ id: 'patches.ask.watch', message: 'You are watching.' })
  if (isOpponentsTurn(scene))
    return i18n._({ id: 'patches.thinking', message: 'The opponent is thinking…' })
  const found = previewOf(scene)
  if (found) return previewWords(i18n, found)
  if (phase.type === 'replay')
    return i18n._({
      id: 'patches.ask.replay',
      message: 'Choose another cell for your {tile}.',
      values: { tile: tileName(i18n, phase.tile) },
    })
  return choosingWords(i18n, scene)
}

function choosingWords(i18n: I18n, scene: PatchesStore): string {
  const tile = tileInHand(scene)
  if (tile && isTile(tile))
    return i18n._({ id: 'patches.ask.cell', message: 'Now choose a cell with a dot.' })
  if (scene.cell) return i18n._({ id: 'patches.ask.tile', message: 'Now choose a tile.' })
  return patchesState(scene).phase.type === 'opening'
    ? i18n._({
        id: 'patches.ask.opening',
        message: 'Choose a tile for your centre cell, the one with the dot.',
      })
    : i18n._({ id: 'patches.ask.both', message: 'Choose a tile and a cell with a dot.' })
}

/** Nothing before the last tokens have turned up. */
function overWords(i18n: I18n, scene: PatchesStore): string {
  const verdict = verdictOn(shownState(scene))
  return verdict ? endWords(i18n, verdict.winner, verdict.reason) : ''
}
