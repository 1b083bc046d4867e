import { useMemo } from 'react'
import { PlayBoard } from '#src/play/GameBoard.tsx'
import { fixedView } from '#src/ui/board/view.ts'
import styles from '#src/ui/kit/Demo.module.css'
import type { CascadeOptions } from '../rules/types'
import { usePlaying } from '../store'
import { Layout } from './Cell'
import { Demonstration, demonstrate } from './Demonstration'

export const DEMO_OPTIONS: CascadeOptions = {
  rows: 4,
  cols: 5,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

const VIEW = fixedView(DEMO_OPTIONS)

/** A small live board with a swap marked, to show a rule by playing it. What the seed deals is chosen for its first swap. */
export function Demo({ seed }: { seed: string }) {
  const { screen } = usePlaying()
  const playing = useMemo(() => {
    const demo = demonstrate(screen, DEMO_OPTIONS, seed)
    demo.store.getState().hint()
    return demo
  }, [screen, seed])
  return (
    <Demonstration playing={playing}>
      <div className={styles.demo}>
        <Layout>
          <PlayBoard playing={playing} view={VIEW} onLeave={() => {}} />
        </Layout>
      </div>
    </Demonstration>
  )
}
