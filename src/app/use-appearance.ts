import { useEffect } from 'react'
import { tryLoading } from '../ui/load-failures'
import { useMedia } from '../ui/media'
import { useSetting } from '../ui/settings'
import { activateLanguage, pickLanguage } from './language'

/** Has the page look, move and speak as the settings say. */
export function useAppearance(): void {
  const theme = useSetting('theme')
  const motion = useSetting('motion')
  const language = useSetting('language')
  const isLight = useMedia('(prefers-color-scheme: light)')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme === 'system' ? (isLight ? 'light' : 'dark') : theme
    dataset.motion = motion
    showBarColour()
  }, [theme, motion, isLight])
  useEffect(() => {
    // Until it can be loaded, the page speaks as before.
    const wanted = pickLanguage(language, navigator.languages)
    void tryLoading('language', 'language', () => activateLanguage(wanted))
  }, [language])
}

/** The browser's own bars take the colour of the table. */
function showBarColour(): void {
  const table = getComputedStyle(document.documentElement).getPropertyValue('--table')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', table.trim())
}
