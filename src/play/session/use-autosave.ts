import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { markEnded } from '#src/define/route.ts'
import type { Playing, PlayTypes, SessionOf } from '#src/define/types.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { isOver, makeSave, restore, type Save, type Session, stateOf } from '#src/engine/session.ts'
import { elapsed } from '#src/engine/stopwatch.ts'
import { noteResult } from '#src/results/note-result.ts'
import type { GameResult } from '#src/results/results.ts'
import { startAutosave } from '#src/saves/autosave.ts'
import type { WriteProblem } from '#src/saves/saves.ts'
import { whenIdle } from '#src/ui/load/lazy.tsx'
import { tryLoading } from '#src/ui/load/load-failures.ts'
import { hrefOf, type Saving, slotOf } from './open.ts'

const now = () => performance.now()

/** Why a game is not being saved, or was not restored. */
export type SavingProblem = WriteProblem | NonNullable<Saving['problem']> | 'replay'

/** Makes the reader of a game's slot and save. */
function makeReader<G extends PlayTypes>({ screen, store, route }: Playing<G>, hash: string) {
  const { rules, results } = screen
  const { turn } = screen.store
  return () => {
    const { replayed, session: shown, earlier, later } = store.getState()
    const session = replayed ?? shown
    const state = stateOf(session)
    const { seed, past } = session
    const slot = slotOf(rules.id, route, seed)
    const left = isOver(rules, session) || past.length === 0 ? 0 : results.left(state)
    const save = makeSave(rules, session, now())
    const turnMs = turn && { turnMs: turn.read(store.getState()) }
    const href = hrefOf(hash, route, seed)
    return { slot, game: { at: Date.now(), left, href, save, earlier, later, ...turnMs } }
  }
}

/** Saves after every step while this tab owns the slot; replays are not saved. */
function autosave<G extends PlayTypes>(
  playing: Playing<G>,
  saving: Saving & { readonly hash: string },
  onProblem: (problem: WriteProblem | undefined) => void,
): () => void {
  return startAutosave({
    ...saving,
    read: makeReader(playing, saving.hash),
    subscribe: (changed) =>
      playing.store.subscribe(({ session, replayed }, before) => {
        if (!replayed && session !== before.session) changed()
      }),
    onProblem,
  })
}

const loadResults = () => import('#src/results/results.ts')

function record(result: GameResult): void {
  noteResult(result)
  void tryLoading(`result ${result.seed}`, 'part', async () => {
    const { addResults } = await loadResults()
    await addResults([result])
  })
}

/** Saves the game and records its result while its page is open. Returns a problem with saving. */
export function useAutosave<G extends PlayTypes>(
  playing: Playing<G>,
  saving: Saving | null,
): SavingProblem | undefined {
  const { store } = playing
  const opened = saving?.problem
  const [problem, setProblem] = useState<WriteProblem>()
  // By the time of the effect, a quick player may have gone back.
  const [hash] = useState(() => location.hash.slice(1))
  const isReplayed = useStore(store, ({ replayed }) => !saving && !replayed)
  useEffect(() => {
    if (!saving) return
    let isHere = true
    const onProblem = (found: WriteProblem | undefined) => {
      isHere = found !== 'elsewhere'
      setProblem(found)
      const { replayed, pause } = store.getState()
      if (!isHere && !replayed) pause()
    }
    // Loads what records this game's result, and records those of an earlier visit.
    void whenIdle()
      .then(loadResults)
      .then(({ addResults }) => addResults([]))
      .catch(() => {})
    const canSave = opened === undefined || opened === 'damaged'
    const stopSaving = canSave ? autosave(playing, { ...saving, hash }, onProblem) : () => {}
    const stopRecording = recordResults(playing, now, (result) => {
      if (isHere) record(result)
      if (result.end !== 'left') markEnded(result.seed)
    })
    return () => {
      stopSaving()
      stopRecording()
    }
  }, [playing, saving, opened, store, hash])
  return problem ?? opened ?? (isReplayed ? 'replay' : undefined)
}

type Recorded<G extends PlayTypes> = Pick<Playing<G>, 'screen' | 'store' | 'route'>

/** Reports games that end, and those given up at the first move of another; returns how to stop. */
export function recordResults<G extends PlayTypes>(
  { screen, store, route }: Recorded<G>,
  now: () => number,
  report: (result: GameResult) => void,
): () => void {
  const { rules, results } = screen
  const { session: opened } = store.getState()
  // A game that was opened finished was reported before.
  const ended = new Set(isOver(rules, opened) ? [opened.seed] : [])
  const reportOnce = (session: SessionOf<G>, end: GameResult['end']) => {
    const { seed, assists } = session
    if (ended.has(seed)) return
    if (end !== 'left') ended.add(seed)
    const state = stateOf(session)
    const ms = Math.round(elapsed(session.stopwatch, now()))
    const moves = results.moves(state, session)
    const points = results.points && { points: results.points(state) }
    const present = store.getState()
    const grade = seed === present.session.seed ? results.grade?.(present) : undefined
    const kind = { game: rules.id, choice: route.choice }
    report({
      ...kind,
      seed,
      end,
      ms,
      moves,
      ...points,
      ...(grade && { grade }),
      assists,
      at: Date.now(),
    })
  }
  return store.subscribe(({ session, earlier, replayed }, before) => {
    if (replayed || before.replayed || session === before.session) return
    // One that undo or redo led to was reported when it ended.
    const outcome = session.dealt === before.session.dealt && rules.outcome(stateOf(session))
    if (outcome) reportOnce(session, outcome.result)
    const left = isFirstMove(session, before.session) && findLeft(rules, session, earlier)
    if (left) reportOnce(left, 'left')
  })
}

const isFirstMove = <Game extends GameTypes>(session: Session<Game>, before: Session<Game>) =>
  session.dealt === before.dealt && session.past.length > 0 && before.past.length === 0

/** Restores the game before this one if it was given up: not ended, and not the same board. */
function findLeft<Game extends GameTypes>(
  rules: Rules<Game>,
  { seed }: Session<Game>,
  earlier: readonly Save<Game>[],
): Session<Game> | undefined {
  const save = earlier.at(-1)
  const left = save && save.seed !== seed ? restore(rules, save) : undefined
  return left?.ok && !isOver(rules, left.value) ? left.value : undefined
}
