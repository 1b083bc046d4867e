import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import type { Story } from '#src/define/story.ts'
import { isOver } from '#src/engine/session.ts'
import { useLoaded } from '#src/ui/load/lazy.tsx'
import { usePainted } from '#src/ui/painted.ts'

/** Returns the whole of a game that is replayed, else the present one. */
export const useWholeGame = ({ page }: Playing): SessionOf =>
  usePainted(page, ({ session }) => session)

/** Loads how a game is told; `undefined` until then. */
export const useStory = ({ screen: { story } }: Playing): Story | undefined =>
  useLoaded(story)?.default

/** Returns `true` for a game that is over, or of which something is shown in its place. */
export const useIsDone = ({ page, screen }: Playing): boolean =>
  usePainted(page, ({ session, showing }) => isOver(screen.rules, session) || showing !== null)
