import { startSession } from '#src/engine/session.ts'
import type { Table } from '../open-table'
import { parsePosition } from '../rules/position'
import { rules } from '../rules/rules'
import { parseTile } from '../rules/tile'
import type { Choice, PatchesOptions } from '../rules/types'
import { makePatchesStore } from '../store'
import type { Slide } from './slides'

const OPTIONS: PatchesOptions = { board: 'small', level: 'beginner', deal: 1 }

/** Nobody plays against a slide: what happens on it is written. */
const SILENT: Table['opponent'] = {
  decide: () => Promise.reject(new Error('a slide has no opponent')),
  dispose: () => {},
}

const cellOf = (text = ''): Choice['cell'] => {
  const [row = 0, col = 0] = text.split(',').map(Number)
  return { row, col }
}

/** `gc2 1,3` as a choice. */
function choiceOf(text: string): Choice {
  const [name = '', cell] = text.split(' ')
  return { tile: parseTile(name) ?? 1, cell: cellOf(cell) }
}

/** The table that a slide is shown on. Throws on a position that does not read. */
export function makeStage({ rows, user = '', opponent = '' }: Slide): Table {
  const hands = `user ${user.slice(0, 3)}\nopponent ${opponent.slice(0, 3)}`
  const state = parsePosition(`phase choosing\npoints 0 0\n${hands}\ndeck\n${rows}`)
  if (!state.ok) throw new Error(`A slide's position is wrong: ${state.code}`)
  const session = { ...startSession(rules, OPTIONS, 'slide'), dealt: state.value }
  const store = makePatchesStore(session, () => 0)
  return {
    asked: { choice: 'shared', options: OPTIONS, moves: [] },
    store,
    opponent: SILENT,
    saving: null,
  }
}

/** When each thing happens on a slide, in milliseconds: slow enough to be followed. */
const CHOOSE_MS = 900
const PLAY_MS = 2600
const REPLAY_MS = 5200

/** What happens on a slide, and when. */
export function scriptOf(
  { user, opponent, replay }: Slide,
  { store }: Table,
): readonly { readonly ms: number; readonly act: () => void }[] {
  if (!user || !opponent) return []
  const { chooseTile, chooseCell, submit, answer } = store.getState()
  const [own, other] = [choiceOf(user), choiceOf(opponent)]
  const choose = () => {
    chooseTile(own.tile)
    chooseCell(own.cell)
  }
  const play = () => {
    submit()
    answer(other)
  }
  const again = () => answer({ tile: other.tile, cell: cellOf(replay) })
  return [
    { ms: CHOOSE_MS, act: choose },
    { ms: PLAY_MS, act: play },
    ...(replay ? [{ ms: REPLAY_MS, act: again }] : []),
  ]
}
