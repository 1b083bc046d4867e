import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import styles from './Help.module.css'

export type KeyHelp = readonly [keys: readonly string[], effect: MessageDescriptor]

export type RuleHelp = MessageDescriptor & { readonly board?: ReactNode }

interface HelpProps {
  rules: readonly RuleHelp[]
  keys: readonly KeyHelp[]
  onClose: () => void
}

export function Help({ rules, keys, onClose }: HelpProps) {
  const { i18n } = useLingui()
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      close={<Trans id="help.close" message="Got it" />}
    >
      {rules.map(({ board, ...text }) => (
        <section key={text.id} className={styles.rule}>
          <p>{i18n._(text)}</p>
          {board}
        </section>
      ))}
      <h3>
        <Trans id="help.keys" message="Keys" />
      </h3>
      <KeyList keys={keys} />
    </Dialog>
  )
}

export function KeyList({ keys }: Pick<HelpProps, 'keys'>) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.keys}>
      {keys.map(([names, effect]) => (
        <div key={effect.id} className={styles.key}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{i18n._(effect)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A small live board in a help or a tutorial. */
export const HelpBoard = ({ children }: { children: ReactNode }) => (
  <div className={styles.demo}>{children}</div>
)
