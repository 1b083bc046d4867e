import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { MakeSlice, SessionApi, SessionOf } from '#src/define/session.ts'
import { isSame, keyOf, type Position } from '#src/engine/grid.ts'
import { memoize } from '#src/engine/memo.ts'
import { isOver, start, stateOf, stop, stoppedAt } from '#src/engine/session.ts'
import { neighboursOf, ownerAt } from './rules/position.ts'
import { rules } from './rules/rules.ts'
import { isByLink, isForTwo } from './rules/seats.ts'
import { type Effect, previewStep, targetsOf } from './rules/step.ts'
import { type GardenPosition, type GardenStep, otherSide, type Side } from './rules/types.ts'
import type { Garden, GardenStore } from './types.ts'

export const { useGame: useGarden, useActions, usePlaying, useShown } = makeHooks<Garden>()

type Seated = Pick<GardenStore, 'session' | 'side'>

/** Returns the side that is played here: with two people at this device, whichever is to move. */
export function playerIn({ session, side }: Seated): Side {
  if (!isForTwo(session.options)) return 'human'
  return side ?? stateOf(session).position.turn
}

/** Returns `true` for a turn of the player, in any game. */
export const isDue = (seated: Seated): boolean =>
  stateOf(seated.session).position.turn === playerIn(seated) && !isOver(rules, seated.session)

/** Returns `true` while the other of two people is to answer by a link. */
export const isWaiting = ({ session, side }: GardenStore): boolean =>
  isByLink(session.options) && !isDue({ session, side }) && !isOver(rules, session)

/** Returns `true` once the player's move is to be sent, the last one of a game as well. */
export const isSending = (store: GardenStore): boolean =>
  isByLink(store.session.options) &&
  !isDue(store) &&
  store.session.past.at(-1)?.move.side === playerIn(store)

/** Returns `true` during the opponent's turn, paused or not. */
export const isThinking = ({ mode, session, side }: Seated & Pick<GardenStore, 'mode'>) =>
  mode === 'play' &&
  !isForTwo(session.options) &&
  !isDue({ session, side }) &&
  !isOver(rules, session)

/** Returns `true` while the player may move. */
export const isPlayersTurn = ({ mode, session, side, paused }: GardenStore): boolean =>
  mode !== 'replay' && !paused && isDue({ session, side })

const isPlayers = ({ move, state }: SessionOf<Garden>['past'][number]): boolean =>
  move.side === 'human' || isForTwo(state.options)

/** Counts the flowers a side has moved or gathered with, without turns that ran out of time. */
export const piecesPlayed = ({ past }: SessionOf<Garden>, side: Side): number =>
  past.filter(({ move }) => move.type === 'move' && move.side === side).length

/** Made once for a step: a cell renders only when its own is another object. */
const effectOf = memoize(
  (position: GardenPosition, step: GardenStep) => {
    const effect = previewStep(position, step)
    return effect.ok ? effect.value : undefined
  },
  ({ side, from, to }) => `${side} ${keyOf(from)} ${keyOf(to)}`,
)

/** Returns the selected flower's effect on a cell; `undefined` if it cannot move there. */
export const effectAt = (store: GardenStore, at: Position | null) =>
  store.selected && at
    ? effectOf(stateOf(store.session).position, {
        side: playerIn(store),
        from: store.selected,
        to: at,
      })
    : undefined

/** Returns `true` if the selected flower can slide freely. */
export const slidesFreely = (store: GardenStore): boolean =>
  store.selected !== null &&
  neighboursOf(store.selected).some((at) => effectAt(store, at)?.type === 'free-slide')

type Clear = Extract<Effect, { type: 'clear' }>

/** Returns a side's best clearing with one of its flowers, if it were to move. */
const threatOf = memoize(
  (position: GardenPosition, side: Side, from: Position): Clear | undefined => {
    const clearings = targetsOf(position, side, from).flatMap((to) => {
      const effect = previewStep(position, { side, from, to })
      return effect.ok && effect.value.type === 'clear' ? effect.value : []
    })
    return clearings.toSorted((a, b) => b.points - a.points)[0]
  },
  (side, from) => `${side} ${keyOf(from)}`,
)

/** Returns what the opponent's flower that is pointed at could take, while the player has the choice. */
export function threatAt(store: GardenStore): Clear | undefined {
  const { session, selected, aimed } = store
  if (selected || !aimed || !isPlayersTurn(store)) return undefined
  const { position } = stateOf(session)
  const side = otherSide(position.turn)
  return ownerAt(position.cells, aimed) === side ? threatOf(position, side, aimed) : undefined
}

