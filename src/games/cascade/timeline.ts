import type { EventOf } from '#src/define/session.ts'
import { keyOf, type Pair, type Position, positions, valueAt } from '#src/engine/grid.ts'
import {
  type Cue,
  MOTION_MS,
  type TimedSound,
  type Timeline,
  type Waypoint,
  waveDelay,
} from '#src/ui/board/cues.ts'
import type { Board } from './rules/board.ts'
import type { CascadeEvent, CascadeState, Drop } from './rules/types.ts'
import type { Cascade, CascadePiece } from './types.ts'

type Events = readonly EventOf<Cascade>[]
type GemCue = Cue<CascadePiece>
type GemTimeline = Timeline<CascadePiece>

type Matched = Extract<CascadeEvent, { type: 'matched' }>

/** Time from a match until gems above it fall: long enough to see which gems match. */
const MATCH_MS = 480

/** Time from a step's points until its gems are marked. */
const POINTS_MS = 160

const REST_MS = 40

/** Makes the timeline of an action; a swap's shows all steps of its cascade. */
export const timeline = (events: Events, { board }: Pick<CascadeState, 'board'>): GemTimeline =>
  events.some(({ type }) => type === 'matched')
    ? showCascade(events, board)
    : { cuts: true, cues: events.flatMap(cuesOf) }

/** Counts the steps whose gems are gone; each step is two stages of its timeline, match and fall. */
export const stepsGone = (stage: number): number => Math.floor(stage / 2)

/** Returns the step whose match is shown at a stage. */
export const stepMatched = (stage: number): number | undefined =>
  stage % 2 === 1 ? (stage + 1) / 2 : undefined

function cuesOf(event: Events[number]): readonly GemCue[] {
  switch (event.type) {
    case 'selected':
      return [{ motion: 'select', at: event.at }]
    case 'refused':
      return [event.move.from, event.move.to].map((at) => ({ motion: 'mismatch', at }))
    default:
      return []
  }
}

interface Gem {
  readonly kind: number
  readonly path: readonly [Waypoint, ...Waypoint[]]
}

type Gems = Map<string, Gem>

const placeOf = ({ path }: Gem): Position => (path.at(-1) ?? path[0]).at

const cellsWithGems = (board: Board) =>
  [...positions(board)].filter((at) => valueAt(board, at) !== 0)

const dealGems = (board: Board): Gems =>
  new Map(
    cellsWithGems(board).map((at) => [
      keyOf(at),
      { kind: valueAt(board, at), path: [{ at, ms: 0 }] },
    ]),
  )

function takeGems(gems: Gems, cells: readonly Position[]): Gem[] {
  return cells.flatMap((at) => {
    const gem = gems.get(keyOf(at))
    gems.delete(keyOf(at))
    return gem ?? []
  })
}

/** Adds no second point at the start, where a dragged gem is not in its place. */
const waitUntil = (ms: number, gem: Gem): Gem =>
  ms === 0 ? gem : { ...gem, path: [...gem.path, { at: placeOf(gem), ms }] }

function move(
  gems: Gems,
  slides: readonly Pair[],
  leave: number,
  arrive: number,
  drops: readonly Drop[] = [],
): void {
  const slid = slides.flatMap(({ from, to }) =>
    takeGems(gems, [from]).map((gem): Gem => {
      const waited = waitUntil(leave, gem)
      return { ...waited, path: [...waited.path, { at: to, ms: arrive }] }
    }),
  )
  const dropped = drops.map((drop) => dropGem(drop, leave, arrive))
  for (const gem of [...slid, ...dropped]) gems.set(keyOf(placeOf(gem)), gem)
}

/** Waits above the board; a gem that comes out of a hole is there only when it leaves. */
function dropGem({ from, to, kind }: Drop, leave: number, arrive: number): Gem {
  const isAbove = from.row < 0
  const above = isAbove ? from : { row: -1, col: from.col }
  const waited = waitUntil(leave, { kind, path: [{ at: above, ms: 0 }] })
  const out = isAbove ? [] : [{ at: from, ms: leave }]
  return { ...waited, path: [...waited.path, ...out, { at: to, ms: arrive }] }
}

