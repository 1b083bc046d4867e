import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { CopyField } from '#src/ui/form/Field.tsx'
import { CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { boardAddress, gameAddress, linkTo } from './links.ts'

export default function ShareGame({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { screen, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  const { SharedText } = screen.view
  const link = linkTo(boardAddress(screen, session))
  const game = useGameLink(screen, session)
  return (
    <Dialog
      title={i18n._({ id: 'tool.share', message: 'Share' })}
      onClose={onClose}
      actions={<CloseButton onClick={onClose} />}
    >
      <CopyField
        look="primary"
        label={i18n._({ id: 'share.board', message: 'This board, from the start' })}
        text={link}
      />
      {SharedText && <SharedText link={link} />}
      {game && session.past.length > 0 && (
        <CopyField
          label={i18n._({ id: 'share.game', message: 'My game, as a replay' })}
          text={game}
        />
      )}
      <CopyField
        label={i18n._({ id: 'share.position', message: 'The position, as text' })}
        text={screen.results.text(stateOf(session))}
        isBlock
      />
    </Dialog>
  )
}

/** Returns the link of a game, once it is made. */
function useGameLink(screen: Screen, session: SessionOf): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void gameAddress(screen, session, 'g').then((address) => {
      if (isWanted) setLink(linkTo(address))
    })
    return () => {
      isWanted = false
    }
  }, [screen, session])
  return link
}
