import { endShare } from '#src/define/story.ts'
import { makeRandom } from '#src/engine/random.ts'
import { finish } from '#src/engine/restore.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { findEven } from '#src/games/garden/ai/even.ts'
import { judgeStep } from '#src/games/garden/ai/judge.ts'
import { rules as gardenRules } from '#src/games/garden/rules/rules.ts'
import type { GardenGame, GardenStrength as Level } from '#src/games/garden/rules/types.ts'
import { isLesson as isGardenLesson } from '#src/games/garden/ui/judge.ts'
import { judgeMoves } from '#src/games/patches/ai/judge.ts'
import { sumOf } from '#src/games/patches/ai/matrix.ts'
import { sampleHands } from '#src/games/patches/ai/plays.ts'
import { rules as patchesRules } from '#src/games/patches/rules/rules.ts'
import type { PatchesGame } from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'
import { isLesson as isPatchesLesson, withPlacement } from '#src/games/patches/ui/judge.ts'
import {
  type Chance,
  type Choose,
  gardenMove,
  patchesMove,
  playOn,
  RIVAL,
  type Turn,
} from './habits'

/** Games that hard plays on from each of two moves, and what it searches for one of theirs. */
const PLAYOUTS = 40
const QUICK = { nodes: 1_000, samples: 2 }

/** A game as its lessons are studied. */
export interface Taught<Game extends GameTypes> {
  readonly rules: Rules<Game>
  deal(stem: string): Game['State']
  choose(player: Level, opponent: Level, seed: string, budget?: typeof QUICK): Choose<Game>
  /** Returns the better move of a turn that is a lesson. */
  findBetter(turn: Turn<Game>): Game['Move'] | undefined
  /** Gives a turn luck of its own. */
  imagine(turn: Turn<Game>, seed: string): Turn<Game>
}

/** Loses a game to the rival; yields of each lesson whether its move did no better in other games, and if there is none. */
export function* studyLessons<Game extends GameTypes>(
  { rules, deal, choose, findBetter, imagine }: Taught<Game>,
  loser: Level,
  stem: string,
): Generator<Chance<string>> {
  const shareOf = (end: Game['State']) => endShare(rules.outcome(end)) ?? 0
  const play = (seed: string) => playOn(rules, deal(seed), choose(loser, RIVAL, seed))
  const playOut = (turn: Turn<Game>, seed: string) => {
    const { state, move } = imagine(turn, seed)
    return shareOf(playOn(rules, state, choose('hard', 'hard', seed, QUICK), move).end)
  }
  const scoreOf = (turn: Turn<Game>) =>
    sumOf(Array.from({ length: PLAYOUTS }, (_, on) => playOut(turn, `on ${on}`)))
  let game = play(stem)
  for (let next = 1; shareOf(game.end) > 0; next++) game = play(`${stem} ${next}`)
  const lessons = game.turns.flatMap((turn) => {
    const move = findBetter(turn)
    return move ? { turn, better: { ...turn, move } } : []
  })
  yield { habit: 'silent', isTaken: lessons.length === 0 }
  for (const { turn, better } of lessons)
    yield { habit: 'wrong', isTaken: scoreOf(better) <= scoreOf(turn) }
}

export const gardenLessons: Taught<GardenGame> = {
  rules: gardenRules,
  deal: (stem) => gardenRules.deal({ difficulty: RIVAL, deal: 1 }, finish(findEven(1, stem))),
  choose: gardenMove,
  findBetter: ({ state, move }) => {
    if (move.type !== 'move' || move.side !== 'human') return undefined
    const found = judgeStep(state.position, move)
    return isGardenLesson(found) ? { type: 'move', ...found.best } : undefined
  },
  imagine: ({ state, move }, seed) => ({ state: { ...state, seed }, move }),
}

export const patchesLessons: Taught<PatchesGame> = {
  rules: patchesRules,
  deal: (seed) => patchesRules.deal({ board: 'small', level: RIVAL, deal: 1 }, seed),
  choose: patchesMove,
  findBetter: (turn) => {
    const [{ choice } = {}] = judgeMoves([turn], RIVAL, () => {})
    return choice && isPatchesLesson(choice) ? withPlacement(turn.move, choice.best) : undefined
  },
  // The opponent's hand is another, of which it chooses without having seen the move.
  imagine: ({ state, move }, seed) => {
    const dealt = sampleHands(viewFor(state, 'user'), makeRandom(seed, 'lessons'))
    if (move.type !== 'round') return { state: dealt, move }
    const reply = patchesMove('hard', 'hard', seed, QUICK)(dealt)
    return { state: dealt, move: withPlacement(reply, move.user) }
  },
}
