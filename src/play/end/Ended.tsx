import { type ReactNode, useEffect } from 'react'
import type { Assists } from '#src/engine/assists.ts'
import type { Outcome } from '#src/engine/rules.ts'
import { AssistsUsed } from '#src/results/AssistsUsed.tsx'
import { type Ended as EndedGame, EndRecord } from '#src/results/EndRecord.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { playSound } from '#src/ui/sound.ts'
import { Confetti } from './Confetti.tsx'
import styles from './Ended.module.css'

export interface EndedProps {
  title: string
  figure: string
  unit: ReactNode
  assists: Assists
  /** The recorded result, and whether it is a daily board's. */
  record: { readonly ended: EndedGame; readonly isDaily: boolean }
  /** The primary action last. */
  actions: ReactNode
  result: Outcome['result']
  children?: ReactNode
  onClose: () => void
}

const SOUNDS = { won: 'win', lost: 'lose', drawn: 'hint' } as const

export default function Ended({
  title,
  figure,
  unit,
  assists,
  record,
  actions,
  result,
  children,
  onClose,
}: EndedProps) {
  useEffect(() => void playSound(SOUNDS[result]), [result])
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p className={styles.figure}>
        <strong>{figure}</strong> {unit}
      </p>
      {children}
      {result === 'won' && <EndRecord {...record} />}
      <AssistsUsed assists={assists} />
      {result === 'won' && <Confetti />}
    </Dialog>
  )
}
