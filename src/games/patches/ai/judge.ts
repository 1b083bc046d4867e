import { makeRandom, type Random } from '#src/engine/random.ts'
import { placementOf } from '../rules/claim.ts'
import type { Level, PatchesMove, PatchesState, Placement } from '../rules/types.ts'
import { type View, viewFor } from '../rules/view.ts'
import { indexOfMax } from './matrix.ts'
import { isSamePlacement, oddsOf, valuePlays } from './opponent.ts'
import { leadOf } from './plays.ts'

/** Imagined hands of the other player for each judgement. */
const BUDGET = { samples: 64 }

/** As many as hard's matrices. */
const ODDS_BUDGET = { samples: 24 }

/** Cells of lead that raise the share of a win from 50 % to 73 %, fitted to 400 games of medium against medium. */
const SCALE = 2

const shareOf = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE))

/** A choice by the values of hard's search. */
export interface ChoiceValue {
  readonly best: Placement
  /** The player's share of a win, expected after the best placement and after the one that was made. */
  readonly bestShare: number
  readonly share: number
}

/** Judges a placement from the player's own view, by the evaluation of the hints; without one, the position alone. */
export function judgeChoice(view: View, lead: number, made?: Placement): ChoiceValue {
  const { plays, own, values } = valuePlays(view, BUDGET, randomFor(view), made)
  const best = indexOfMax(values)
  const shareAt = (index: number) => shareOf(lead + (values[index] ?? 0))
  const [play = own] = plays.slice(best)
  if (!play) throw new Error('There is nothing to choose')
  return {
    best: placementOf(view.board, play),
    bestShare: shareAt(best),
    share: shareAt(own ? plays.indexOf(own) : best),
  }
}

/** Seeds by what the player sees, so that the same position has the same values. */
const randomFor = ({ board, hand }: View): Random =>
  makeRandom(board.cells.join(' '), `patches judge ${hand.join(' ')}`)

/** A position of a game, and the move made there. */
export interface PlayedMove {
  readonly state: PatchesState
  readonly move: PatchesMove
}

export interface MoveValue {
  /** Left out where the player had nothing to choose. */
  readonly choice?: ChoiceValue
  /** The probability of what the opponent chose, and those of its likeliest choices. */
  readonly odds?: ChosenOdds
}

export interface ChosenOdds {
  readonly made: number
  readonly likeliest: readonly number[]
}

/** Judges the moves of a game in order; `report` takes the number done. */
export const judgeMoves = (
  moves: readonly PlayedMove[],
  level: Level,
  report: (done: number) => void,
): readonly MoveValue[] =>
  moves.map((played, index) => {
    const value = judgeMove(played, level)
    report(index + 1)
    return value
  })

function judgeMove({ state, move }: PlayedMove, level: Level): MoveValue {
  const view = viewFor(state, 'user')
  const { phase } = state
  const lead = leadOf(state, 'user')
  if (move.type === 'round')
    return {
      choice: judgeChoice(view, lead, move.user),
      odds: oddsAt(viewFor(state, 'opponent'), level, move.opponent),
    }
  if (phase.type !== 'replay' || phase.player !== 'user') return {}
  return { choice: judgeChoice(view, lead, { tile: phase.tile, cell: move.cell }) }
}

/** Likeliest choices that are named. */
const NAMED = 3

function oddsAt(view: View, level: Level, made: Placement): ChosenOdds {
  const all = oddsOf(view, level, ODDS_BUDGET, randomFor(view))
  const likeliest = all.map(({ odds }) => odds).toSorted((a, b) => b - a)
  const own = all.find(({ placement }) => isSamePlacement(placement, made))
  return { made: own?.odds ?? 0, likeliest: likeliest.slice(0, NAMED) }
}
