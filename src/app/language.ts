import { i18n, type Messages } from '@lingui/core'
import type { Language, Settings } from '../ui/settings'

const CATALOGUES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../locales/en.po'),
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

/** Loads a language's catalogue and speaks it from here on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return
  const { messages } = await CATALOGUES[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}
