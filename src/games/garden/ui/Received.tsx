import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { PLAY } from '#src/ui/kit/Start.tsx'
import { otherSide, SIDES } from '../rules/types.ts'
import { useGarden } from '../store.ts'
import { sideName, toldSide } from '../texts.ts'
import { WORDS } from './slides.ts'

/** Says who sent a game, whose flowers are whose and how they move, until its receiver has moved or begins. */
export default function Received() {
  const { i18n } = useLingui()
  const [isRead, setRead] = useState(false)
  const { options, past } = useGarden(({ session }) => session)
  const side = useGarden((store) => store.side)
  if (!side || isRead || past.some(({ move }) => move.side === side)) return null
  const begin = () => setRead(true)
  const values = { name: sideName(i18n, otherSide(side), options), side: toldSide(side) }
  return (
    <Dialog
      title={SIDES.map((one) => sideName(i18n, one, options)).join(' – ')}
      onClose={begin}
      actions={
        <Button look="primary" onClick={begin}>
          <Trans {...PLAY} />
        </Button>
      }
    >
      <p>
        <Trans
          id="garden.received"
          message="{name} plays with you. Your flowers stand in {side, select, you {round green} other {square orange}} pots."
          values={values}
        />
      </p>
      <p>
        <Trans {...WORDS.slide} />
      </p>
      <p>
        <Trans {...WORDS.gather} />
      </p>
    </Dialog>
  )
}
