import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog'
import styles from './Help.module.css'

/** Keys that belong together, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], words: MessageDescriptor]

/** A rule, and a board to try it on. */
export interface RuleHelp {
  readonly words: MessageDescriptor
  readonly board?: ReactNode
}

interface HelpProps {
  rules: readonly RuleHelp[]
  keys: readonly KeyHelp[]
  onClose: () => void
}

/** How a game is played: its rules, then its keys. */
export function Help({ rules, keys, onClose }: HelpProps) {
  const { i18n } = useLingui()
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      close={<Trans id="help.close" message="Got it" />}
    >
      {rules.map(({ words, board }) => (
        <section key={words.id} className={styles.rule}>
          <p>{i18n._(words)}</p>
          {board}
        </section>
      ))}
      <h3>
        <Trans id="help.keys" message="Keys" />
      </h3>
      <dl className={styles.keys}>
        {keys.map(([names, words]) => (
          <div key={words.id} className={styles.key}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{i18n._(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
