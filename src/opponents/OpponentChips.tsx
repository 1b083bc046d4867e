import { useLingui } from '@lingui/react'
import type { Strength } from '#src/engine/fields.ts'
import { Chips } from '#src/ui/form/Chips.tsx'
import { OPPONENT } from '#src/ui/words.ts'
import { OPPONENT_NAMES } from './characters.ts'
import { Face } from './Face.tsx'
import { FriendFields } from './FriendFields.tsx'
import styles from './OpponentChips.module.css'
import { STRENGTH_NAMES } from './strengths.ts'

interface OpponentChipsProps<Id extends Strength | 'friend'> {
  /** Of the radio buttons. */
  name: string
  opponents: readonly Id[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Tells how the chosen one plays. */
  habit: string
}

/** Chooses whom to play against: a program, or a second person at this device. */
export function OpponentChips<Id extends Strength | 'friend'>(props: OpponentChipsProps<Id>) {
  const { name, opponents, chosen, onChoose, habit } = props
  const { i18n } = useLingui()
  return (
    <div className={styles.opponents}>
      <Chips
        name={name}
        legend={i18n._(OPPONENT)}
        chips={opponents.map((id) => ({
          id,
          name: i18n._(NAMES[id]),
          detail: i18n._(STRENGTH_NAMES[id]),
          picture: id === 'friend' ? <Pawns /> : <Face strength={id} />,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p aria-live="polite" className={styles.habit}>
        {habit}
      </p>
      {chosen === 'friend' && <FriendFields />}
    </div>
  )
}

const NAMES = {
  ...OPPONENT_NAMES,
  friend: /*i18n*/ { id: 'opponent.friend', message: 'A friend' },
}

/** Two people on an ivory tile. */
const Pawns = () => (
  <svg className={styles.pawns} viewBox="0 0 36 38" aria-hidden="true">
    <rect y="3" width="36" height="35" rx="8" fill="var(--tile-side)" />
    <rect width="36" height="35" rx="8" fill="var(--tile)" />
    <path d="M14 31c0-6 3-9.5 7.5-9.5S29 25 29 31zM21.5 20a5 5 0 1 1 .1 0z" fill="#d2691e" />
    <path d="M5 31c0-7 3.5-11 8.5-11S22 24 22 31zM13.5 18a5.5 5.5 0 1 1 .1 0z" fill="#2e8b57" />
  </svg>
)
