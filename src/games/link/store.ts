import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { EventOf, MakeSlice, SessionApi } from '#src/define/session.ts'
import { isSame, isSamePair, type Position, positions } from '#src/engine/grid.ts'
import { isOver, type Step, stateOf } from '#src/engine/session.ts'
import { hasTile, kindAt } from './board/board.ts'
import { findMatch, type Match, matches, partnersOf } from './board/pairs.ts'
import { rules } from './rules/rules.ts'
import type { LinkEvent, LinkGame, ShuffleMove } from './rules/types.ts'
import type { Found } from './solver/find.ts'
import type { Verdict } from './solver/verdict.ts'
import type { Link, LinkSignal, LinkSlice, LinkStore } from './types.ts'

export const { useGame: useLink, useCell, useActions, usePlaying } = makeHooks<Link>()

/** Undo takes back a change of the board, with the failed attempts after it. */
const changesBoard = ({ events }: Step<LinkGame>): boolean =>
  events.some(({ type }) => type === 'matched' || type === 'shuffled')

export const isForced = (event: EventOf<Link>): boolean => event.type === 'shuffled' && event.forced

const helpIn = (events: readonly LinkEvent[]) => (events.some(isForced) ? 'forced' : undefined)

/** Cleared by every new position. */
const UNMARKED = {
  selected: null,
  hinted: [],
  equals: [],
  wantsHint: false,
  wantsEqual: false,
} as const

type Selection = Pick<LinkStore, 'session' | 'selected'>

type Api = SessionApi<Link>

function click(at: Position, store: LinkStore, { play, emit }: Api) {
  const { session, selected, paused, wantsEqual, unselect, showEqual } = store
  const { board } = stateOf(session)
  if (paused || !hasTile(board, at)) return
  if (selected && isSame(selected, at)) return unselect()
  if (selected) return play({ type: 'attempt', from: selected, to: at }, { helpIn })
  const kind = kindAt(board, at)
  emit([{ type: 'selected', at, kind }], { change: { selected: at }, starts: true })
  if (wantsEqual) showEqual()
}

/** Shows the first pair of a clearing line; if none is known, any matching pair. */
function showHint(verdict: Verdict, { session, selected }: Selection, { emit }: Api) {
  const { board } = stateOf(session)
  const sure = verdict.status === 'clearable'
  const pair = sure ? verdict.moves[0] : findMatch(board)
  const change = { ...UNMARKED, selected }
  if (!pair) return emit([{ type: 'no-hint' }], { change })
  emit([{ type: 'hinted', pair, kind: kindAt(board, pair.from), sure }], {
    change: { ...change, hinted: [pair.from, pair.to] },
    assist: 'hint',
  })
}

function setVerdict(verdict: Verdict, ...[set, get, session]: Parameters<MakeSlice<Link>>): void {
  const { verdict: known, wantsHint } = get()
  // Keeps a known line when a search finds none.
  if (verdict.status === 'unknown' && known) return
  if (verdict.status === 'lost') {
    const { asDealt = false } = verdict
    session.emit([{ type: 'unclearable', asDealt }], { change: { verdict } })
  } else set({ verdict })
  // Keeps the selection made while the hint was computed.
  if (wantsHint) showHint(verdict, get(), session)
}

function showEqual({ selected, wantsEqual, session }: LinkStore, { emit }: Api) {
  const waits = { wantsEqual: !wantsEqual }
  if (!selected) return emit(wantsEqual ? [] : [{ type: 'nothing-selected' }], { change: waits })
  const { board } = stateOf(session)
  const kind = kindAt(board, selected)
  const equals = [...positions(board)].filter((position) => kindAt(board, position) === kind)
  const change = { equals, wantsEqual: false }
  emit([{ type: 'equals', kind, at: equals }], { change, assist: 'equal' })
}

function announceMatches(focused: Position | null, store: Selection, { emit }: Api) {
  const { board } = stateOf(store.session)
  const at = store.selected ?? focused
  const signal: LinkSignal =
    at && hasTile(board, at)
      ? { type: 'partners', kind: kindAt(board, at), partners: partnersOf(board, at) }
      : { type: 'pairs', count: matches(board).length }
  emit([signal], { assist: 'matches' })
}

