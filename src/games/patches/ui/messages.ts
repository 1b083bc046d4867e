import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '../../../engine/grid'
import type { Settings } from '../../../ui/settings'
import type { Notice } from '../notices'
import { type Board, capturedOn, centreOf, isTile, valueAt } from '../rules/board'
import type { Player } from '../rules/player'
import type { ChoiceRefusal, Match, Reason } from '../rules/types'
import type { Preview } from '../rules/view'
import { cellWords } from './cell-names'
import { attributeName, capitalised, listed, placeName, tileName } from './tile-names'

/** What a message needs to know besides the notice. */
export interface Scene {
  readonly i18n: I18n
  /** The board after what is told. */
  readonly board: Board
  /** All that is told at once. */
  readonly notices: readonly Notice[]
  /** How much is said. */
  readonly detail: Settings['detail']
}

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>
type Saying<Type extends Notice['type']> = (notice: NoticeOf<Type>, scene: Scene) => string

const matchesWords = (i18n: I18n, matches: readonly Match[]): string =>
  listed(
    i18n,
    matches.map(({ tile, shared }) =>
      i18n._({
        id: 'patches.match',
        message: '{tile} ({shared})',
        values: {
          tile: tileName(i18n, tile),
          shared: shared.map((attribute) => attributeName(i18n, attribute)).join(' + '),
        },
      }),
    ),
  )

const sayPlayed: Saying<'played'> = ({ player, tile, cell }, { i18n }) => {
  const values = { tile: tileName(i18n, tile), place: placeName(i18n, cell) }
  return player === 'user'
    ? i18n._({ id: 'patches.played.user', message: 'You play {tile}, {place}.', values })
    : i18n._({
        id: 'patches.played.opponent',
        message: 'The opponent plays {tile}, {place}.',
        values,
      })
}

const sayMatched: Saying<'matched'> = ({ player, matches, strength }, { i18n }) => {
  const values = { tiles: matchesWords(i18n, matches), strength }
  if (matches.length === 0)
    return i18n._({ id: 'patches.matched.none', message: 'It matches nothing.' })
  return player === 'user'
    ? i18n._({
        id: 'patches.matched.user',
        message: 'It matches {tiles}: your strength is {strength}.',
        values,
      })
    : i18n._({
        id: 'patches.matched.opponent',
        message: 'It matches {tiles}: strength {strength}.',
        values,
      })
}

/** The tiles on these cells before they were captured, as the matches of this round name them. */
function contestedTiles({ i18n, notices }: Scene, cells: readonly Position[]): string {
  const matches = notices.flatMap((notice) => (notice.type === 'matched' ? notice.matches : []))
  const names = cells.flatMap(({ row, col }) => {
    const match = matches.find(({ cell }) => cell.row === row && cell.col === col)
    return match ? tileName(i18n, match.tile) : []
  })
  return listed(i18n, names)
}

const sayContested: Saying<'contested'> = ({ cells, strengths, winner }, scene) => {
  const { i18n } = scene
  const values = { tiles: contestedTiles(scene, cells), ...strengths }
  if (winner === 'user')
    return i18n._({
      id: 'patches.contested.user',
      message: 'Conflict over {tiles}: your {user} beats {opponent}.',
      values,
    })
  if (winner === 'opponent')
    return i18n._({
      id: 'patches.contested.opponent',
      message: 'Conflict over {tiles}: the opponent’s {opponent} beats your {user}.',
      values,
    })
  return i18n._({
    id: 'patches.contested.tied',
    message: 'Conflict over {tiles}: {user} against {opponent}, so nobody captures anything.',
    values,
  })
}

const sayCaptured: Saying<'captured'> = ({ player, cells, points }, { i18n }) => {
  const values = { cells: cells.length, points }
  return player === 'user'
    ? i18n._({
        id: 'patches.captured.user',
        message:
          'You capture {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
        values,
      })
    : i18n._({
        id: 'patches.captured.opponent',
        message:
          'The opponent captures {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
        values,
      })
}

const sayCollided: Saying<'collided'> = ({ cell, winner, tiles }, { i18n }) => {
  const place = placeName(i18n, cell)
  return winner === 'user'
    ? i18n._({
        id: 'patches.collided.user',
        message: 'Both chose {place}, on your side: it is yours, and their {tile} goes elsewhere.',
        values: { place, tile: tileName(i18n, tiles.opponent) },
      })
    : i18n._({
        id: 'patches.collided.opponent',
        message:
          'Both chose {place}, on the opponent’s side: it is theirs, and your {tile} goes elsewhere.',
        values: { place, tile: tileName(i18n, tiles.user) },
      })
}