/** Returns how much is made of a step's points, from 0 for three gems to 1 for sixteen times as much. */
const intensityOf = (points: number): number => Math.min(1, Math.max(0, Math.log2(points / 30) / 4))

/** By how many semitones the most sounds higher than the least. */
const OCTAVE = 12

function vanish(gem: Gem, ms: number, intensity?: number): GemCue {
  const show = { type: 'gem', kind: gem.kind, ...(intensity && { intensity }) } as const
  const { path } = waitUntil(ms, gem)
  return { motion: 'fall', at: placeOf(gem), path, next: 'remove', show }
}

/** Shows a swap, then step by step: matches are removed, gems fall, new ones fall in from the top. */
function showCascade(events: Events, board: Board): GemTimeline {
  const gems = dealGems(board)
  const gone: GemCue[] = []
  const marks: GemCue[] = []
  const points: GemCue[] = []
  const stages: number[] = []
  const sounds: TimedSound[] = []
  let now = 0
  for (const event of events) {
    if (event.type === 'swapped') {
      const { from, to } = event
      now = MOTION_MS.slide
      move(gems, [event, { from: to, to: from }], 0, now)
      now += REST_MS
    } else if (event.type === 'matched') {
      const delay = now + MATCH_MS - MOTION_MS.mark
      const show = { type: 'mark' } as const
      marks.push(...event.cells.map((at): GemCue => ({ motion: 'mark', at, delay, show })))
      points.push(showPoints(event, now))
      const goneAt = now + MATCH_MS - MOTION_MS.remove
      const intensity = intensityOf(event.points)
      gone.push(...takeGems(gems, event.cells).map((gem) => vanish(gem, goneAt, intensity)))
      sounds.push({ sound: 'match', at: goneAt, semitones: Math.round(OCTAVE * intensity) })
      stages.push(now + POINTS_MS, now + MATCH_MS)
      now += MATCH_MS
    } else if (event.type === 'fell') {
      const { slides, drops } = event
      move(gems, slides, now, now + MOTION_MS.fall, drops)
      now += MOTION_MS.fall + REST_MS
    }
  }
  const isRedealt = events.some(({ type }) => type === 'redealt')
  const last = isRedealt ? redeal(gems, board, now) : arrivals(gems)
  const end = isRedealt ? now + MOTION_MS.remove : now
  if (isRedealt) sounds.push({ sound: 'shuffle', at: end })
  return {
    cuts: true,
    // Over each other in this order.
    cues: [...marks, ...last, ...gone, ...points],
    stages,
    shownAt: end,
    sounds,
  }
}

/** Shows a step's points in the middle of its match. */
function showPoints({ step, cells, groups, points }: Matched, delay: number): GemCue {
  const mean = (of: (at: Position) => number) =>
    cells.reduce((sum, at) => sum + of(at), 0) / cells.length
  const middle = { row: mean(({ row }) => row), col: mean(({ col }) => col) }
  const distance = ({ row, col }: Position) => Math.hypot(row - middle.row, col - middle.col)
  const at = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
  const [kind = 0] = groups.toSorted((a, b) => b[3] - a[3])[0] ?? []
  const show = {
    type: 'points',
    col: at.col,
    points,
    step,
    gems: cells.length,
    kind,
    intensity: intensityOf(points),
  } as const
  return { motion: 'rise', at, delay, show }
}

const arrivals = (gems: Gems): readonly GemCue[] =>
  [...gems.values()]
    .filter(({ path }) => path.length > 1)
    .map((gem) => ({ motion: 'fall', at: placeOf(gem), path: gem.path }))

const redeal = (gems: Gems, board: Board, ms: number): readonly GemCue[] => [
  ...[...gems.values()].map((gem) => vanish(gem, ms)),
  ...cellsWithGems(board).map((at): GemCue => {
    const delay = ms + MOTION_MS.remove + waveDelay(at, board)
    return { motion: 'sprout', at, delay }
  }),
]
