import { i18n, type Messages } from '@lingui/core'
import { LANGUAGES, type Language, type Settings } from '#src/ui/settings.ts'

/** Lazily loaded catalogues; English messages are in the source. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>> =
  { vi: () => import('#src/locales/vi.po'), 'zh-Hant': () => import('#src/locales/zh-Hant.po') }

/** Returns the primary subtag of a language tag, such as `zh-CN`. */
const subtagOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** Readers of any Chinese are served better by Traditional than by English. */
const languageOf = (tag: string) =>
  LANGUAGES.find((language) => subtagOf(language) === subtagOf(tag))

/** Returns the chosen language, else the browser's first that is supported, else English. */
export function pickLanguage(chosen: Settings['language'], preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  return preferred.flatMap((tag) => languageOf(tag) ?? [])[0] ?? 'en'
}

function speak(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return
  if (language === 'en') speak(language, {})
  else speak(language, (await CATALOGUES[language]()).messages)
}

/** Activates the first language; falls back to English where its catalogue cannot be loaded. */
export async function activateFirst(chosen: Settings['language']): Promise<void> {
  speak('en', {})
  await activateLanguage(pickLanguage(chosen, navigator.languages)).catch(() => {})
}
