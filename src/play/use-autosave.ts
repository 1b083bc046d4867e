import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { GameTypes, Rules } from '../engine/rules'
import { makeSave, type Session, stateOf } from '../engine/session'
import type { RoundActions } from './actions'
import { startAutosave } from './autosave'
import type { Notice } from './GameFrame'
import { hrefOf, type Saving, slotOf } from './open'
import type { AskedRound } from './open-table'
import { recordResults } from './record-results'
import { addResults } from './results'
import type { WriteProblem } from './saves'
import type { RoundScene } from './scene'

const now = () => performance.now()

const NOTICES = {
  damaged: /*i18n*/ {
    id: 'save.damaged',
    message: 'The saved game was damaged. It was set aside, and a new board was dealt.',
  },
  unreadable: /*i18n*/ {
    id: 'save.unreadable',
    message:
      'Your saved game could not be read. This one is not being saved, so that nothing is overwritten. Reload to try again.',
  },
  silent: /*i18n*/ {
    id: 'save.silent',
    message: 'This browser’s storage does not answer: this game is not being saved.',
  },
  full: /*i18n*/ {
    id: 'save.full',
    message: 'There is no room left in this browser: this game is not being saved.',
  },
  forbidden: /*i18n*/ {
    id: 'save.forbidden',
    message: 'This browser does not allow storage: this game is not being saved.',
  },
  elsewhere: /*i18n*/ {
    id: 'save.elsewhere',
    message:
      'This game was opened in another tab and is saved there. Moves made here are not saved.',
  },
  replay: /*i18n*/ {
    id: 'save.replay',
    message: 'You are playing on from a replay: this game is not being saved.',
  },
} as const satisfies Record<string, MessageDescriptor>

export interface AutosaveOptions<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly store: Pick<
    StoreApi<RoundScene<Game> & Pick<RoundActions<Game>, 'pause'>>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  readonly asked: AskedRound<Game>
  readonly saving: Saving | null
  /** How much is left to do in a position, above 0 while the game goes on, infinite where it has no end. */
  readonly leftOf: (state: Game['State']) => number
  /** How many moves a game counts: most states tell, else the steps that led to it. */
  readonly movesOf: (state: Game['State'], session: Session<Game>) => number
  /** The points, of a game that is played for nothing else. */
  readonly pointsOf?: (state: Game['State']) => number
  /** How long the present turn has taken, in milliseconds, where turns have a clock. */
  readonly turnMs?: () => number
}

/** Reads a game for saving: its slot, and `null` in place of a finished game that may be played again. */
function makeReader<Game extends GameTypes>(options: AutosaveOptions<Game>) {
  const { rules, store, asked, leftOf, turnMs } = options
  const hash = location.hash.slice(1)
  return () => {
    const { replayed, session: shown, previous } = store.getState()
    const session = replayed ?? shown
    const state = stateOf(session)
    const { seed, past } = session
    const slot = slotOf(rules.id, asked, seed)
    const isOver = rules.outcome(state) !== null
    if (isOver && !asked.once) return { slot, game: null }
    const left = isOver || past.length === 0 ? 0 : leftOf(state)
    const save = makeSave(rules, session, now())
    const before = previous && { previous: makeSave(rules, previous, now()) }
    const href = hrefOf(hash, asked, seed)
    return {
      slot,
      game: { at: Date.now(), left, href, save, ...before, ...(turnMs && { turnMs: turnMs() }) },
    }
  }
}

/** Saves after every step for as long as this tab has the game; a game that is replayed is not saved. */
function autosave<Game extends GameTypes>(
  options: AutosaveOptions<Game>,
  saving: Saving,
  onProblem: (problem: WriteProblem | undefined) => void,
): () => void {
  return startAutosave({
    ...saving,
    read: makeReader(options),
    subscribe: (changed) =>
      options.store.subscribe(({ session, previous, replayed }, before) => {
        if (!replayed && (session !== before.session || previous !== before.previous)) changed()
      }),
    onProblem,
  })
}

/**
 * Saves the game and records its result for as long as its page is open. `options` must be stable. Returns what the
 * player has to know of it.
 */
export function useAutosave<Game extends GameTypes>(
  options: AutosaveOptions<Game>,
): Notice | undefined {
  const { saving, store, asked } = options
  const opened = saving?.problem
  const [problem, setProblem] = useState<WriteProblem>()
  const isReplayed = useStore(store, ({ replayed }) => !saving && !replayed)
  useEffect(() => {
    if (!saving) return
    let isHere = true
    const onProblem = (found: WriteProblem | undefined) => {
      isHere = found !== 'elsewhere'
      setProblem(found)
      const { replayed, pause } = store.getState()
      if (!isHere && !replayed) pause()
    }
    const canSave = opened === undefined || opened === 'damaged'
    const stopSaving = canSave ? autosave(options, saving, onProblem) : () => {}
    const stopRecording = recordResults({
      ...options,
      choice: asked.choice,
      now,
      report: (result) => {
        if (isHere) void addResults([result])
      },
    })
    return () => {
      stopSaving()
      stopRecording()
    }
  }, [options, saving, opened, asked, store])
  const shown = problem ?? opened ?? (isReplayed ? 'replay' : undefined)
  return shown && { text: NOTICES[shown], canReload: shown === 'elsewhere' }
}
