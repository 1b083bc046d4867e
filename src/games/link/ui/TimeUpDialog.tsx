import { Trans, useLingui } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { useLinkStore } from './use-link'

/** The clock decides nothing for good: the board may be played on without it. */
export function TimeUpDialog() {
  const { i18n } = useLingui()
  const { free, restart } = useLinkStore().getState()
  return (
    <Dialog
      title={i18n._({ id: 'link.time-up', message: 'Time is up' })}
      onClose={free}
      actions={
        <>
          {' '}
          <Button onClick={restart}>
            <Trans id="link.time-up.again" message="Try again" />
          </Button>
          <Button look="primary" onClick={free}>
            <Trans id="link.time-up.on" message="Play on" />
          </Button>
        </>
      }
    >
      <p>
        <Trans
          id="link.time-up.words"
          message="The board is still here: play on without the clock, or try it again."
        />
      </p>
    </Dialog>
  )
}
