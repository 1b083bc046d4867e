import type { I18n, MessageDescriptor } from '@lingui/core'
import type { RuleShown, Story, Turn, TurnCell, TurnSide } from '#src/define/story.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { sentences } from '#src/ui/texts.ts'
import { colourAt, isEmpty, ownerAt } from './rules/position.ts'
import {
  type GardenEvent,
  type GardenOptions,
  type GardenPosition,
  type GardenState,
  otherSide,
  type Side,
} from './rules/types.ts'
import type { Garden, GardenPiece } from './types.ts'
import { judge } from './ui/judge.ts'
import { WORDS } from './ui/slides.ts'
import { endSentence, flowerName, flowersName, passedText, sideValues } from './ui/texts.ts'

type EventNamed<Type> = Extract<GardenEvent, { type: Type }>

const sideOf = (side: Side): TurnSide => (side === 'human' ? 'you' : 'opponent')

/** The flower on a cell, as it stood there before the turn or after a slide to it. */
function cellOf({ cells }: GardenPosition, at: Position, from = at): TurnCell<GardenPiece> {
  const owner = ownerAt(cells, from)
  if (!owner) return { at }
  return {
    at,
    piece: { type: 'flower', owner, colour: colourAt(cells, from) },
    side: sideOf(owner),
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

const WEED = /*i18n*/ { id: 'garden.turn.weed', message: 'A weed grew.' }

function clearedText(
  i18n: I18n,
  { side, cells, colour, points, weeds }: EventNamed<'cleared'>,
  options: GardenOptions,
) {
  return i18n._({
    id: 'garden.turn.cleared',
    message:
      '{side, select, human {You took} other {{name} took}} {count} {flowers}: +{points}{weeds, plural, =0 {} one {, a weed touches them} other {, # weeds touch them}}.',
    values: {
      ...sideValues(i18n, side, options),
      count: cells.length,
      flowers: flowersName(i18n, colour),
      points,
      weeds: weeds.length,
    },
  })
}

function slidText(
  i18n: I18n,
  { side, left }: EventNamed<'free-slide'>,
  colour: number,
  options: GardenOptions,
) {
  return i18n._({
    id: 'garden.turn.slid',
    message:
      '{side, select, human {You slid} other {{name} slid}} a {flower} freely; {left, plural, =0 {no free slide is left} one {# free slide is left} other {# free slides are left}}.',
    values: { ...sideValues(i18n, side, options), flower: flowerName(i18n, colour), left },
  })
}

/** Puts an event of a turn into words; nothing of a move whose effect is said. */
function textOf(
  event: GardenEvent,
  i18n: I18n,
  { colour, goal, options }: { colour: number; goal: number; options: GardenOptions },
): string | undefined {
  switch (event.type) {
    case 'cleared':
      return clearedText(i18n, event, options)
    case 'free-slide':
      return slidText(i18n, event, colour, options)
    case 'sprouted':
      return i18n._(WEED)
    case 'passed':
      return passedText(i18n, event.side, options)
    case 'timed-out':
      return i18n._({
        id: 'garden.turn.missed',
        message: '{side, select, human {Your time ran out.} other {{name}’s time ran out.}}',
        values: sideValues(i18n, event.side, options),
      })
    case 'ended':
      return endSentence(i18n, event, goal, options)
    case 'slid':
    case 'gathered':
    case 'goal-reached':
      return undefined
  }
}

/** Says who was skipped before a turn. */
const skippedText = (i18n: I18n, { side }: EventNamed<'passed'>, options: GardenOptions) =>
  i18n._({
    id: 'garden.turn.skipped',
    message:
      '{side, select, human {You had no move and were skipped.} other {{name} had no move and was skipped.}}',
    values: sideValues(i18n, side, options),
  })

function turnOf(
  events: readonly GardenEvent[],
  { position: before, options }: GardenState,
  i18n: I18n,
  skipped: EventNamed<'passed'> | undefined,
): Turn<GardenPiece> {
  const { turn: side, goal } = before
  const step = events.find((event) => event.type === 'slid' || event.type === 'gathered')
  const cleared = events.find((event) => event.type === 'cleared')
  const colour = step?.colour ?? 0
  return {
    side: sideOf(side),
    pieces: step ? [{ type: 'flower', owner: side, colour }] : [],
    ...(step && { gain: cleared ? `+${cleared.points}` : '→' }),
    cells: cellsIn(events, before),
    text: sentences(i18n, [
      skipped && skippedText(i18n, skipped, options),
      ...events.map((event) => textOf(event, i18n, { colour, goal, options })),
    ]),
    rules: rulesIn(events, before, i18n),
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
  scale: {
    high: /*i18n*/ { id: 'garden.scale.won', message: 'You win' },
    low: /*i18n*/ { id: 'garden.scale.lost', message: 'You lose' },
  },
  turnOf: ({ events }, before, i18n, _, previous) =>
    turnOf(
      events,
      before,
      i18n,
      previous?.events.find((event) => event.type === 'passed'),
    ),
  judge,
}

export default story
