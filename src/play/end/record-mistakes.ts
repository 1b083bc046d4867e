import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import { dateOf } from '#src/define/seeds.ts'
import type { Judgements } from '#src/define/story.ts'
import { isOver, replayOf } from '#src/engine/session.ts'
import { addDays } from '#src/results/dates.ts'
import { type Mistake, MOST_A_DAY, mergeMistakes, SOON } from '#src/results/mistakes/mistakes.ts'
import { updateMistakes } from '#src/results/mistakes/store.ts'
import { gameAddress } from '#src/share/links.ts'
import { wait } from '#src/ui/tasks.ts'
import { lessonsIn } from '../judge/judgements.ts'

/** Records the lessons of a game that is over, once it is judged; not of one that its address brought. */
export function useRecordedMistakes(playing: Playing): void {
  const { past, answer } = useStore(playing.judging)
  useEffect(() => {
    const { screen, store, route } = playing
    const { session } = store.getState()
    const isOwn = !/^(?:g|lesson)$/.test(route.linked?.code?.use ?? '')
    const isWhole = session.past === past && isOver(screen.rules, session)
    // Without what codes its moves, a game is played all the same.
    if (isOwn && isWhole && answer) recordMistakes(playing, answer).catch(() => {})
  }, [playing, past, answer])
}

/** Records the costliest, as many as a day has; each is coded in a task of its own. */
async function recordMistakes({ screen, store, route }: Playing, judgements: Judgements) {
  const { session } = store.getState()
  const [at, choice, added] = [Date.now(), route.kind, [] as Mistake[]]
  for (const { length } of lessonsIn(judgements).slice(0, MOST_A_DAY)) {
    await wait()
    const address = await gameAddress(screen, replayOf(session, length + 1), 'lesson')
    added.push({ address, choice, at, due: addDays(dateOf(at), SOON), right: 0 })
  }
  if (added.length > 0) await updateMistakes((stored) => mergeMistakes(stored, added))
}
