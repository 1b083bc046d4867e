import { useLingui } from '@lingui/react'
import { Chips } from '#src/ui/form/Chips.tsx'
import { Face, OPPONENT_NAMES } from './characters.ts'
import styles from './OpponentChips.module.css'
import { STRENGTH_NAMES, type Strength } from './strengths.ts'

interface OpponentChipsProps<Id extends Strength> {
  /** Of the radio buttons. */
  name: string
  strengths: readonly Id[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Tells how the chosen one plays. */
  habit: string
}

/** Chooses whom to play against. */
export function OpponentChips<Id extends Strength>(props: OpponentChipsProps<Id>) {
  const { name, strengths, chosen, onChoose, habit } = props
  const { i18n } = useLingui()
  return (
    <div className={styles.opponents}>
      <Chips
        name={name}
        legend={i18n._({ id: 'opponent', message: 'Opponent' })}
        chips={strengths.map((id) => ({
          id,
          name: i18n._(OPPONENT_NAMES[id]),
          detail: i18n._(STRENGTH_NAMES[id]),
          picture: (
            <span className={styles.face}>
              <Face strength={id} />
            </span>
          ),
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p aria-live="polite" className={styles.habit}>
        {habit}
      </p>
    </div>
  )
}
