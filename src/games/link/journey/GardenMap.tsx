import { Trans, useLingui } from '@lingui/react'
import { type CSSProperties, useId } from 'react'
import { totalsOf } from '#src/engine/stars.ts'
import { Stop } from '#src/ui/kit/Stages.tsx'
import { STARS } from '#src/ui/words.ts'
import type { Gravity } from '../board/gravity.ts'
import { gardenName, JOURNEY } from '../choice.ts'
import styles from './GardenMap.module.css'
import type { GardenProgress, StageProgress } from './journey.ts'
import { Locked, LockIcon, Ornament, Scenery } from './Ornament.tsx'
import { useStageLabel } from './stage-label.ts'

const COLUMNS = 5

/** The bends of a row from left to right, in the mood of the gravity; the row below mirrors them. */
const WAVES: Readonly<Record<Gravity, readonly number[]>> = {
  none: [0, 0.7, 0, -0.7, 0],
  down: [-1, -0.5, 0, 0.5, 1],
  up: [1, 0.5, 0, -0.5, -1],
  left: [-0.8, 0.8, -0.8, 0.8, -0.8],
  right: [0.8, -0.8, 0.8, -0.8, 0.8],
  in: [-1, 0, 0.9, 0, -1],
  out: [0.9, 0, -1, 0, 0.9],
}

/** The cloth of each garden, in the light theme and in the dark. */
export const CLOTHS: Readonly<Record<Gravity, readonly [light: string, dark: string]>> = {
  none: ['#d9ecf1', '#123445'],
  down: ['#f5e5d3', '#41281b'],
  up: ['#e9e2f8', '#2d2452'],
  left: ['#dff0dd', '#17382a'],
  right: ['#dbe7fb', '#16305c'],
  in: ['#f7e0ec', '#42203d'],
  out: ['#fbe0dc', '#45191f'],
}

/** Percentages of the map's width and height. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Winds to the right and back. */
function spotOf(index: number, gravity: Gravity): Spot {
  const isBack = index >= COLUMNS
  const column = isBack ? 2 * COLUMNS - 1 - index : index
  const bend = 10 * (WAVES[gravity][column] ?? 0)
  return { x: ((column + 0.5) / COLUMNS) * 100, y: isBack ? 74 - bend : 24 + bend }
}

/** Returns a path with at most two turns, as between tiles. */
const pathBetween = (from: Spot, to: Spot): string =>
  `M${from.x} ${from.y}H${(from.x + to.x) / 2}V${to.y}H${to.x}`

interface GardenMapProps {
  garden: GardenProgress
  next: StageProgress | undefined
  chosen: string | undefined
  onChoose: (choice: string) => void
}

/** A garden on its cloth, with the part of the path that leads through it. */
export function GardenMap({ garden, next, chosen, onChoose }: GardenMapProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { gravity, stages, isOpen, isCleared } = garden
  const style: CSSProperties = { '--cloth': `light-dark(${CLOTHS[gravity].join()})` }
  return (
    <section className={styles.garden} aria-labelledby={id} data-open={isOpen} style={style}>
      <header>
        <Ornament gravity={gravity} isBlooming={isCleared} />
        <h2 id={id}>{gardenName(i18n, garden.garden)}</h2>
        {isOpen ? <Stars garden={garden} /> : <OpensAt garden={garden} />}
      </header>
      <div className={styles.map}>
        <Scenery gravity={gravity} />
        <GardenPath {...garden} />
        {stages.map((stage, index) => (
          <StageStop
            key={stage.choice}
            {...{ stage, onChoose }}
            spot={spotOf(index, gravity)}
            isNext={stage === next}
            isChosen={stage.choice === chosen}
          />
        ))}
      </div>
    </section>
  )
}

function Stars({ garden: { stages } }: Pick<GardenMapProps, 'garden'>) {
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

export const LOCKED = /*i18n*/ {
  id: 'link.garden.locked',
  message: 'Opens at {opensAt} stars: {missing} to go',
}

const OpensAt = ({ garden: { opensAt, missing } }: Pick<GardenMapProps, 'garden'>) => (
  <Locked>
    <Trans {...LOCKED} values={{ opensAt, missing }} />
  </Locked>
)

/** Comes from the garden before, winds through the stops, and goes on below, unless it ends here. */
function GardenPath({ garden, stages, gravity, isOpen, isCleared }: GardenProgress) {
  const spots = stages.map((_, index) => spotOf(index, gravity))
  const [first, last] = [spots[0], spots.at(-1)]
  return (
    <svg
      className={styles.path}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {first && <path d={`M${first.x} -100V${first.y}`} data-walked={isOpen} />}
      {last && garden < JOURNEY.length && (
        <path d={`M${last.x} ${last.y}V200`} data-walked={isCleared} />
      )}
      {stages.slice(0, -1).map(({ choice, stars }, index) => {
        const [from, to] = [spots[index], spots[index + 1]]
        return from && to && <path key={choice} d={pathBetween(from, to)} data-walked={stars > 0} />
      })}
    </svg>
  )
}

interface StageStopProps {
  stage: StageProgress
  spot: Spot
  isNext: boolean
  isChosen: boolean
  onChoose: (choice: string) => void
}

const StageStop = ({ stage, spot, ...choosing }: StageStopProps) => (
  <div className={styles.stop} style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
    <Stop label={useStageLabel(stage)} {...stage} {...choosing}>
      {stage.stage}
      {!stage.isOpen && <LockIcon />}
    </Stop>
  </div>
)
