import { type ReactNode, useEffect, useRef } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { lazy, makeLazyModule, useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { useMedia } from '#src/ui/page.ts'
import { seatIn, usePatches, usePlaying } from '../../store.ts'
import { Patterns } from '../Face.tsx'
import { Hand } from './Hand.tsx'
import styles from './Layout.module.css'
import { Status } from './Status.tsx'

const Curtain = lazy(() => import('./Curtain.tsx'), { when: 'now', isPart: true })

/** Loaded once the page is idle: a tile can be clicked before it can be dragged. */
const drags = makeLazyModule(() => whenIdle().then(() => import('../../drag-tiles.ts')))

/** Returns `true` in a window with room for a log below the hand. */
export const useHasLog = (): boolean =>
  useMedia('(orientation: landscape) and (min-width: 56.25em) and (min-height: 48em)')

interface LayoutProps {
  children: ReactNode
  log?: ReactNode
}

/** The board with score and hand, or the pause cover alone; either follows the header in focus order. */
export function Layout(props: LayoutProps) {
  const paused = usePatches((store) => store.paused)
  return (
    <>
      {paused ? props.children : <Table {...props} />}
      <Patterns />
    </>
  )
}

function Table({ children, log }: LayoutProps) {
  const { store } = usePlaying()
  const table = useRef<HTMLDivElement>(null)
  const { trackTiles } = useLoaded(drags) ?? {}
  const isCovered = usePatches((now) => seatIn(now) === null)
  const hasLog = useHasLog() && log !== undefined
  const { rows } = usePatches(({ session }) => stateOf(session).board)
  useEffect(
    () => (trackTiles && table.current ? trackTiles(table.current, store) : undefined),
    [trackTiles, store],
  )
  return (
    <div ref={table} className={styles.table} style={{ '--board-rows': rows }} data-log={hasLog}>
      {children}
      <Status />
      {isCovered ? <Curtain /> : <Hand />}
      {hasLog && log}
    </div>
  )
}
