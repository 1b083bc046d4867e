import type { Finale } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import { isSame, type Position, positions } from '#src/engine/grid.ts'
import { type Cue, MOTION_MS, type Timeline } from '#src/ui/board/cues.ts'
import { ownerAt, SIZE } from './rules/position.ts'
import { isForTwo } from './rules/seats.ts'
import { findEnding } from './rules/turn.ts'
import type { GardenState, GardenStep, Side } from './rules/types.ts'
import type { Speed } from './settings.ts'
import type { Garden, GardenPiece } from './types.ts'

type GardenEvent = EventOf<Garden>
type Cues = readonly Cue<GardenPiece>[]

/** Times for which the opponent's move is framed before it is made, within two seconds of its turn. */
export const LEADS_MS: Readonly<Record<Speed, number>> = { slow: 900, normal: 600, 'at-once': 0 }

/** Shows the parts of a turn in sequence: step, clearing, weed. Figures follow once all have been shown. */
export function timeline(
  events: readonly GardenEvent[],
  { position }: Pick<GardenState, 'position'>,
  speed: Speed = 'normal',
): Timeline<GardenPiece> {
  const step = events.find((event) => event.type === 'slid' || event.type === 'gathered')
  const cleared = events.find((event) => event.type === 'cleared')
  const lead = step?.side === 'ai' ? LEADS_MS[speed] : 0
  const clearAt = lead + MOTION_MS.slide
  const weedAt = clearAt + (cleared ? MOTION_MS.rise : 0)
  const isWeeded = events.some(({ type }) => type === 'sprouted')
  const goneAt = clearAt + (cleared ? MOTION_MS.flip : 0)
  const cues = events.flatMap((event): Cues => {
    switch (event.type) {
      case 'selected':
        return [{ motion: 'select', at: event.at }]
      case 'refused':
        return event.move.type === 'move' ? [{ motion: 'mismatch', at: event.move.to }] : []
      case 'slid':
        return cleared
          ? frame(event, lead)
          : [
              ...frame(event, lead),
              { motion: 'slide', at: event.to, from: event.from, delay: lead },
            ]
      case 'gathered':
        return frame(event, lead)
      case 'cleared':
        return [
          ...event.cells.flatMap((at) => frameAt(at, false, lead > 0 ? clearAt : 0)),
          ...clear(event, step?.type === 'slid' ? step : undefined, { position, lead, clearAt }),
        ]
      case 'sprouted':
        return [{ motion: 'sprout', at: event.at, delay: weedAt }]
      default:
        return []
    }
  })
  return {
    cues,
    sounds: events.flatMap(({ type }) => {
      if (type === 'slid') return { sound: 'select', at: lead }
      if (type === 'cleared') return { sound: 'match', at: clearAt }
      return type === 'sprouted' ? { sound: 'shuffle', at: weedAt } : []
    }),
    ...(step && { shownAt: isWeeded ? weedAt + MOTION_MS.sprout : goneAt }),
  }
}

/** Frames both ends of the opponent's step. */
const frame = ({ from, to }: GardenStep, lead: number): Cues =>
  [from, to].flatMap((at) => frameAt(at, true, lead))

const frameAt = (at: Position, isMoved: boolean, delay: number): Cues =>
  delay > 0 ? [{ motion: 'fade', at, delay, show: { type: 'frame', isMoved } }] : []

/** Flips and removes a group; the flower that completed it arrives first. */
function clear(
  { cells, colour, points }: Extract<GardenEvent, { type: 'cleared' }>,
  slid: { readonly from: Position; readonly to: Position } | undefined,
  { position, lead, clearAt }: Pick<GardenState, 'position'> & { lead: number; clearAt: number },
): Cues {
  const flowers = cells.flatMap((at): Cues => {
    const from = slid && isSame(slid.to, at) ? slid.from : undefined
    const owner = ownerAt(position.cells, from ?? at)
    if (!owner) return []
    const show = { type: 'flower', owner, colour } as const
    if (from) return [{ motion: 'slide', at, from, delay: lead, next: 'flip', show }]
    return [{ motion: 'flip', at, delay: clearAt, show }]
  })
  const [at] = cells
  return at
    ? [...flowers, { motion: 'rise', at, delay: clearAt, show: { type: 'points', points } }]
    : flowers
}

/** Lets all flowers bow to a player who has won; else the winner's alone. */
export function finale({ position, options }: Pick<GardenState, 'position' | 'options'>): Finale {
  const winner = findEnding(position)?.winner ?? null
  const isPlayers = winner === 'human' && !isForTwo(options)
  const bows = (owner: Side | undefined) => owner && (isPlayers || owner === winner)
  const cells = [...positions(SIZE)].filter((at) => bows(ownerAt(position.cells, at)))
  return { motion: 'bow', cells }
}
