/* The lab's page in one store: its address, what it plays, and what it has saved. */
import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { newSeed } from '#src/define/seeds.ts'
import { ask } from '#src/play/worker/answers.ts'
import type { Laboratory } from '../laboratory.ts'
import { parseSettings } from '../runs/settings.ts'
import { recordOf } from '../statistics/measure.ts'
import {
  type Experiment,
  type Planned,
  runExperiment,
  runSweep,
  type Sweep,
  type SweepPlan,
} from './experiment.ts'
import { addressActions, loadAddress, planRun, SLOTS, type Slot } from './lab-address.ts'
import { fieldsOf, planSweep, SECOND_FIELDS, textsOf, USUAL_SWEEP } from './lab-fields.ts'
import { NO_RUNS, readSaved, removeFigures, savedActions, saveFigures } from './saved-runs.ts'

interface Shown {
  readonly experiments: Readonly<Partial<Record<Slot, Experiment>>>
  /** Of figures that are shown, or were to be, and are not saved. */
  readonly problems: Readonly<Partial<Record<Slot, 'damaged' | 'unsaved'>>>
  readonly sweep?: Sweep | undefined
  /** Set by the button that adds a sweep, below what may be long. */
  readonly isSweepAdded: boolean
}

const loadState = (query: string) => {
  const nothing: Shown = { experiments: {}, problems: {}, isSweepAdded: false }
  return { ...loadAddress(query), ...NO_RUNS, ...nothing }
}

type LabStore = StoreApi<ReturnType<typeof loadState>>

type Play = (laboratory: Laboratory, signal: AbortSignal) => Promise<unknown>

/** Plays one run or sweep at a time, each in a laboratory of its own, with a seed that was entered or is drawn. */
function makePlayer(openLaboratory: () => Laboratory) {
  let [drawn, cancel] = ['', () => {}]
  return {
    takeSeed: (seed: string): string => {
      if (seed !== '' && seed !== drawn) return seed
      drawn = newSeed()
      return drawn
    },
    start: (play: Play) => {
      const question = async (_: unknown, signal: AbortSignal) => {
        const laboratory = openLaboratory()
        await play(laboratory, signal).finally(laboratory.dispose)
      }
      cancel = ask({ question })
    },
    cancel: () => cancel(),
  }
}

type Players = Readonly<Record<Slot | 'sweep', ReturnType<typeof makePlayer>>>
type AddressActions = ReturnType<typeof addressActions>

const showActions = ({ getState, setState }: LabStore) => {
  const put = (slot: Slot, experiment?: Experiment) =>
    setState(({ experiments, problems }) => ({
      experiments: { ...experiments, [slot]: experiment },
      problems: { ...problems, [slot]: undefined },
    }))
  const note = (slot: Slot, problem: Shown['problems'][Slot]) =>
    setState(({ problems }) => ({ problems: { ...problems, [slot]: problem } }))
  return {
    /** Shows the figures that were saved last, unless there are others, and lists the named runs. */
    showSaved: async () => {
      const { figures, ...named } = await readSaved()
      setState(named)
      for (const slot of SLOTS) {
        const read = figures[slot]
        if (read === 'damaged') note(slot, read)
        else if (read && !getState().experiments[slot]) put(slot, read)
      }
    },
    /** Shows figures, and saves those of a run that has ended. */
    show: (slot: Slot, experiment: Experiment) => {
      put(slot, experiment)
      if (experiment.status === 'running' || !experiment.run) return
      saveFigures(slot, experiment).catch(() => {
        if (getState().experiments[slot] === experiment) note(slot, 'unsaved')
      })
    },
    dismiss: async (slot: Slot) => {
      const experiment = getState().experiments[slot]
      note(slot, undefined)
      // Figures that are gone from the page do not come back with a reload; not deleted, they can be dismissed again.
      await removeFigures(slot).catch(() => {})
      if (getState().experiments[slot] === experiment) put(slot)
    },
  }
}

function runActions(
  { getState }: LabStore,
  { change, settle }: AddressActions,
  show: (slot: Slot, experiment: Experiment) => void,
  players: Players,
) {
  const play = (slot: Slot, planned: Planned) =>
    players[slot].start((laboratory, signal) =>
      runExperiment(planned, laboratory, signal, (now) => show(slot, now)),
    )
  return {
    play,
    cancel: (part: keyof Players) => players[part].cancel(),
    /** Plays a run as its fields say, if they are right. */
    run: (slot: Slot) => {
      const { setup, experiments } = getState()
      const { fields, isPaired, until } = planRun(setup, slot)
      const parsed = parseSettings(textsOf(fields))
      if (!parsed.ok || experiments[slot]?.status === 'running') return
      const seed = isPaired && fields.seed ? fields.seed : players[slot].takeSeed(fields.seed)
      const own = isPaired ? 'first' : slot
      settle({ [own]: { ...setup[own], seed } })
      play(slot, { settings: { ...parsed.value, seed }, until })
    },
    /** Opens a saved run in place of one that is not running. */
    open: (slot: Slot, experiment: Experiment) => {
      show(slot, experiment)
      settle({ [slot]: fieldsOf(experiment.settings) })
    },
    toggleSecond: () => {
      players.second.cancel()
      change({ second: getState().setup.second ? undefined : SECOND_FIELDS })
    },
  }
}

function sweepActions(
  { getState, setState }: LabStore,
  { change, settle }: AddressActions,
  players: Players,
) {
  const playSweep = (plan: SweepPlan) =>
    players.sweep.start((laboratory, signal) =>
      runSweep(plan, laboratory, signal, (sweep) => setState({ sweep })),
    )
  return {
    playSweep,
    dismissSweep: () => setState({ sweep: undefined }),
    /** Plays a sweep as its fields say, if they are right. */
    runSweep: () => {
      const { setup, sweep } = getState()
      // With a seed that was drawn for run A, too: each run of the sweep has a seed of its own.
      const first = { ...setup.first, seed: setup.first.seed || players.first.takeSeed('') }
      const plan = setup.sweep && planSweep(setup.sweep, first)
      if (!setup.sweep || !plan?.ok || sweep?.status === 'running') return
      settle({ first })
      playSweep({ fields: setup.sweep, parts: plan.value })
    },
    toggleSweep: () => {
      const isAdded = !getState().setup.sweep
      players.sweep.cancel()
      setState({ isSweepAdded: isAdded })
      change({ sweep: isAdded ? USUAL_SWEEP : undefined })
    },
  }
}

/** Opens the page at an address. */
export function makeLab(query: string, openLaboratory: () => Laboratory) {
  const store: LabStore = createStore(() => loadState(query))
  const players = recordOf([...SLOTS, 'sweep'], () => makePlayer(openLaboratory))
  const address = addressActions(store)
  const { showSaved, ...shown } = showActions(store)
  const actions = {
    ...address,
    ...shown,
    ...runActions(store, address, shown.show, players),
    ...sweepActions(store, address, players),
    ...savedActions(store),
  }
  const enter = () => {
    showSaved().catch(() => {})
    return () => {
      for (const { cancel } of Object.values(players)) cancel()
    }
  }
  return { store, actions, enter }
}

export const LabContext = createContext<ReturnType<typeof makeLab> | null>(null)

/** Returns what the page shows, and what it can do. */
export function useLab() {
  const lab = useContext(LabContext)
  if (!lab) throw new Error('A part of the lab is rendered outside its page')
  return { ...useStore(lab.store), ...lab.actions }
}
