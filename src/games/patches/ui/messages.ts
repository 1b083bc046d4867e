import type { Notice } from '../events'
import { capturedOn } from '../rules/board'
import type { Player } from '../rules/player'
import { cellWords } from './cell-names'
import { previewWords, sayChosen, sayIncomplete, sayRefused } from './choice-words'
import { endWords } from './end-words'
import {
  sayCaptured,
  sayCollided,
  sayContested,
  sayMatched,
  sayOrphaned,
  sayPlayed,
} from './event-words'
import type { Saying, Scene } from './saying'
import { placeName } from './tile-names'

const sayWhere: Saying<'where'> = ({ at }, { i18n, board }) => {
  const { user, opponent } = capturedOn(board)
  const whole = i18n._({
    id: 'patches.where',
    message:
      'The board has {rows} rows and {rows} columns. You hold {user, plural, one {# cell} other {# cells}}, the opponent {opponent}.',
    values: { rows: board.rows, user, opponent },
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
  undone: /*i18n*/ { id: 'patches.undone', message: 'The last session is taken back.' },
  redone: /*i18n*/ { id: 'patches.redone', message: 'The session is played again.' },
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
function inOrder(events: readonly Notice[]): readonly Notice[] {
  const isOf = (player: Player) => (notice: Notice) =>
    notice.type === 'matched' && notice.player === player
  return events.flatMap((notice) => {
    if (notice.type === 'matched') return []
    if (notice.type !== 'played') return notice
    const matched = events
      .filter(isOf(notice.player))
      .filter((other) => other.type === 'matched' && other.tile === notice.tile)
    return [notice, ...matched]
  })
}

/** All that an action brought about, in sentences. */
export const makeSaid = (scene: Scene): readonly Said[] =>
  inOrder(scene.events).flatMap((notice) => {
    const text = say(notice, scene)
    return text ? { text, player: playerOf(notice), type: notice.type } : []
  })
