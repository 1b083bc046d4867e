import type { ReactNode } from 'react'
import { usePatches } from '../store'
import { Console } from './Console'
import { Patterns } from './Face'
import { Hand } from './Hand'
import styles from './Layout.module.css'

/** The board, with the console beside it and the hand below; in a pause only what covers it. Either comes right after the header. */
export function Layout({ children }: { children: ReactNode }) {
  const paused = usePatches((store) => store.paused)
  return (
    <>
      {paused ? (
        children
      ) : (
        <div className={styles.table}>
          {children}
          <Console />
          <Hand />
        </div>
      )}
      <Patterns />
    </>
  )
}
