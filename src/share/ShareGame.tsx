import { useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { stateOf } from '#src/engine/session.ts'
import { CopyField } from '#src/ui/form/Field.tsx'
import { CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'

const here = (code: string) => `${location.href.split('#')[0]}#/${code}`

export default function ShareGame({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { screen, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  const { SharedText } = screen.view
  const options = screen.route.fields(session.options)
  const deal = { game: screen.rules.id, options, seed: session.seed }
  const moves = session.past.map(({ move }) => move)
  const link = here(makeLinkCode(deal))
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
      {moves.length > 0 && (
        <CopyField
          label={i18n._({ id: 'share.game', message: 'My game, as a replay' })}
          text={here(makeLinkCode({ ...deal, moves }))}
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
