import { oneOf } from '#src/engine/text.ts'
import { tilesOf } from '../board/board.ts'
import {
  FIRST_NETLESS,
  limitFor,
  makeChoice,
  parseChoice,
  STAGES_EACH,
  type StageChoice,
} from '../choice.ts'
import { fill, type LinkOptions } from '../deal/levels.ts'
import { RISKS, type Risk } from '../grade/engine/scales.ts'
import { parseOptions } from '../rules/options.ts'
import { needsNoNet } from '../stars.ts'
import table from './stages.json'

/** One of the journey's boards. */
export interface Stage {
  /** The garden and the stage in it, both counted from 1. */
  readonly garden: number
  readonly stage: number
  /** The last part of its address. */
  readonly choice: string
  readonly options: LinkOptions & { level: 'custom' }
  readonly seed: string
  readonly risk: Risk
  readonly limitMs: number
  /** Gives its last star only to a game with no net. */
  readonly needsNoNet: boolean
}

/** Parses a stage of the table: a custom board's address, its risk, and its draw, as `custom-16x9-14-down easy 3`. */
function parseStage(text: string, index: number): Stage {
  const [board = '', risk, draw] = text.split(' ')
  const [garden, stage] = [1 + Math.floor(index / STAGES_EACH), 1 + (index % STAGES_EACH)]
  const options = parseOptions(parseChoice(board))
  const known = oneOf(RISKS, risk)
  if (!options.ok || options.value.level !== 'custom' || !known)
    throw new Error(`The journey has a bad stage: ${text}`)
  const choice = { type: 'journey', garden, stage } as const
  return {
    garden,
    stage,
    choice: makeChoice(choice),
    needsNoNet: needsNoNet(choice),
    options: { ...options.value, ...(stage >= FIRST_NETLESS && { net: false }) },
    seed: `journey ${garden}-${stage} ${draw}`,
    risk: known,
    limitMs: limitFor(tilesOf(fill(options.value, options.value.walls)).length),
  }
}

/** All stages, garden after garden: `npm run study new-journey`. */
export const STAGES: readonly Stage[] = table.flat().map(parseStage)

export function stageOf({ garden, stage }: StageChoice): Stage {
  const found = STAGES[(garden - 1) * STAGES_EACH + stage - 1]
  if (!found) throw new Error(`The journey has no stage ${garden}-${stage}`)
  return found
}
