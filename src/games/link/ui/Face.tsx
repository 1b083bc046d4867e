import type { FaceSet } from '../settings'
import { emojiStyle } from './emoji'
import styles from './Face.module.css'
import { letterOf } from './face-names'
import { OUTLINES, shapeOf } from './shapes'

/** What is drawn on a tile, as the settings say; its name is said by the tile. */
export function Face({ kind, faces }: { kind: number; faces: FaceSet }) {
  switch (faces) {
    case 'emoji':
      return <span aria-hidden="true" className={styles.emoji} style={emojiStyle(kind)} />
    case 'shapes':
      return <Shape kind={kind} />
    case 'letters':
      return <Letter kind={kind} />
  }
}

function Shape({ kind }: { kind: number }) {
  const { form, fill, colour } = shapeOf(kind)
  const outline = OUTLINES[form]
  return (
    <svg
      className={styles.face}
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill={fill === 'full' ? colour : 'none'}
      stroke={colour}
      strokeWidth="2.8"
      strokeLinejoin="round"
    >
      <path d={outline} />
      {fill === 'half' && <path d={outline} fill={colour} className={styles.half} />}
    </svg>
  )
}

function Letter({ kind }: { kind: number }) {
  return (
    <span aria-hidden="true" className={styles.letter}>
      {letterOf(kind)}
    </span>
  )
}
