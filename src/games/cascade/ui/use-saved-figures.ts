import { useEffect, useRef, useState } from 'react'
import { deleteFigures, readFigures, type Slot, saveFigures } from './saved-figures'
import type { Experiment } from './use-experiment'

/** Why figures do not outlast a reload. */
export type SavingProblem = 'damaged' | 'unsaved'

type Show = (next: (experiment: Experiment | undefined) => Experiment | undefined) => void

/** Shows the figures that were saved last, and saves those of each run that ends. `show` must be stable. */
export function useSavedFigures(slot: Slot, experiment: Experiment | undefined, show: Show) {
  const [problem, setProblem] = useState<SavingProblem>()
  const saved = useRef<Experiment>(undefined)
  useEffect(() => {
    let isWanted = true
    readFigures(slot).then((read) => {
      if (!isWanted || !read) return
      if (read === 'damaged') return setProblem('damaged')
      saved.current = read
      show((shown) => shown ?? read)
    })
    return () => {
      isWanted = false
    }
  }, [slot, show])
  useEffect(() => {
    if (!experiment || experiment === saved.current) return
    setProblem(undefined)
    if (experiment.status === 'running' || !experiment.run) return
    saved.current = experiment
    saveFigures(slot, experiment, experiment.run).then((isSaved) => {
      if (!isSaved) setProblem('unsaved')
    })
  }, [slot, experiment])
  const dismiss = () => {
    setProblem(undefined)
    show(() => undefined)
    void deleteFigures(slot)
  }
  return { problem, dismiss }
}
