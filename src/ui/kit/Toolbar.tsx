import { useLingui } from '@lingui/react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useShortcuts } from '../page.ts'
import { MORE } from '../texts.ts'
import { moreIcon } from './icons.tsx'
import styles from './Toolbar.module.css'

export interface ToolProps {
  /** Stays when the label changes, so that the focus does. */
  name?: string
  label: string
  /** A shorter label to show. */
  caption?: string
  icon: ReactNode
  colour?: 'hint' | 'new' | 'undo' | 'debug' | 'menu' | 'go'
  shortcut?: string
  disabled?: boolean
  pressed?: boolean | undefined
  /** For keys and screen readers, since its answer is only heard. */
  isHeard?: true
  onPress: () => void
}

function Tool({
  label,
  caption = label,
  icon,
  colour = 'menu',
  shortcut,
  pressed,
  isHeard,
  onPress,
  ...button
}: Omit<ToolProps, 'onPress'> & {
  onPress?: () => void
  popoverTarget?: string
}) {
  const key = shortcut?.toUpperCase()
  return (
    <button
      type="button"
      className={styles.tool}
      style={{ '--colour': `var(--${colour})` }}
      aria-label={label}
      aria-keyshortcuts={key}
      title={key && `${label} · ${key}`}
      aria-pressed={pressed}
      tabIndex={isHeard && -1}
      onClick={onPress}
      {...button}
    >
      <span aria-hidden="true">{icon}</span>
      <span>{caption}</span>
    </button>
  )
}

interface ToolbarProps {
  /** Always visible; at most six fit a phone. */
  tools: readonly ToolProps[]
  more?: readonly ToolProps[]
  ref?: RefObject<HTMLDivElement | null>
}

/** A line of buttons under a board; icons with captions on a phone. */
export function Toolbar({ tools, more = [], ref }: ToolbarProps) {
  const { i18n } = useLingui()
  useShortcuts([...tools, ...more])
  const label = i18n._({ id: 'tools', message: 'Tools' })
  return (
    <div ref={ref} role="toolbar" aria-label={label} className={styles.toolbar}>
      {tools.map((tool) => (
        <Tool key={tool.name ?? tool.label} {...tool} />
      ))}
      {more.length > 0 && <More tools={more.filter(({ isHeard }) => !isHeard)} />}
      <div className="unseen">
        {more.map((tool) => tool.isHeard && <Tool key={tool.name ?? tool.label} {...tool} />)}
      </div>
    </div>
  )
}

function More({ tools }: Pick<ToolbarProps, 'tools'>) {
  const { i18n } = useLingui()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const label = i18n._(MORE)
  return (
    <>
      <Tool label={label} icon={moreIcon} popoverTarget={id} />
      <section ref={list} id={id} popover="auto" aria-label={label} className={styles.more}>
        {tools.map(({ onPress, ...tool }) => (
          <Tool
            key={tool.name ?? tool.label}
            {...tool}
            onPress={() => {
              list.current?.hidePopover()
              onPress()
            }}
          />
        ))}
      </section>
    </>
  )
}