const sayOrphaned: Saying<'orphaned'> = ({ cells }, { i18n, board }) => {
  const tiles = cells.map((cell) => valueAt(board, cell)).filter(isTile)
  return i18n._({
    id: 'patches.orphaned',
    message: 'Orphaned, never to be captured: {tiles}.',
    values: {
      tiles: listed(
        i18n,
        tiles.map((tile) => tileName(i18n, tile)),
      ),
    },
  })
}

const REASONS: Readonly<Record<Player, Readonly<Record<Reason, MessageDescriptor>>>> = {
  user: {
    majority: /*i18n*/ {
      id: 'patches.won.majority',
      message: 'You hold more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.won.cells', message: 'You hold more cells.' },
    points: /*i18n*/ {
      id: 'patches.won.points',
      message: 'The cells are equal; you have more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
  opponent: {
    majority: /*i18n*/ {
      id: 'patches.lost.majority',
      message: 'The opponent holds more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.lost.cells', message: 'The opponent holds more cells.' },
    points: /*i18n*/ {
      id: 'patches.lost.points',
      message: 'The cells are equal; the opponent has more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
}

/** Why the game ended as it did. */
export const reasonWords = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._(REASONS[winner ?? 'user'][reason])

export function verdictWords(i18n: I18n, winner: Player | null): string {
  if (!winner) return i18n._({ id: 'patches.drawn', message: 'A draw' })
  return winner === 'user'
    ? i18n._({ id: 'patches.won', message: 'You win!' })
    : i18n._({ id: 'patches.lost', message: 'The opponent wins' })
}

/** Who won, and why. */
export const endWords = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._({
    id: 'patches.over',
    message: '{verdict}. {reason}',
    values: {
      verdict: verdictWords(i18n, winner).replace(/[!！]$/, ''),
      reason: reasonWords(i18n, winner, reason),
    },
  })

const REFUSALS = {
  'not-held': /*i18n*/ {
    id: 'patches.refused.not-held',
    message: 'That tile is not in your hand.',
  },
  outside: /*i18n*/ { id: 'patches.refused.outside', message: 'That is not on the board.' },
  occupied: /*i18n*/ {
    id: 'patches.refused.occupied',
    message: 'That cell is taken: choose an empty one.',
  },
  apart: /*i18n*/ {
    id: 'patches.refused.apart',
    message: 'Too far away: a tile must touch another tile or a token, at an edge or a corner.',
  },
} as const satisfies Partial<Record<ChoiceRefusal, MessageDescriptor>>

export const sayRefused: Saying<'refused'> = ({ code }, { i18n, board }) =>
  code === 'not-centre'
    ? i18n._({
        id: 'patches.refused.not-centre',
        message: 'Your first tile goes to your own centre cell: {place}.',
        values: { place: placeName(i18n, centreOf(board, 'user')) },
      })
    : i18n._(REFUSALS[code])

const MISSING = {
  tile: /*i18n*/ { id: 'patches.missing.tile', message: 'Choose a tile of your hand first.' },
  cell: /*i18n*/ { id: 'patches.missing.cell', message: 'Choose a cell for your tile first.' },
  both: /*i18n*/ { id: 'patches.missing.both', message: 'Choose a tile and a cell first.' },
} as const

export const sayIncomplete: Saying<'incomplete'> = ({ missing }, { i18n }) =>
  i18n._(MISSING[missing])

/** What a choice would match. */
export const previewWords = (i18n: I18n, { matches, strength }: Preview): string =>
  matches.length === 0
    ? i18n._({ id: 'patches.preview.none', message: 'It would match nothing.' })
    : i18n._({
        id: 'patches.preview',
        message: 'It would match {tiles}: strength {strength}.',
        values: { tiles: matchesWords(i18n, matches), strength },
      })

const sayChosen: Saying<'tile-chosen' | 'cell-chosen'> = (notice, { i18n }) =>
  capitalised(
    i18n._({
      id: 'patches.chosen',
      message: '{what} chosen.',
      values: {
        what:
          notice.type === 'tile-chosen'
            ? tileName(i18n, notice.tile)
            : placeName(i18n, notice.cell),
      },
    }),
  )

const sayWhere: Saying<'where'> = ({ at }, { i18n, board }) => {
  const whole = i18n._({
    id: 'patches.where',
    message:
      'The board has {rows} rows and {rows} columns. You hold {user, plural, one {# cell} other {# cells}}, the opponent {opponent}.',
    values: { rows: board.rows, ...capturedOn(board) },
  })
  return at ? `${cellWords(i18n, board, at)}, ${placeName(i18n, at)}. ${whole}` : whole
}

const sayDealt: Saying<'dealt'> = ({ canGoBack }, { i18n }) =>
  canGoBack
    ? i18n._({ id: 'patches.dealt.undo', message: 'A new game. Undo brings the last one back.' })
    : i18n._({ id: 'patches.dealt', message: 'A new game.' })

/** What the scene has no part in. */
const WORDS = {
  unchosen: /*i18n*/ { id: 'patches.unchosen', message: 'Put back.' },
  thinking: /*i18n*/ { id: 'patches.thinking', message: 'The opponent is thinking…' },
  unsealed: /*i18n*/ { id: 'patches.unsealed', message: 'You may choose again.' },
  undone: /*i18n*/ { id: 'patches.undone', message: 'The last round is taken back.' },
  redone: /*i18n*/ { id: 'patches.redone', message: 'The round is played again.' },
  restarted: /*i18n*/ { id: 'patches.restarted', message: 'The same tiles from the start.' },
  restored: /*i18n*/ { id: 'patches.restored', message: 'The last game is back.' },
  paused: /*i18n*/ { id: 'patches.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'patches.resumed', message: 'The clock runs again.' },
  watching: /*i18n*/ { id: 'patches.watching', message: 'Watching the game from the start.' },
} as const

/** What is left out where only the results are wanted. */
const DETAILS: readonly Notice['type'][] = ['played', 'matched', 'tile-chosen', 'cell-chosen']

function say(notice: Notice, scene: Scene): string | undefined {
  if (scene.detail === 'brief' && DETAILS.includes(notice.type)) return undefined
  switch (notice.type) {
    case 'played':
      return sayPlayed(notice, scene)
    case 'matched':
      return sayMatched(notice, scene)
    case 'contested':
      return sayContested(notice, scene)
    case 'captured':
      return sayCaptured(notice, scene)
    case 'collided':
      return sayCollided(notice, scene)
    case 'orphaned':
      return sayOrphaned(notice, scene)
    case 'drawn':
      return undefined
    case 'ended':
      return endWords(scene.i18n, notice.winner, notice.reason)
    default:
      return sayOfStore(notice, scene)
  }
}

/** What the store adds to the events of the rules. */
function sayOfStore(
  notice: Exclude<
    Notice,
    {
      type:
        | 'played'
        | 'matched'
        | 'contested'
        | 'captured'
        | 'collided'
        | 'orphaned'
        | 'drawn'
        | 'ended'
    }
  >,
  scene: Scene,
): string {
  switch (notice.type) {
    case 'refused':
      return sayRefused(notice, scene)
    case 'incomplete':
      return sayIncomplete(notice, scene)
    case 'tile-chosen':
    case 'cell-chosen':
      return sayChosen(notice, scene)
    case 'previewed':
      return previewWords(scene.i18n, notice.preview)
    case 'where':
      return sayWhere(notice, scene)
    case 'dealt':
      return sayDealt(notice, scene)
    default:
      return scene.i18n._(WORDS[notice.type])
  }
}

/** A sentence, and whom it is about. */
export interface Said {
  readonly text: string
  readonly player: Player | undefined
  readonly type: Notice['type']
}

const playerOf = (notice: Notice): Player | undefined =>
  'player' in notice ? notice.player : undefined

/** A played tile and what it matches stand together: each notice with those that go on from it. */
function inOrder(notices: readonly Notice[]): readonly Notice[] {
  const isOf = (player: Player) => (notice: Notice) =>
    notice.type === 'matched' && notice.player === player
  return notices.flatMap((notice) => {
    if (notice.type === 'matched') return []
    if (notice.type !== 'played') return notice
    const matched = notices
      .filter(isOf(notice.player))
      .filter((other) => other.type === 'matched' && other.tile === notice.tile)
    return [notice, ...matched]
  })
}

/** All that an action brought about, in sentences. */
export const makeSaid = (scene: Scene): readonly Said[] =>
  inOrder(scene.notices).flatMap((notice) => {
    const text = say(notice, scene)
    return text ? { text, player: playerOf(notice), type: notice.type } : []
  })
