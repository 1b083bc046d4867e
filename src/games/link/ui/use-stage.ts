import { useEffect, useState } from 'react'
import { readResults } from '#src/play/results.ts'
import { JOURNEY, stageOf } from '../choice'

/** The journey's next stage: the one after the last that was won, the first again after all. */
export function useStage(): number {
  const [stage, setStage] = useState(1)
  useEffect(() => {
    void readResults().then((results) => {
      const won = results.findLast(
        ({ game, choice, end }) => game === 'link' && end === 'won' && stageOf(choice),
      )
      setStage(won ? ((stageOf(won.choice) ?? 0) % JOURNEY.length) + 1 : 1)
    })
  }, [])
  return stage
}
