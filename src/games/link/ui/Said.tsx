import { useLingui } from '@lingui/react'
import { Announcer } from '../../../ui/Announcer'
import type { BoardView } from '../../../ui/board-view'
import { useSetting } from '../../../ui/settings'
import { linkState } from '../store'
import { makeMessages } from './messages'
import { useLink } from './use-link'

/** What the last action brought about, in words. */
export function Said({ view }: { view: BoardView }) {
  const { i18n } = useLingui()
  const { id, notices } = useLink((store) => store.happening)
  const board = useLink((store) => linkState(store).board)
  const debug = useLink((store) => store.debug)
  const faces = useSetting('faces')
  const detail = useSetting('detail')
  const scene = { i18n, view, board, faces, detail, debug }
  return <Announcer id={id} messages={makeMessages(notices, scene)} />
}
