import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useState } from 'react'
import { saveRound, stateOf } from '../engine/round'
import type { GameTypes, Rules } from '../engine/rules'
import type { Session } from '../engine/session'
import { keepRound } from '../round/keep-round'
import { keeper } from '../round/keeper'
import { recordResults } from '../round/record-results'
import { addResults } from '../round/results'
import type { RoundStore } from '../round/scene'

const now = () => performance.now()

const NOTICES = {
  damaged: /*i18n*/ {
    id: 'keep.damaged',
    message: 'The kept game was damaged. It was put aside, and a new board dealt.',
  },
  full: /*i18n*/ {
    id: 'keep.full',
    message: 'There is no room left in this browser: this game is not being kept.',
  },
  forbidden: /*i18n*/ {
    id: 'keep.forbidden',
    message: 'This browser does not allow storage: this game is not being kept.',
  },
  elsewhere: /*i18n*/ {
    id: 'keep.elsewhere',
    message: 'This game was opened in another tab and is kept there. Reload to go on here.',
  },
} as const satisfies Record<string, MessageDescriptor>

export interface KeepingOptions<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly store: RoundStore<Game>
  /** The last part of the game's address, or `shared`: what the round is filed under. */
  readonly choice: string
  /** A save was found that could not be restored, and was put aside. */
  readonly damaged: boolean
  /** How much is left to do in a position, above 0 while the game goes on, infinite where it has no end. */
  readonly leftOf: (state: Game['State']) => number
  /** How many moves a game counts: most states tell, else the steps that led to it. */
  readonly movesOf: (state: Game['State'], session: Session<Game>) => number
  /** The points, of a game that is played for nothing else. */
  readonly pointsOf?: (state: Game['State']) => number
}

/** The round as it is to be kept, or `null` once it is over. */
function makeReader<Game extends GameTypes>({ rules, store, leftOf }: KeepingOptions<Game>) {
  const href = location.hash.slice(1)
  return () => {
    const { watched, round: shown } = store.getState()
    const round = watched ?? shown
    const state = stateOf(round)
    if (rules.outcome(state)) return null
    const left = round.session.past.length === 0 ? 0 : leftOf(state)
    return { at: Date.now(), left, href, save: saveRound(rules, round, now()) }
  }
}

/**
 * Keeps the round after every step, and its result at the end, for as long as the page is open; nothing of a game
 * that is watched. `options` must be stable. Returns what the player has to know of it.
 */
export function useKeeping<Game extends GameTypes>(
  options: KeepingOptions<Game>,
): MessageDescriptor | undefined {
  const [problem, setProblem] = useState<keyof typeof NOTICES | undefined>(
    options.damaged ? 'damaged' : undefined,
  )
  useEffect(() => {
    const { rules, store, choice } = options
    const stopKeeping = keepRound({
      slot: `${rules.id}/${choice}`,
      keeper,
      read: makeReader(options),
      subscribe: (changed) =>
        store.subscribe(({ round, watched }, before) => {
          if (!watched && round !== before.round) changed()
        }),
      onProblem: (found) =>
        setProblem((before) => found ?? (before === 'damaged' ? before : undefined)),
    })
    const stopRecording = recordResults({
      ...options,
      now,
      report: (result) => void addResults([result]),
    })
    return () => {
      stopKeeping()
      stopRecording()
    }
  }, [options])
  return problem && NOTICES[problem]
}
