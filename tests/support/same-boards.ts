import { makeRandom } from '#src/engine/random.ts'
import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { type BoardSettings, type Playfield, Turn } from '#src/games/cascade/agents/playfield.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { parseHoles } from '#src/games/cascade/rules/holes.ts'
import { LUCKS, type LuckName, makeLuck } from '#src/games/cascade/rules/luck.ts'
import { PlainPlayfield } from './plain-playfield'

export const swapsOf = (playfield: Playfield) =>
  Array.from({ length: playfield.swapCount }, (_, swap) => playfield.swapAt(swap))

/** State that must be equal after each swap. */
const seen = (playfield: Playfield, { steps, gems, points, redeal }: Turn) => ({
  board: makeBoard(playfield.board()),
  swaps: swapsOf(playfield),
  turn: { steps, gems, points, redeal },
})

/** Previews of each swap, and the large swaps. */
const peeks = (playfield: Playfield) => {
  const count = playfield.listLarge()
  return {
    first: Array.from({ length: playfield.swapCount }, (_, swap) => {
      const { gems, points } = playfield.peek(swap)
      return { gems, points }
    }),
    large: [...playfield.large.slice(0, count)],
    largeGems: [...playfield.largeGems.slice(0, count)],
  }
}

/** The plain playfield is too slow to preview every swap of larger boards. */
const MOST_PEEKED = 200

export type LuckyShape = BoardSettings & { readonly luck: LuckName }

/** Plays a game on both playfields, comparing them after each swap. */
export function playBoth(
  shape: LuckyShape,
  seed: string,
  swaps: number,
  compare: (fast: unknown, plain: unknown) => void,
): void {
  const [fast, plain] = [new BitPlayfield(shape), new PlainPlayfield(shape)]
  const [turn, plainTurn] = [new Turn(shape), new Turn(shape)]
  const [luck, plainLuck] = [makeLuck(shape, seed), makeLuck(shape, seed)]
  const random = makeRandom(seed)
  fast.deal(luck)
  plain.deal(plainLuck)
  for (let i = 0; i < swaps; i++) {
    const swap = random.below(fast.swapCount)
    fast.play(swap, luck, turn)
    plain.play(swap, plainLuck, plainTurn)
    compare(seen(fast, turn), seen(plain, plainTurn))
  }
  if (shape.rows * shape.cols <= MOST_PEEKED) compare(peeks(fast), peeks(plain))
  compare([...turn.sizes, luck.state()], [...plainTurn.sizes, plainLuck.state()])
}

/** A shape of any size, kinds and counting, a third with weights, a third with holes; the small ones come more often. */
export function drawShape(seed: string): LuckyShape {
  const random = makeRandom(seed, 'shape')
  const side = () => 3 + random.below(random.below(2) === 0 ? 8 : 30)
  const [rows, cols, kinds] = [side(), side(), 3 + random.below(14)]
  const counting = random.below(2) === 0 ? 'clusters' : 'lines'
  const weights = Array.from({ length: kinds }, () => 1 + random.below(9))
  const holes = Array.from({ length: rows * cols }, (_, cell) => cell).filter(
    () => random.below(6) === 0,
  )
  return {
    rows,
    cols,
    kinds,
    counting,
    luck: LUCKS[random.below(2)] ?? 'columns',
    ...(random.below(3) === 0 && { weights }),
    ...(random.below(3) === 0 && parseHoles(holes, { rows, cols }) && { holes }),
  }
}
