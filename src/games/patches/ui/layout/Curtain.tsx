import { useLingui } from '@lingui/react'
import { useEffect, useId } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import type { Player } from '../../rules/types.ts'
import { turnIn, useActions, usePatches } from '../../store.ts'
import { passText, playerName } from '../../texts.ts'
import styles from './Curtain.module.css'

/** Stands where a hand would, until the one of two people who is next asks for theirs. */
export default function Curtain() {
  const turn = usePatches(turnIn)
  return turn ? <Drawn key={turn} player={turn} /> : <div />
}

function Drawn({ player }: { player: Player }) {
  const { i18n } = useLingui()
  const { showHand } = useActions()
  const options = usePatches(({ session }) => session.options)
  const id = useId()
  useFocusOnHand()
  return (
    <section className={styles.curtain} aria-labelledby={id}>
      <p id={id}>{passText(i18n, player, options)}</p>
      <Button
        look="primary"
        aria-describedby={id}
        onClick={showHand}
        ref={(button) => button?.focus({ preventScroll: true })}
      >
        {i18n._({
          id: 'patches.show-hand',
          message: 'I am {name}: show my hand',
          values: { name: playerName(i18n, player, options) },
        })}
      </Button>
    </section>
  )
}

/** Leads the focus from the button to the hand that replaces it. */
function useFocusOnHand(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-hand] button')?.focus({ preventScroll: true })
    },
    [],
  )
}
