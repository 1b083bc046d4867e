import { useState } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { ask } from '#src/play/worker/answers.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { useShortcuts } from '#src/ui/page.ts'
import { usePainted } from '#src/ui/painted.ts'
import { usePlaying } from '../store.ts'
import type { LinkStore } from '../types.ts'

/** Returns the pair that was just refused, in a game with such help. */
function refusedIn({ mode, session, emitted }: LinkStore) {
  const event = emitted.events.at(-1)
  const mayAsk = mode === 'play' && session.dealt.net !== false
  return mayAsk && event?.type === 'blocked' ? event : undefined
}

/** Offers beside a refusal to show the tiles that keep the two apart. An assist, so not in a race. */
export function Why() {
  const { store, worker, ghost } = usePlaying()
  const tool = useToolKinds()
  const pair = usePainted(store, refusedIn)
  const isOffered = pair !== undefined && !ghost
  // On a large board with walls, the answer takes seconds.
  const [isWaiting, setWaiting] = useState(false)
  const show = () => {
    const { emitted, session, explain } = store.getState()
    if (!pair || !emitted.events.includes(pair)) return
    setWaiting(true)
    const { board, gravity } = stateOf(session)
    ask({
      part: 'solver',
      question: (_, signal) => worker.findOpening(board, gravity, pair, signal),
      onAnswer: (at) => {
        if (store.getState().emitted === emitted) explain(at)
      },
    })
  }
  const why = tool('why', { disabled: !isOffered || isWaiting, onPress: show })
  useShortcuts([why])
  if (!isOffered) return null
  const press = () => {
    // The button goes with the words that it stands beside.
    document.querySelector('[data-look=refused]')?.closest('button')?.focus()
    show()
  }
  return (
    <>
      {' '}
      <Button
        size="small"
        aria-keyshortcuts={why.shortcut?.toUpperCase()}
        disabled={isWaiting}
        onClick={press}
      >
        {why.label}
      </Button>
    </>
  )
}
