import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { GameFrame } from '#src/play/GameFrame.tsx'
import { useAutosave } from '#src/play/use-autosave.ts'
import { useReducedMotion } from '#src/ui/use-reduced-motion.ts'
import { rules } from '../rules/rules'
import type { CascadeState } from '../rules/types'
import { BoardArea } from './BoardArea'
import { CascadeEnd } from './CascadeEnd'
import { tableTitle } from './choice-names'
import { useAnnounced, useAnnouncedSound } from './use-announced'
import { useCascade, useTable } from './use-cascade'
import { useFilm, useSeenPoints } from './use-film'
import { useStats } from './use-stats'

const leftOf = ({ options, swaps }: CascadeState) =>
  options.swaps === 'endless' ? Number.POSITIVE_INFINITY : options.swaps - swaps
const movesOf = ({ swaps }: CascadeState) => swaps
const pointsOf = ({ points }: CascadeState) => points

const SOUNDS = {
  selected: 'select',
  matched: 'match',
  refused: 'refuse',
  hinted: 'hint',
  redealt: 'shuffle',
} as const

/** A game on the screen: the figures, the board, and what comes at the end. */
export function Game() {
  const { i18n } = useLingui()
  const { asked, store, saving } = useTable()
  const options = useCascade(({ session }) => session.options)
  const notice = useAutosave(
    useMemo(
      () => ({ rules, store, asked, saving, leftOf, movesOf, pointsOf }),
      [store, asked, saving],
    ),
  )
  const { frame } = useFilm({ running: true, speed: 1 })
  // With less motion nothing waits to be seen.
  const awaited = useReducedMotion() ? undefined : frame
  const points = useSeenPoints(awaited)
  const announced = useAnnounced(awaited === undefined)
  useAnnouncedSound(announced, SOUNDS)
  return (
    <GameFrame
      title={i18n._({ id: 'cascade.title', message: 'Cascade' })}
      detail={tableTitle(i18n, asked.address ?? asked.choice, options)}
      stats={useStats(points)}
      notice={notice}
      end={<CascadeEnd isSeen={frame === undefined} />}
    >
      <BoardArea frame={frame} announced={announced} />
    </GameFrame>
  )
}
