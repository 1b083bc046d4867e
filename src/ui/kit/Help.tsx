import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './Help.module.css'

export const GOT_IT = /*i18n*/ { id: 'help.close', message: 'Got it' }
export const HOW_TO_PLAY = /*i18n*/ { id: 'help.title', message: 'How to play' }
export const KEYS = /*i18n*/ { id: 'help.keys', message: 'Keys' }

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
      title={i18n._(HOW_TO_PLAY)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans {...GOT_IT} />
        </Button>
      }
    >
      {rules.map(({ board, ...text }) => (
        <section key={text.id} className={styles.rule}>
          <p>{i18n._(text)}</p>
          {board}
        </section>
      ))}
      <h3>
        <Trans {...KEYS} />
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
          <dt className="row">
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
