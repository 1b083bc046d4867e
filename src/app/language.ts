import { i18n, type Messages } from '@lingui/core'
import { whenIdle } from '../ui/lazy'
import type { Language, Settings } from '../ui/settings'

/** English messages stand in the code; these are loaded when they are spoken. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>> =
  {
    vi: () => import('../locales/vi.po'),
    'zh-Hant': () => import('../locales/zh-Hant.po'),
  }

/** The language of a browser's tag: every Chinese reads the traditional better than English. */
function languageOf(tag: string): Language | undefined {
  const [language] = tag.toLowerCase().split('-')
  switch (language) {
    case 'en':
    case 'vi':
      return language
    case 'zh':
      return 'zh-Hant'
    default:
      return undefined
  }
}

/** The language that was chosen; without a choice, the first of the browser's that there is, or English. */
export function pickLanguage(chosen: Settings['language'], preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  return preferred.flatMap((tag) => languageOf(tag) ?? [])[0] ?? 'en'
}

function speak(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
  // The first number of a language takes a slow phone longer than all else that a match does.
  void whenIdle().then(() => i18n.number(0))
}

/** Loads a language's catalogue and speaks it from here on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return
  if (language === 'en') speak(language, {})
  else speak(language, (await CATALOGUES[language]()).messages)
}

/** Speaks from the start: the language that is wanted, or English where its catalogue cannot be had. */
export async function speakFirst(chosen: Settings['language']): Promise<void> {
  speak('en', {})
  await activateLanguage(pickLanguage(chosen, navigator.languages)).catch(() => {})
}
