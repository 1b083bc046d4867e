import type { I18n, MessageDescriptor } from '@lingui/core'
import type { RuleShown, Story, Turn, TurnCell } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { isSame, type Position, valueAt } from '#src/engine/grid.ts'
import type { Step } from '#src/engine/session.ts'
import { YOU } from '#src/ui/names.ts'
import { OPPONENT } from '#src/ui/words.ts'
import {
  type Board,
  type PatchesEvent,
  type PatchesGame,
  type PatchesOptions,
  PLAYERS,
  type Player,
} from './rules/types.ts'
import { capturedIn, type Events, playedIn, tell } from './tell.ts'
import { playerValues, sideOf } from './texts.ts'
import type { Patches, PatchesPiece } from './types.ts'
import { judge } from './ui/judge.ts'
import { WORDS } from './ui/slides.ts'

const pieceOf = (tile: number): PatchesPiece => ({ type: 'tile', tile })

/** Shows a round, or the replay after a collision, whose words are those of the whole round. */
function turnOf(
  { events, before, step: { move }, i18n, options }: Told<Patches>,
  previous: Step<PatchesGame> | undefined,
): Turn<Patches> {
  const replayed = move.type === 'replay' ? playedIn(events).at(0)?.player : undefined
  const gain = gainText(events, replayed ? [replayed] : PLAYERS)
  return {
    ...(replayed && { side: sideOf(replayed) }),
    pieces: tilesIn(events).map(pieceOf),
    ...(gain && { gain }),
    cells: cellsIn(events, before.board),
    ...(replayed && previous && { events: [...previous.events, ...events] }),
    rules: rulesIn(events, i18n, options),
  }
}

/** The user's tile first. */
function tilesIn(events: Events): readonly number[] {
  const collided = events.find((event) => event.type === 'collided')
  if (collided) return PLAYERS.map((player) => collided.tiles[player])
  return playedIn(events).map(({ tile }) => tile)
}

/** Counts captured cells, which decide the game: "+3 : +0". */
function gainText(events: Events, players: readonly Player[]): string | undefined {
  const captured = capturedIn(events)
  if (captured.length === 0) return undefined
  const gains = players.map((player) => {
    const cells = captured.flatMap((event) => (event.player === player ? event.cells : []))
    return `+${cells.length}`
  })
  return gains.join(' : ')
}

/** The cells played on, taken or contested, with the tiles that they held. */
function cellsIn(events: Events, board: Board): readonly TurnCell<PatchesPiece>[] {
  const played = playedIn(events)
  const pieceAt = (at: Position) =>
    pieceOf(played.find(({ cell }) => isSame(cell, at))?.tile ?? valueAt(board, at))
  const taken = capturedIn(events).flatMap(({ player, cells }) =>
    cells.map((at) => ({ at, piece: pieceAt(at), side: sideOf(player) })),
  )
  const left = played.map(({ player, cell }) => ({
    at: cell,
    piece: pieceAt(cell),
    side: sideOf(player),
  }))
  const contested = events.flatMap((event) => (event.type === 'contested' ? event.cells : []))
  const open = contested.map((at) => ({ at, piece: pieceAt(at) }))
  const all: readonly TurnCell<PatchesPiece>[] = [...taken, ...left, ...open]
  return all.filter(({ at }, index) => all.findIndex((cell) => isSame(cell.at, at)) === index)
}

/** Rules in the order in which a first game explains them, one a turn: what a player needs most. */
const RULES: readonly (readonly [
  rule: string,
  words: MessageDescriptor,
  isShown: (event: PatchesEvent) => boolean,
])[] = [
  [
    'sides',
    /*i18n*/ {
      id: 'patches.rule.sides',
      message:
        'Both choose at once. A cell that both choose goes to the player on whose side of the line it lies: the lower half is {player, select, friend {{name}’s} other {yours}}.',
    },
    ({ type }) => type === 'played',
  ],
  ['matching', WORDS.match, ({ type }) => type === 'captured'],
  [
    'strength',
    /*i18n*/ {
      id: 'patches.rule.strength',
      message:
        'A badge is strength: 1 for each trait shared, plus 2 for two tiles, 6 for three, 12 for four, less 1 for each further kind of match: the mix.',
    },
    (event) => event.type === 'matched' && event.matches.length > 0,
  ],
  ['collision', WORDS.collision, ({ type }) => type === 'collided'],
  ['tie', WORDS.tied, (event) => event.type === 'contested' && !event.winner],
  [
    'conflict',
    /*i18n*/ {
      id: 'patches.rule.conflict',
      message:
        'When both match the same tile, the stronger takes it. The weaker takes only what it alone matches.',
    },
    (event) => event.type === 'contested' && event.winner !== null,
  ],
  ['orphan', WORDS.orphan, ({ type }) => type === 'orphaned'],
  ['end', WORDS.end, ({ type }) => type === 'ended'],
  [
    'capture',
    /*i18n*/ {
      id: 'patches.rule.capture',
      message: 'A captured cell shows its owner’s token, never changes hands and matches nothing.',
    },
    ({ type }) => type === 'captured',
  ],
]

function rulesIn(events: Events, i18n: I18n, options: PatchesOptions): readonly RuleShown[] {
  const { player, name } = playerValues(i18n, 'user', options)
  const shown = RULES.filter(([, , isShown]) => events.some(isShown))
  return shown.map(([rule, words]) => ({ rule, text: i18n._(words.id, { player, name }, words) }))
}

const story: Story<Patches> = {
  tell,
  scale: { high: YOU, low: OPPONENT },
  turnOf,
  judge,
}

export default story