/** Returns `true` for a flower that the player may move now. */
export function isMovable(store: GardenStore, at: Position): boolean {
  const { position } = stateOf(store.session)
  const { cells, turn } = position
  return (
    isPlayersTurn(store) && ownerAt(cells, at) === turn && targetsOf(position, turn, at).length > 0
  )
}

/** Returns `true` for a cell that the selected flower cannot gather with. */
const isOutOfReach = (position: GardenPosition, { side, from, to }: GardenStep): boolean =>
  !targetsOf(position, side, from).some((target) => isSame(target, to))

/** Answers a click by the position and what is selected. */
function click(at: Position, store: GardenStore, session: SessionApi<Garden>): void {
  const { paused, selected } = store
  const { position } = stateOf(store.session)
  const side = playerIn(store)
  const isOwn = ownerAt(position.cells, at) === side && !isOver(rules, store.session)
  const moveFrom = (from: Position) => session.play({ type: 'move', side, from, to: at })
  const isOtherChoice = (from: Position) => isOwn && isOutOfReach(position, { side, from, to: at })
  if (paused) return
  if (selected && isSame(selected, at)) store.unselect()
  else if (selected && !isOtherChoice(selected)) moveFrom(selected)
  // A move from a cell to itself, whose refusal says what is wrong there.
  else if (!isOwn) moveFrom(at)
  else {
    const targets = targetsOf(position, side, at).length
    session.emit([{ type: 'selected', at, targets }], { change: { selected: at }, starts: true })
  }
}

/** Passes the turn; pauses after two turns in a row that ran out of time. */
function timeOut(store: GardenStore, session: SessionApi<Garden>): void {
  const isIdle = store.session.past.findLast(isPlayers)?.move.type === 'time-out'
  session.play(
    { type: 'time-out', side: playerIn(store) },
    isIdle ? { signals: [{ type: 'idle' }], pauses: true } : {},
  )
}

const makeSlice: MakeSlice<Garden> = (set, get, session) => ({
  side: null,
  selected: null,
  aimed: null,
  turnWatch: stoppedAt(0),
  hinted: null,
  wantsHint: false,
  select: (at) => click(at, get(), session),
  unselect: () => {
    if (get().selected) session.emit([{ type: 'unselected' }], { change: { selected: null } })
  },
  aim: (at) => set({ aimed: at }),
  answer: (move) => {
    // A move chosen for an earlier position is dropped without an announcement.
    if (rules.play(stateOf(get().session), move).ok) session.play(move)
  },
  hint: () => {
    if (!get().hinted && isPlayersTurn(get())) set({ wantsHint: true })
  },
  showHint: (step, text) => {
    const change = { hinted: step, wantsHint: false, selected: null }
    const effects = { change, assist: 'hint', starts: !get().paused } as const
    session.emit(
      [
        { type: 'hinted', step },
        { type: 'reason', text },
      ],
      effects,
    )
  },
  takeSide: (side, isOlder) => {
    set({ side })
    if (isOlder) session.emit([{ type: 'older-link' }])
  },
  callPlayer: () => session.emit([{ type: 'your-turn' }]),
  timeOut: () => timeOut(get(), session),
  runTurn: () => set({ turnWatch: start(get().turnWatch, session.now()) }),
  stopTurn: () => set({ turnWatch: stop(get().turnWatch, session.now()) }),
  warnLowTime: (seconds) => session.emit([{ type: 'low-time', seconds }]),
})

/** A new position resets the turn's stopwatch; the selection survives only the opponent's step. */
export const store: Screen<Garden>['store'] = {
  slice: makeSlice,
  follow: (now, next, events) => {
    const { selected } = now
    const player = playerIn(now)
    const isAnswer = events.some((event) => 'side' in event && event.side !== player)
    const stays = isAnswer && selected && ownerAt(stateOf(next).position.cells, selected) === player
    const selection = stays ? selected : null
    return { selected: selection, turnWatch: stoppedAt(0), hinted: null, wantsHint: false }
  },
  // A move that was sent stands.
  mayUndo: ({ options }) => !isByLink(options),
  // A full turn: the player's last step and everything after it; with two people, any step.
  beginsTurn: isPlayers,
}
