import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { GameFrame, type Stat } from '#src/play/GameFrame.tsx'
import { useAutosave } from '#src/play/use-autosave.ts'
import { useSounds } from '#src/play/use-sounds.ts'
import { Time } from '#src/ui/kit/Time.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { shownState } from '../reveal'
import { capturedOn, countOf, EMPTY } from '../rules/board'
import { rules } from '../rules/rules'
import { MAX_TILE } from '../rules/tile'
import type { PatchesState } from '../rules/types'
import { BoardArea } from './BoardArea'
import { choiceName } from './choice-names'
import { Patterns } from './Face'
import { PatchesEnd } from './PatchesEnd'
import { usePatches, useTable } from './use-patches'
import { useReferee } from './use-referee'
import { useTokenSound } from './use-token-sound'

const leftOf = ({ board }: PatchesState) => countOf(board, EMPTY)

/** Rounds: each takes a tile of both hands. */
const movesOf = ({ deck, hands }: PatchesState) =>
  Math.ceil((MAX_TILE - deck.length - hands.user.length - hands.opponent.length) / 2)

const SOUNDS = {
  'tile-chosen': 'select',
  'cell-chosen': 'select',
  refused: 'refuse',
  incomplete: 'refuse',
  played: 'tick',
} as const

/** A game on the screen: the figures, the table, and what comes at the end. */
export function Game() {
  const { i18n } = useLingui()
  const { asked, store, saving } = useTable()
  const stats = useStats()
  const notice = useAutosave(
    useMemo(() => ({ rules, store, asked, saving, leftOf, movesOf }), [store, asked, saving]),
  )
  useReferee()
  useSounds(store, SOUNDS)
  useTokenSound()
  return (
    <GameFrame
      title={i18n._({ id: 'patches.title', message: 'Patches' })}
      detail={choiceName(i18n, asked.choice)}
      stats={stats}
      notice={notice}
      end={<PatchesEnd />}
    >
      <BoardArea />
      <Patterns />
    </GameFrame>
  )
}

function useStats(): readonly Stat[] {
  const { i18n } = useLingui()
  const user = usePatches((store) => capturedOn(shownState(store).board).user)
  const opponent = usePatches((store) => capturedOn(shownState(store).board).opponent)
  const watch = usePatches(({ session }) => session.watch)
  const isShown = useSetting('clock')
  const stats = [
    { label: i18n._({ id: 'patches.stat.you', message: 'you' }), value: String(user) },
    { label: i18n._({ id: 'patches.stat.them', message: 'opponent' }), value: String(opponent) },
  ]
  if (!isShown) return stats
  return [
    ...stats,
    { label: i18n._({ id: 'stat.time', message: 'time' }), value: <Time watch={watch} /> },
  ]
}
