import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { isTile } from '../rules/board.ts'
import type { PatchesState } from '../rules/types.ts'
import { verdictOn } from '../rules/verdict.ts'
import { isOpponentsTurn, previewOf, tileInHand, usePatches, useShown } from '../store.ts'
import type { PatchesStore } from '../types.ts'
import { matchedText, sayIncomplete, sayRefused } from './event-texts.ts'
import { endText, tileName } from './texts.ts'

interface Prompt {
  readonly text: string
  readonly isRefused: boolean
}

/** Returns the last refusal, else the next thing to do. */
export function usePrompt(): Prompt {
  const { i18n } = useLingui()
  const store = usePatches((now) => now)
  const shown = stateOf(useShown())
  const state = stateOf(store.session)
  const { events } = store.emitted
  const context = { i18n, state, events, detail: 'full' } as const
  for (const event of events) {
    if (event.type === 'cell-refused') return { text: sayRefused(event, context), isRefused: true }
    if (event.type === 'incomplete') return { text: sayIncomplete(event, context), isRefused: true }
  }
  const text = state.phase.type === 'over' ? overText(i18n, shown) : askingText(i18n, store)
  return { text, isRefused: false }
}

/** Announces the winner once the last tokens have flipped. */
function overText(i18n: I18n, shown: PatchesState): string {
  const verdict = verdictOn(shown)
  return verdict ? endText(i18n, verdict.winner, verdict.reason) : ''
}

function askingText(i18n: I18n, store: PatchesStore): string {
  if (store.replayed)
    return i18n._({ id: 'replay.prompt', message: 'You are watching the replay.' })
  if (isOpponentsTurn(store))
    return i18n._({ id: 'patches.thinking', message: 'The opponent is thinking…' })
  const found = previewOf(store)
  if (found) return matchedText(i18n, found)
  const { phase } = stateOf(store.session)
  if (phase.type === 'replay')
    return i18n._({
      id: 'patches.ask.replay',
      message: 'Choose another cell for your {tile}.',
      values: { tile: tileName(i18n, phase.tile) },
    })
  return choosingText(i18n, store)
}

function choosingText(i18n: I18n, store: PatchesStore): string {
  const tile = tileInHand(store)
  if (tile && isTile(tile)) return missingText(i18n, 'cell')
  if (store.cell) return missingText(i18n, 'tile')
  return stateOf(store.session).phase.type === 'opening'
    ? i18n._({
        id: 'patches.ask.opening',
        message: 'Choose a tile for your centre cell, the one with the dot.',
      })
    : i18n._({ id: 'patches.ask.both', message: 'Choose a tile and a cell with a dot.' })
}

const missingText = (i18n: I18n, missing: 'tile' | 'cell'): string =>
  i18n._({
    id: 'patches.ask.now',
    message: 'Now choose {missing, select, tile {a tile} other {a cell with a dot}}.',
    values: { missing },
  })
