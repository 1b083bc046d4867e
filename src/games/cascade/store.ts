import { makeHooks } from '#src/define/context.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { MakeSlice, SessionApi } from '#src/define/session.ts'
import { isSame, type Position, valueAt } from '#src/engine/grid.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { afterSilence } from '#src/play/page/silence.ts'
import { rules } from './rules/rules.ts'
import { areNeighbours, findHint, legalSwaps } from './rules/swaps.ts'
import { cascadeSettings } from './settings.ts'
import type { Cascade, CascadeStore } from './types.ts'

export const {
  useGame: useCascade,
  useCell,
  useActions,
  usePlaying,
  useShown,
  useIsShown,
  useStage,
} = makeHooks<Cascade>()

/** Returns `true` while no gem can be moved. */
export const isHalted = ({ mode, paused, session }: CascadeStore): boolean =>
  mode === 'replay' || paused || isOver(rules, session)

function click(at: Position, store: CascadeStore, session: SessionApi<Cascade>) {
  if (isHalted(store)) return
  const { selected } = store
  if (selected && isSame(selected, at)) return store.unselect()
  if (selected && areNeighbours(selected, at)) return store.swap({ from: selected, to: at })
  const kind = valueAt(stateOf(store.session).board, at)
  session.emit([{ type: 'selected', at, kind }], { change: { selected: at }, starts: true })
}

function hint({ session, hinted, paused }: CascadeStore, api: SessionApi<Cascade>): void {
  if (hinted || paused || isOver(rules, session)) return
  const { board, options } = stateOf(session)
  const swap = findHint(board, options.counting)
  if (!swap) return
  const change = { selected: null, hinted: swap, nudged: null }
  api.emit([{ type: 'hinted', swap }], { change, assist: 'hint' })
}

/** Marks any legal swap, not the best one, so it is no assist. */
function nudge(store: CascadeStore, api: SessionApi<Cascade>): void {
  if (store.hinted || store.nudged || isHalted(store)) return
  const [swap] = legalSwaps(stateOf(store.session).board)
  if (swap) api.emit([{ type: 'nudged', swap }], { change: { nudged: swap } })
}

/** Time without a move until a swap is marked. */
export const IDLE_MS = 8_000

/** Marks a swap when nothing has happened for a while. Returns a function that stops it. */
export const nudgeWhenIdle = ({ store, playback }: Pick<Playing<Cascade>, 'store' | 'playback'>) =>
  afterSilence([store, playback, cascadeSettings], {
    ms: IDLE_MS,
    canAct: () =>
      cascadeSettings.getState().values.nudges &&
      !isHalted(store.getState()) &&
      !store.getState().hasDialog &&
      playback.getState().cues.length === 0,
    act: store.getState().nudge,
  })

/** Cleared by every new position and by a refused swap. */
const UNMARKED = { selected: null, hinted: null, nudged: null } as const

const makeSlice: MakeSlice<Cascade> = (_, get, session) => ({
  ...UNMARKED,
  select: (at) => click(at, get(), session),
  unselect: () => {
    if (get().selected) session.emit([{ type: 'unselected' }], { change: { selected: null } })
  },
  swap: ({ from, to }) => {
    if (!get().paused) session.play({ type: 'swap', from, to }, { refused: UNMARKED })
  },
  hint: () => hint(get(), session),
  nudge: () => nudge(get(), session),
})

export const store: Screen<Cascade>['store'] = { slice: makeSlice, follow: () => UNMARKED }
