import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { GameFrame, type Stat } from '#src/play/GameFrame.tsx'
import { useAutosave } from '#src/play/use-autosave.ts'
import { useSounds } from '#src/play/use-sounds.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Time } from '#src/ui/kit/Time.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { tilesOf } from '../board/board'
import { rules } from '../rules/rules'
import type { LinkState } from '../rules/types'
import { linkState } from '../store'
import { BoardArea } from './BoardArea'
import { LinkEnd } from './LinkEnd'
import { tableTitle } from './level-names'
import { useLimit } from './use-limit'
import { useLink, useTable } from './use-link'
import { useReferee } from './use-referee'

/** Comes later than the board. */
const TimeUp = lazy(() => import('./TimeUp'), { when: 'idle' })

const leftOf = ({ board }: LinkState) => tilesOf(board).length
const movesOf = ({ moves }: LinkState) => moves

const SOUNDS = {
  selected: 'select',
  matched: 'match',
  blocked: 'refuse',
  different: 'refuse',
  hinted: 'hint',
  shuffled: 'shuffle',
  unclearable: 'lose',
  'no-shuffle': 'refuse',
} as const

/** A game on the screen: the figures, the board, and what comes at the end. */
export function Game() {
  const { i18n } = useLingui()
  const { asked, store, saving } = useTable()
  const dealt = useLink(({ session }) => session.dealt)
  const isUpright = useUpright()
  const stats = useStats()
  const notice = useAutosave(
    useMemo(() => ({ rules, store, asked, saving, leftOf, movesOf }), [store, asked, saving]),
  )
  useReferee()
  useSounds(store, SOUNDS)
  return (
    <GameFrame
      title={i18n._({ id: 'link.title', message: 'Link' })}
      detail={tableTitle(i18n, asked.address ?? asked.choice, dealt.board, isUpright)}
      stats={stats}
      notice={notice}
      end={<LinkEnd />}
    >
      <BoardArea />
      <TimeUp />
    </GameFrame>
  )
}

function useStats(): readonly Stat[] {
  const { i18n } = useLingui()
  const moves = useLink((store) => linkState(store).moves)
  const left = useLink((store) => tilesOf(linkState(store).board).length)
  const watch = useLink(({ session }) => session.watch)
  const isShown = useSetting('clock')
  const limitMs = useLimit()
  const stats = [
    { label: i18n._({ id: 'stat.tiles', message: 'tiles left' }), value: String(left) },
    { label: i18n._({ id: 'stat.moves', message: 'moves' }), value: String(moves) },
  ]
  if (!isShown && limitMs === undefined) return stats
  const time = {
    label: i18n._({ id: 'stat.time', message: 'time' }),
    value: <Time watch={watch} limitMs={limitMs} />,
  }
  return [...stats, time]
}
