import type { Variants } from 'framer-motion'
import { span as MotionSpan } from 'framer-motion/m'
import { Moving } from '../../../ui/Moving'
import tiles from '../../../ui/Tile.module.css'
import { Face } from './Face'
import type { Look, Offset } from './looks'
import styles from './Tile.module.css'

const SHAKE = ['0%', '-7%', '7%', '-7%', '7%', '-7%', '0%']

const MOTIONS: Variants = {
  rest: { scale: 1, x: 0, transition: { duration: 0.1 } },
  selected: { scale: [1.15, 1.05], x: 0, transition: { duration: 0.12 } },
  hinted: { scale: [1, 1.09, 1], x: 0, transition: { duration: 0.9, repeat: Infinity } },
  equal: { scale: [1, 1.06, 1], x: 0, transition: { duration: 0.3 } },
  refused: { scale: 1, x: SHAKE, transition: { duration: 0.15 } },
} satisfies Record<Look, Variants[string]>

interface MovingTileProps {
  kind: number
  look: Look
  /** Another text for every slide, so that each begins where it should. */
  slide: string | undefined
  /** From where it slides, if it does. */
  from: Offset | undefined
}

/** A tile that shows its state by how it moves. */
export default function MovingTile({ kind, look, slide, from }: MovingTileProps) {
  return (
    <Moving>
      <MotionSpan
        key={slide}
        className={styles.slide}
        initial={from ?? false}
        animate={{ x: 0, y: 0 }}
        transition={{ duration: 0.18, ease: 'easeOut' }}
      >
        <MotionSpan
          className={`${tiles.tile} ${styles.tile}`}
          data-look={look}
          initial="rest"
          animate={look}
          variants={MOTIONS}
        >
          <Face kind={kind} />
        </MotionSpan>
      </MotionSpan>
    </Moving>
  )
}
