import { i18n, type Messages } from '@lingui/core'
import { whenIdle } from '../ui/lazy'
import { LANGUAGES, type Language, type Settings } from '../ui/settings'

/** English messages stand in the code; these are loaded when they are spoken. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>> =
  {
    vi: () => import('../locales/vi.po'),
    'zh-Hant': () => import('../locales/zh-Hant.po'),
  }

/** Primary subtags of browsers' tags. Readers of any Chinese are served better by Traditional than by English. */
const SUBTAGS: Readonly<Record<Language, string>> = { en: 'en', vi: 'vi', 'zh-Hant': 'zh' }

/** Matches a browser's tag, such as `zh-CN`, to a language. */
function languageOf(tag: string): Language | undefined {
  const [subtag] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => SUBTAGS[language] === subtag)
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
