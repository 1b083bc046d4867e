import { useEffect } from 'react'
import { useLinkStore } from './use-link'

/** What Escape closes before it does anything else. */
const OPEN = ':popover-open, dialog[open]'

/** Escape unselects wherever the focus is: a tool may have taken it off the board. */
export function useUnselecting(): void {
  const store = useLinkStore()
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const { selected, unselect } = store.getState()
      if (key === 'Escape' && selected && !document.querySelector(OPEN)) unselect()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store])
}
