import { useLingui } from '@lingui/react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useShortcuts } from '../page.ts'
import { moreIcon } from './icons.tsx'
import styles from './Toolbar.module.css'

export interface ToolProps {
  label: string
  /** A shorter label to show. */
  caption?: string
  icon: ReactNode
  colour?: 'hint' | 'new' | 'undo' | 'debug' | 'menu' | 'go'
  shortcut?: string
  disabled?: boolean
  pressed?: boolean | undefined
  onPress: () => void
}

function Tool({
  label,
  caption = label,
  icon,
  colour = 'menu',
  shortcut,
  pressed,
  onPress,
  ...button
}: Omit<ToolProps, 'onPress'> & { onPress?: () => void; popoverTarget?: string }) {
  return (
    <button
      type="button"
      className={styles.tool}
      style={{ '--colour': `var(--${colour})` }}
      aria-label={label}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      aria-pressed={pressed}
      onClick={onPress}
      {...button}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{caption}</span>
      {shortcut && <span className={styles.key}>{shortcut.toUpperCase()}</span>}
    </button>
  )
}

interface ToolbarProps {
  /** Always visible; at most six fit a phone. */
  tools: readonly ToolProps[]
  more?: readonly ToolProps[]
  /** The last tools in the menu, under a heading. */
  listening?: readonly ToolProps[]
  ref?: RefObject<HTMLDivElement | null>
}

/** A line of buttons under a board; icons with captions on a phone. */
export function Toolbar({ tools, more = [], listening = [], ref }: ToolbarProps) {
  const { i18n } = useLingui()
  useShortcuts([...tools, ...more, ...listening])
  const label = i18n._({ id: 'tools', message: 'Tools' })
  return (
    <div ref={ref} role="toolbar" aria-label={label} className={styles.toolbar}>
      {tools.map((tool) => (
        <Tool key={tool.caption ?? tool.label} {...tool} />
      ))}
      {more.length > 0 && <More tools={more} listening={listening} />}
    </div>
  )
}

interface MoreProps {
  tools: readonly ToolProps[]
  listening: readonly ToolProps[]
}

function More({ tools, listening }: MoreProps) {
  const { i18n } = useLingui()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const label = i18n._({ id: 'tool.more', message: 'More' })
  const toolOf = ({ onPress, ...tool }: ToolProps) => (
    <Tool
      key={tool.label}
      {...tool}
      onPress={() => {
        list.current?.hidePopover()
        onPress()
      }}
    />
  )
  return (
    <>
      <Tool label={label} icon={moreIcon} popoverTarget={id} />
      <section ref={list} id={id} popover="auto" aria-label={label} className={styles.more}>
        {tools.map(toolOf)}
        {listening.length > 0 && (
          <fieldset>
            <legend>{i18n._({ id: 'tools.listening', message: 'For listening' })}</legend>
            {listening.map(toolOf)}
          </fieldset>
        )}
      </section>
    </>
  )
}
