import { type Position, positions } from '#src/engine/grid.ts'
import type { EventOf } from '#src/play/types.ts'
import { type Cue, MOTION_MS, type Timeline, type Waypoint, waveDelay } from '#src/ui/board/cues.ts'
import { type Board, kindAt } from './rules/board'
import type { Slide } from './rules/fall'
import type { CascadeEvent, CascadeState } from './rules/types'
import type { Cascade, CascadePiece } from './store'

type Events = readonly EventOf<Cascade>[]
type GemCue = Cue<CascadePiece>

type Matched = Extract<CascadeEvent, { type: 'matched' }>

/** From the moment at which gems line up until those above them fall: long enough to see which they are. */
const MATCH_MS = 480

/** From the first points that are seen of a step to the mark on its gems: what a pause in between shows. */
const POINTS_MS = 160

/** What has come to rest is seen so long before it goes on. */
const REST_MS = 40

/** What is to be seen of an action: of a swap, all steps of its cascade, from the board that it was made on. */
export function timeline(
  events: Events,
  { board }: Pick<CascadeState, 'board'>,
): Timeline<CascadePiece> {
  return events.some(({ type }) => type === 'matched')
    ? showCascade(events, board)
    : { cuts: true, cues: events.flatMap(cuesOf) }
}

/** The timeline for less motion: text, sounds and figures wait for nothing. */
export const withoutWaiting = ({
  sounds = [],
  shownAt: _,
  ...line
}: Timeline<CascadePiece>): Timeline<CascadePiece> => ({
  ...line,
  sounds: sounds.map(({ sound }) => ({ sound, at: 0 })),
})

/** The steps of a cascade in which gems go, as far as they have been seen, by the stages of its timeline: a match and a fall each. */
export const stepsGone = (stage: number): number => Math.floor(stage / 2)

/** The step of a cascade that lines up at a stage. */
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

/** A gem, and where it has been since the swap. Its last place is where it is. */
interface Gem {
  readonly kind: number
  readonly way: readonly [Waypoint, ...Waypoint[]]
}

/** By where they are: no two gems are in one place. */
type Gems = Map<string, Gem>

const keyOf = ({ row, col }: Position) => `${row},${col}`
const placeOf = ({ way }: Gem): Position => (way.at(-1) ?? way[0]).at

/** The gem stays where it is until then. */
const waitUntil = (ms: number, gem: Gem): Gem => ({
  ...gem,
  way: [...gem.way, { at: placeOf(gem), ms }],
})

interface Times {
  readonly leave: number
  readonly arrive: number
}

function move(gems: Gems, slides: readonly Slide[], { leave, arrive }: Times): void {
  const moved = slides.flatMap(({ from, to }) => {
    const gem = gems.get(keyOf(from))
    const waited = gem && waitUntil(leave, gem)
    return waited ? { ...waited, way: [...waited.way, { at: to, ms: arrive }] as const } : []
  })
  for (const { from } of slides) gems.delete(keyOf(from))
  for (const gem of moved) gems.set(keyOf(placeOf(gem)), gem)
}

function dealGems(board: Board): Gems {
  const gems = [...positions(board)].map(
    (at) => [keyOf(at), { kind: kindAt(board, at), way: [{ at, ms: 0 }] } satisfies Gem] as const,
  )
  return new Map(gems)
}

/** A gem that its cell does not hold any more goes its way, and then goes. */
function vanish(gem: Gem, ms: number): GemCue {
  const show: CascadePiece = { type: 'gem', kind: gem.kind }
  const { way } = waitUntil(ms, gem)
  return { motion: 'fall', at: placeOf(gem), way, next: 'remove', show }
}

/** A swap, then step by step: what lines up goes, what is above falls, new gems come in from the top. */
function showCascade(events: Events, board: Board): Timeline<CascadePiece> {
  const gems = dealGems(board)
  const gone: GemCue[] = []
  const points: GemCue[] = []
  const stages: number[] = []
  let now = 0
  for (const event of events) {
    if (event.type === 'swapped') {
      const { from, to } = event
      now = MOTION_MS.slide
      move(gems, [event, { from: to, to: from }], { leave: 0, arrive: now })
      now += REST_MS
    } else if (event.type === 'matched') {
      points.push(showPoints(event, board, now))
      gone.push(...takeAway(gems, event.cells, now + MATCH_MS - MOTION_MS.remove))
      stages.push(now + POINTS_MS, now + MATCH_MS)
      now += MATCH_MS
    } else if (event.type === 'fell') {
      const { slides, drops } = event
      for (const { from, kind } of drops)
        gems.set(keyOf(from), { kind, way: [{ at: from, ms: 0 }] })
      move(gems, [...slides, ...drops], { leave: now, arrive: now + MOTION_MS.fall })
      now += MOTION_MS.fall + REST_MS
    }
  }
  const isRedealt = events.some(({ type }) => type === 'redealt')
  const last = isRedealt ? redeal(gems, board, now) : arrivals(gems)
  const end = isRedealt ? now + MOTION_MS.remove : now
  return {
    cuts: true,
    cues: [...last, ...gone, ...points],
    stages,
    shownAt: end,
    sounds: [{ sound: isRedealt ? 'shuffle' : 'match', at: end }],
  }
}

function takeAway(gems: Gems, cells: readonly Position[], ms: number): readonly GemCue[] {
  return cells.flatMap((at) => {
    const gem = gems.get(keyOf(at))
    gems.delete(keyOf(at))
    return gem ? vanish(gem, ms) : []
  })
}

/** What a step brings, on that of its cells which is nearest to their middle; beside the outer columns, where it would not fit. */
function showPoints({ step, cells, points }: Matched, { cols }: Board, delay: number): GemCue {
  const mean = (of: (at: Position) => number) =>
    cells.reduce((sum, at) => sum + of(at), 0) / cells.length
  const middle = { row: mean(({ row }) => row), col: mean(({ col }) => col) }
  const distance = ({ row, col }: Position) => Math.hypot(row - middle.row, col - middle.col)
  const { row, col } = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
  const at = { row, col: Math.min(Math.max(col, 1), cols - 2) }
  return { motion: 'rise', at, delay, show: { type: 'points', points, step } }
}

/** The gems that their cells hold in the end, and that came there from elsewhere. */
const arrivals = (gems: Gems): readonly GemCue[] =>
  [...gems.values()]
    .filter(({ way }) => way.length > 1)
    .map((gem) => ({ motion: 'fall', at: placeOf(gem), way: gem.way }))

/** The whole board goes, and another comes in its place. */
const redeal = (gems: Gems, board: Board, ms: number): readonly GemCue[] => [
  ...[...gems.values()].map((gem) => vanish(gem, ms)),
  ...[...positions(board)].map((at): GemCue => {
    const delay = ms + MOTION_MS.remove + waveDelay(at, board)
    return { motion: 'sprout', at, delay }
  }),
]
