import { TileBody } from '#src/ui/board/TileBody.tsx'
import type { FaceSet } from '../settings.ts'
import { useTileSet } from './faces.ts'
import styles from './Samples.module.css'

interface SamplesProps {
  faces: FaceSet
  /** The number of kinds, from the first on. */
  kinds: number
}

/** A tile of each kind. */
export function Samples({ faces, kinds }: SamplesProps) {
  const set = useTileSet(faces)
  return (
    <span aria-hidden="true" data-sample className={styles.samples}>
      {Array.from({ length: kinds }, (_, index) => index + 1).map((kind) => (
        <TileBody key={kind} className={styles.sample}>
          {set && <set.Face kind={kind} />}
        </TileBody>
      ))}
    </span>
  )
}
