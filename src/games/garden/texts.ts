import type { I18n } from '@lingui/core'
import type { Session } from '#src/engine/session.ts'
import { nameOfSide, type Side as ToldSide, winnerText } from '#src/opponents/sides.ts'
import { EMPTY_CELL } from '#src/ui/names.ts'
import { sentences } from '#src/ui/texts.ts'
import type { Content } from './rules/position.ts'
import { isForTwo } from './rules/seats.ts'
import type { Block, Effect } from './rules/step.ts'
import {
  type Ending,
  type GardenGame,
  type GardenOptions,
  otherSide,
  type Side,
} from './rules/types.ts'

export const TIMED = /*i18n*/ { id: 'garden.timed', message: '30 seconds per turn' }
export const WEED = /*i18n*/ { id: 'garden.weed', message: 'Weed' }

export const flowerName = (i18n: I18n, colour: number): string =>
  i18n._({
    id: 'garden.flower',
    message:
      '{colour, select, 1 {red poppy} 2 {yellow sunflower} 3 {blue bellflower} 4 {purple starflower} 5 {pink tulip} other {teal clover}}',
    values: { colour },
  })

/** Returns the name of several flowers: "red poppies". */
export const flowersName = (i18n: I18n, colour: number): string =>
  i18n._({
    id: 'garden.flowers',
    message:
      '{colour, select, 1 {red poppies} 2 {yellow sunflowers} 3 {blue bellflowers} 4 {purple starflowers} 5 {pink tulips} other {teal clovers}}',
    values: { colour },
  })

/** Returns a side of the rules, whose spelling is that of saved moves, as it is told. */
export const toldSide = (side: Side): ToldSide => (side === 'human' ? 'you' : 'opponent')

/** Names a side; two people who play by links, as they called themselves. */
export function sideName(i18n: I18n, side: Side, { difficulty, a, b }: GardenOptions): string {
  const given = side === 'human' ? a : b
  if (given && difficulty === 'friend') return given
  return nameOfSide(i18n, toldSide(side), difficulty)
}

/** Values of a sentence about a side. It is that of the player or the opponent, or of one of two friends. */
export const sideValues = (i18n: I18n, side: Side, options: GardenOptions) => ({
  side: isForTwo(options) ? ('friend' as const) : toldSide(side),
  name: sideName(i18n, side, options),
  other: sideName(i18n, otherSide(side), options),
})

/** "Your red poppy", "Hazel’s red poppy", "Weed", "Empty". */
export function contentName(i18n: I18n, content: Content, options: GardenOptions): string {
  switch (content.type) {
    case 'empty':
      return i18n._(EMPTY_CELL)
    case 'weed':
      return i18n._(WEED)
    case 'flower':
      return ownedName(i18n, content.owner, content.colour, options)
  }
}

export function ownedName(i18n: I18n, owner: Side, colour: number, options: GardenOptions): string {
  const { side, name } = sideValues(i18n, owner, options)
  return i18n._({
    id: 'garden.flower.owned',
    message: '{side, select, you {Your} other {{name}’s}} {flower}',
    values: { side, name, flower: flowerName(i18n, colour) },
  })
}

/** Says why a flower cannot move: "it has no empty cell or match beside it". */
export const blockText = (i18n: I18n, reason: Block): string =>
  i18n._({
    id: 'garden.blocked',
    message:
      '{reason, select, enclosed {it has no empty cell or match beside it} other {it clears nothing, and no free slide is left}}',
    values: { reason },
  })

/** "clears 3 flowers, −1 for a weed: 2 points", "clears nothing and ends your turn; then 2 left". */
export function effectText(i18n: I18n, effect: Effect): string {
  if (effect.type === 'free-slide') {
    const values = { left: effect.left }
    return i18n._({
      id: 'garden.effect.slide',
      message: 'clears nothing and ends your turn; then {left} left',
      values,
    })
  }
  return i18n._({
    id: 'garden.effect.clear',
    message:
      'clears {count} flowers{weeds, plural, =0 {} one {, −# for a weed} other {, −# for weeds}}: {points, plural, =0 {no points} one {# point} other {# points}}',
    values: { count: effect.cells.length, weeds: effect.weeds.length, points: effect.points },
  })
}

/** Says that a side had no move when its turn came. */
export const passedText = (i18n: I18n, passed: Side, options: GardenOptions): string => {
  const { side, name, other } = sideValues(i18n, passed, options)
  return i18n._({
    id: 'garden.passed',
    message:
      '{side, select, you {You can’t move, so {other} plays again.} friend {{name} can’t move, so {other} plays again.} other {{name} can’t move, so it’s your turn again.}}',
    values: { side, name, other },
  })
}

export function endTitle(
  i18n: I18n,
  { winner }: Pick<Ending, 'winner'>,
  options: GardenOptions,
): string {
  if (!winner) return winnerText(i18n, { winner: 'none' })
  const { side, name } = sideValues(i18n, winner, options)
  return winnerText(i18n, { winner: side, name })
}

export const endSentence = (i18n: I18n, ending: Ending, game: Ended): string =>
  sentences(i18n, [endTitle(i18n, ending, game.options), endReason(i18n, ending, game)])

/** The part of a session that says why it ended. */
type Ended = Pick<Session<GardenGame>, 'options' | 'dealt' | 'past'>

/** Says why a game ended; of one that is lost, by what the opponent did after the player's last move. */
export function endReason(
  i18n: I18n,
  { reason, winner }: Ending,
  { options, dealt, past }: Ended,
): string {
  if (reason === 'goal')
    return i18n._({
      id: 'garden.end.goal',
      message: 'The goal of {goal} points has been reached.',
      values: { goal: dealt.position.goal },
    })
  const isOwn = ({ move }: (typeof past)[number]) => move.side === 'human'
  const more = past.length - 1 - past.findLastIndex(isOwn)
  // One answer is a turn like any other.
  const isStuck = winner === 'ai' && !isForTwo(options) && more > 1
  return i18n._({
    id: 'garden.end.no-moves',
    message:
      '{isStuck, select, true {You ran out of moves after {moves}; {name} made {more} more.} other {Neither side can move: more points win.}}',
    values: {
      isStuck,
      moves: past.filter(isOwn).length,
      more,
      name: sideName(i18n, 'ai', options),
    },
  })
}
