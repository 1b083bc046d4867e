import { Trans } from '@lingui/react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { totalsOf } from '#src/engine/stars.ts'
import { STARS } from '../words.ts'
import styles from './Trail.module.css'

const COLUMNS = 5

/** The stops of a trail, there and back. */
export const TRAIL_STOPS = 2 * COLUMNS

/** The cloths of trails, one after the other, in the light theme and in the dark. */
export const CLOTHS: readonly (readonly [light: string, dark: string])[] = [
  ['#d9ecf1', '#123445'],
  ['#f5e5d3', '#41281b'],
  ['#e9e2f8', '#2d2452'],
  ['#dff0dd', '#17382a'],
  ['#dbe7fb', '#16305c'],
  ['#f7e0ec', '#42203d'],
  ['#fbe0dc', '#45191f'],
]

/** Percentages of the map's width and height. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Winds to the right and back. */
function spotOf(index: number, bends: readonly number[]): Spot {
  const isBack = index >= COLUMNS
  const column = isBack ? TRAIL_STOPS - 1 - index : index
  const bend = 10 * (bends[column] ?? 0)
  return { x: ((column + 0.5) / COLUMNS) * 100, y: isBack ? 74 - bend : 24 + bend }
}

/** Returns a path with at most two turns, as between tiles. */
const pathBetween = (from: Spot, to: Spot): string =>
  `M${from.x} ${from.y}H${(from.x + to.x) / 2}V${to.y}H${to.x}`

/** A stop on the way; the path from it is walked once it has a star. */
interface TrailStage {
  readonly choice: string
  readonly stars: number
}

interface PathProps {
  stages: readonly TrailStage[]
  /** The bends of a row from left to right, from -1 to 1; the row below mirrors them. */
  bends: readonly number[]
  /** The path that comes from above is walked. */
  isReached: boolean
  isLast: boolean
}

interface TrailProps<Stage extends TrailStage> extends PathProps {
  title: string
  /** On the path, above its first stop. */
  sign: ReactNode
  /** In the place of its stars. */
  aside?: ReactNode
  /** Below the title. */
  about?: ReactNode
  /** Drawn behind the path. */
  scenery?: ReactNode
  /** The number of its cloth. */
  cloth: number
  isOpen?: boolean
  stages: readonly Stage[]
  children: (stage: Stage) => ReactNode
}

/** A part of a long path, on its cloth, with its stops. */
export function Trail<Stage extends TrailStage>(props: TrailProps<Stage>) {
  const { sign, aside, about, cloth, isOpen = true, stages, bends, children } = props
  const id = useId()
  const style: CSSProperties = { '--cloth': `light-dark(${CLOTHS[cloth % CLOTHS.length]?.join()})` }
  return (
    <section className={styles.trail} aria-labelledby={id} data-open={isOpen} style={style}>
      <header>
        {sign}
        <h2 id={id}>{props.title}</h2>
        {aside || <Stars stages={stages} />}
        {about && <small className="muted">{about}</small>}
      </header>
      <div className={styles.map}>
        {props.scenery}
        <TrailPath {...props} />
        {stages.map((stage, index) => {
          const { x, y } = spotOf(index, bends)
          return (
            <div key={stage.choice} className={styles.stop} style={{ left: `${x}%`, top: `${y}%` }}>
              {children(stage)}
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Stars({ stages }: Pick<PathProps, 'stages'>) {
  const values = totalsOf(stages)
  return (
    <p className="marked">
      <span aria-hidden="true">
        {values.stars}/{values.most} ★
      </span>
      <span className="unseen">
        <Trans {...STARS} values={values} />
      </span>
    </p>
  )
}

/** Comes from the trail before, winds through the stops, and goes on below, unless it ends here. */
function TrailPath({ stages, bends, isReached, isLast }: PathProps) {
  const spots = stages.map((_, index) => spotOf(index, bends))
  const [first] = spots
  return (
    <svg
      className={styles.path}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {first && <path d={`M${first.x} -100V${first.y}`} data-walked={isReached} />}
      {stages.map(({ choice, stars }, index) => {
        const [from, to] = [spots[index], spots[index + 1]]
        if (!from || (!to && isLast)) return null
        const d = to ? pathBetween(from, to) : `M${from.x} ${from.y}V200`
        return <path key={choice} d={d} data-walked={stars > 0} />
      })}
    </svg>
  )
}
