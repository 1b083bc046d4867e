import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { settingsStore, useSetting } from './settings.ts'

/** Titles a page, and removes the menu's head, which stands in index.html until the first page does. */
export function useTitle(title?: string): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · Pairwise` : 'Pairwise'
    document.getElementById('head')?.remove()
  }, [title])
}

let isKeyLast = false
const note = ({ type }: Event) => {
  isKeyLast = type === 'keydown'
}
for (const type of ['keydown', 'pointerdown'])
  globalThis.document?.addEventListener(type, note, true)

export const wasKeyLast = (): boolean => isKeyLast

export interface Shortcut {
  readonly shortcut?: string
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** Ignores keys in text fields and open dialogs. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog, input, select, textarea') !== null

/** Binds single keys to tools, anywhere on the page. */
export function useShortcuts(tools: readonly Shortcut[]): void {
  const wanted = useSetting('shortcuts')
  useEffect(() => {
    if (!wanted) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return
      const key = event.key.toLowerCase()
      const tool = tools.find(({ shortcut, disabled }) => shortcut === key && !disabled)
      if (!tool) return
      event.preventDefault()
      tool.onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [tools, wanted])
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

const REDUCED = '(prefers-reduced-motion: reduce)'

export function isMotionReduced(): boolean {
  const { motion } = settingsStore.getState().values
  return motion === 'system' ? window.matchMedia(REDUCED).matches : motion === 'reduced'
}

export function useReducedMotion(): boolean {
  const motion = useSetting('motion')
  const isBySystem = useMedia(REDUCED)
  return motion === 'system' ? isBySystem : motion === 'reduced'
}
