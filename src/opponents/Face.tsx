import type { ComponentProps } from 'react'
import { lazy } from '#src/ui/load/lazy.tsx'

/** Loaded once the rest is on the screen. */
const CharacterFace = lazy(() => import('./CharacterFace.tsx'), { when: 'idle' })

/** An opponent's face, `--face` wide; its place is kept before it is loaded. */
export const Face = (props: ComponentProps<typeof CharacterFace>) => (
  <span className="face">
    <CharacterFace {...props} />
  </span>
)
