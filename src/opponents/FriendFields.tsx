import { useLingui } from '@lingui/react'
import { cleanName, MAX_NAME } from '#src/engine/fields.ts'
import { Field } from '#src/ui/form/Field.tsx'
import styles from './FriendFields.module.css'
import { type Friend, friendStore, numberedName, useFriend } from './friends.ts'

/** The names of two people who play at one device. */
export function FriendFields() {
  return (
    <div className={styles.friends}>
      <NameField friend="first" />
      <NameField friend="second" />
    </div>
  )
}

function NameField({ friend }: { friend: Friend }) {
  const { i18n } = useLingui()
  const name = useFriend(friend)
  const change = (text: string) => friendStore.getState().change({ [friend]: cleanName(text) })
  return (
    <Field label={numberedName(i18n, friend)}>
      {(id) => (
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          placeholder={i18n._({ id: 'friend.name', message: 'Name' })}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
