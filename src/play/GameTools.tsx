import { useLingui } from '@lingui/react'
import type { ReactNode, RefObject } from 'react'
import { Toolbar, type ToolProps } from '../ui/kit/Toolbar'
import { useShortcuts } from '../ui/use-shortcuts'

interface GameToolsProps {
  ref?: RefObject<HTMLDivElement | null>
  /** Always in sight; six at most, for a phone's width. */
  tools: readonly ToolProps[]
  /** Behind the last button. */
  more?: readonly ToolProps[]
  /** The dialog that a tool has opened. */
  children?: ReactNode
}

/** What a player can do besides playing, by button and by key. */
export function GameTools({ ref, tools, more = [], children }: GameToolsProps) {
  const { i18n } = useLingui()
  useShortcuts([...tools, ...more])
  const label = i18n._({ id: 'tools', message: 'Tools' })
  return (
    <>
      <Toolbar
        label={label}
        tools={tools}
        {...(ref && { ref })}
        {...(more.length > 0 && { more })}
      />
      {children}
    </>
  )
}
