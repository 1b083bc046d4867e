import { useLingui } from '@lingui/react'
import { useDeferredValue } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Announcer } from '#src/play/Announcer.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { useSetting } from '#src/ui/settings.ts'
import { type LinkStore, linkState } from '../store'
import { makeMessages } from './messages'
import { useFaces } from './use-faces'
import { useLink } from './use-link'

const saidOf = (store: LinkStore) => ({
  emitted: store.emitted,
  board: linkState(store).board,
  debug: store.debug,
})

/** What the last action brought about, in words: once it is seen, for words take a slow phone long. */
export function Said({ view }: { view: BoardView }) {
  const { i18n } = useLingui()
  const { emitted, ...said } = useDeferredValue(useLink(useShallow(saidOf)))
  const faces = useFaces()
  const detail = useSetting('detail')
  const messages = makeMessages(emitted.events, { i18n, view, faces, detail, ...said })
  return <Announcer id={emitted.id} messages={messages} />
}
