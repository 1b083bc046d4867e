import type { Strength } from '#src/engine/fields.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import type { Mood } from './CharacterFace.tsx'

/** Loaded once the rest is on the screen. */
const CharacterFace = lazy(() => import('./CharacterFace.tsx'), { when: 'idle' })

interface FaceProps {
  strength: Strength
  mood?: Mood
}

/** An opponent's face, `--face` wide; its place is kept before it is loaded. */
export const Face = (props: FaceProps) => (
  <span className="face">
    <CharacterFace {...props} />
  </span>
)