function shuffle(found: Found<ShuffleMove> | undefined, store: LinkStore, session: Api) {
  if (!found) return session.emit([{ type: 'no-shuffle' }])
  const { value, line } = found
  const change = line ? { verdict: { status: 'clearable', moves: line } as const } : {}
  if (session.play(value, { assist: 'shuffle', change }) && store.wantsHint) store.hint()
}

/** The longest pause between two matches of a streak, in milliseconds. */
export const STREAK_MS = 3_000

/** Adds a match to a streak; after a longer pause, a new one begins. */
export function extendStreak(streak: LinkSlice['streak'], at: number): LinkSlice['streak'] {
  const last = streak.at(-1)
  return last !== undefined && at - last <= STREAK_MS ? [...streak, at] : [at]
}

/** Semitones of a pentatonic scale. */
const SCALE = [0, 2, 4, 7, 9, 12]

/** Returns the pitch of a streak's last match, in semitones: an octave at most. */
export const pitchOf = ({ length }: LinkSlice['streak']): number =>
  SCALE[Math.min(Math.max(length, 1), SCALE.length) - 1] ?? 0

const makeSlice: MakeSlice<Link> = (set, get, session) => ({
  ...UNMARKED,
  verdict: null,
  streak: [],
  limitLifted: false,
  grade: null,
  debug: false,
  select: (at) => void click(at, get(), session),
  unselect: () => {
    const change = { selected: null, equals: [] }
    if (get().selected) session.emit([{ type: 'unselected' }], { change })
  },
  hint: () => {
    const { verdict, hinted, paused, session: played } = get()
    if (hinted.length > 0 || paused || isOver(rules, played)) return
    if (verdict) showHint(verdict, { session: played, selected: null }, session)
    else set({ selected: null, wantsHint: true })
  },
  showEqual: () => showEqual(get(), session),
  announceMatches: (at) => announceMatches(at, get(), session),
  explain: (at) => session.emit([{ type: 'why', at }], { change: { equals: at }, assist: 'why' }),
  shuffle: (found) => shuffle(found, get(), session),
  undoTo: (length) => {
    const wanted = get().session.past[length]
    if (wanted) session.undo((step) => step === wanted)
  },
  liftLimit: () => set({ limitLifted: true }),
  setVerdict: (verdict) => setVerdict(verdict, set, get, session),
  setGrade: (grade) => set({ grade }),
  toggleDebug: () => {
    const debug = !get().debug
    session.emit([{ type: 'debug', shown: debug }], { change: { debug } })
  },
})

/** Returns the rest of a clearing line if the player follows it. */
function verdictAfter(verdict: Verdict | null, matched: Match | undefined): Verdict | null {
  if (verdict?.status !== 'clearable' || !matched) return null
  const [next, ...moves] = verdict.moves
  return next && isSamePair(matched, next) ? { status: 'clearable', moves } : null
}

/** A new position clears all marks and, with a new board, the verdict. */
export const store: Screen<Link>['store'] = {
  slice: makeSlice,
  follow: ({ mode, session, verdict, streak, wantsHint }, next, events, now) => {
    const matched = events.find((event) => event.type === 'matched')
    const ofBoard = {
      verdict: verdictAfter(verdict, matched),
      streak: matched && mode !== 'replay' ? extendStreak(streak, now) : [],
    }
    const isSameBoard = stateOf(next).board === stateOf(session).board
    return {
      ...UNMARKED,
      ...(isSameBoard ? { wantsHint } : ofBoard),
      ...(events.some(({ type }) => type === 'dealt') && { limitLifted: false }),
      ...(next.seed !== session.seed && { grade: null }),
    }
  },
  beginsTurn: changesBoard,
  // With no net, one take-back before the end.
  mayUndo: (session) =>
    session.dealt.net !== false || (!session.assists.undo && !isOver(rules, session)),
}
