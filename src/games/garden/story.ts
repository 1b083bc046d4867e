import type { I18n, MessageDescriptor } from '@lingui/core'
import type { RuleShown, Story, Turn, TurnCell } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import type { Step } from '#src/engine/session.ts'
import { colourAt, isEmpty, ownerAt } from './rules/position.ts'
import { type GardenEvent, type GardenGame, type GardenPosition, otherSide } from './rules/types.ts'
import { tell } from './tell.ts'
import { toldSide } from './texts.ts'
import type { Garden, GardenPiece } from './types.ts'
import { judge } from './ui/judge.ts'
import { WORDS } from './ui/slides.ts'

/** The flower on a cell, as it stood there before the turn or after a slide to it. */
function cellOf({ cells }: GardenPosition, at: Position, from = at): TurnCell<GardenPiece> {
  const owner = ownerAt(cells, from)
  if (!owner) return { at }
  return {
    at,
    piece: { type: 'flower', owner, colour: colourAt(cells, from) },
    side: toldSide(owner),
  }
}

/** The group that went, or both ends of a free slide, and the weed that grew. */
function cellsIn(events: readonly GardenEvent[], before: GardenPosition) {
  const slid = events.find((event) => event.type === 'slid')
  const cleared = events.find((event) => event.type === 'cleared')
  const sprouted = events.find((event) => event.type === 'sprouted')
  const group = cleared?.cells ?? (slid ? [slid.to] : [])
  const moved = group.map((at) =>
    slid && isSame(at, slid.to) ? cellOf(before, at, slid.from) : cellOf(before, at),
  )
  return [
    ...moved,
    ...(slid ? [{ at: slid.from }] : []),
    ...(sprouted ? [{ at: sprouted.at }] : []),
  ]
}

function turnOf(
  { events, before, i18n }: Told<Garden>,
  previous: Step<GardenGame> | undefined,
): Turn<Garden> {
  const { turn: side } = before.position
  const step = events.find((event) => event.type === 'slid' || event.type === 'gathered')
  const cleared = events.find((event) => event.type === 'cleared')
  const skipped = previous?.events.filter((event) => event.type === 'passed') ?? []
  return {
    side: toldSide(side),
    pieces: step ? [{ type: 'flower', owner: side, colour: step.colour }] : [],
    ...(step && { gain: cleared ? `+${cleared.points}` : '→' }),
    cells: cellsIn(events, before.position),
    events: [...skipped, ...events],
    rules: rulesIn(events, before.position, i18n),
  }
}

/** Rules in the order in which a first game explains them: one that is rare does not wait for its next turn. */
const RULES: readonly (readonly [
  rule: string,
  words: MessageDescriptor,
  isShown: (event: GardenEvent, before: GardenPosition) => boolean,
])[] = [
  ['end', WORDS.end, ({ type }) => type === 'ended'],
  [
    'time',
    /*i18n*/ {
      id: 'garden.rule.time',
      message: 'A turn has 30 seconds. Once they are over, the other moves.',
    },
    ({ type }) => type === 'timed-out',
  ],
  ['pass', WORDS.pass, ({ type }) => type === 'passed'],
  ['weed', WORDS.weed, ({ type }) => type === 'sprouted'],
  ['cost', WORDS.cost, (event) => event.type === 'cleared' && event.weeds.length > 0],
  ['free-slide', WORDS.free, ({ type }) => type === 'free-slide'],
  ['gather', WORDS.gather, ({ type }) => type === 'gathered'],
  [
    'slide',
    WORDS.slide,
    // The flower that slid completed its group on an empty cell.
    (event, { cells }) => event.type === 'cleared' && event.cells.some((at) => isEmpty(cells, at)),
  ],
  [
    'theirs',
    WORDS.theirs,
    (event, { cells }) =>
      event.type === 'cleared' &&
      event.cells.some((at) => ownerAt(cells, at) === otherSide(event.side)),
  ],
  [
    'second',
    /*i18n*/ {
      id: 'garden.rule.second',
      message: 'Whoever moves second begins with one point.',
    },
    (event) => (event.type === 'slid' || event.type === 'gathered') && event.side === 'ai',
  ],
]

/** Rules of what is seen at once: a weed that stands there, a turn that did not come. */
const SEEN: readonly string[] = ['pass', 'weed']

const rulesIn = (
  events: readonly GardenEvent[],
  before: GardenPosition,
  i18n: I18n,
): readonly RuleShown[] =>
  RULES.filter(([, , isShown]) => events.some((event) => isShown(event, before))).map(
    ([rule, words]) => ({ rule, text: i18n._(words), isSeen: SEEN.includes(rule) }),
  )

const story: Story<Garden> = {
  tell,
  scale: {
    high: /*i18n*/ { id: 'garden.scale.won', message: 'You win' },
    low: /*i18n*/ { id: 'garden.scale.lost', message: 'You lose' },
  },
  turnOf,
  judge,
}

export default story
