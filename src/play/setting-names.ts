import type { MessageDescriptor } from '@lingui/core'
import type { Settings } from '../ui/settings'

type Names<Name extends keyof Settings> = Readonly<
  Record<Settings[Name] & string, MessageDescriptor>
>

/** Languages name themselves, so that one who cannot read the present one finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Settings['language'], MessageDescriptor | string>> = {
  system: /*i18n*/ { id: 'setting.language.system', message: 'As the browser' },
  en: 'English',
  vi: 'Tiếng Việt',
  'zh-Hant': '繁體中文',
}

export const THEME_NAMES: Names<'theme'> = {
  dark: /*i18n*/ { id: 'setting.theme.dark', message: 'Dark' },
  light: /*i18n*/ { id: 'setting.theme.light', message: 'Light' },
  contrast: /*i18n*/ { id: 'setting.theme.contrast', message: 'High contrast' },
  system: /*i18n*/ { id: 'setting.theme.system', message: 'As the system' },
}

export const MOTION_NAMES: Names<'motion'> = {
  system: /*i18n*/ { id: 'setting.motion.system', message: 'As the system' },
  full: /*i18n*/ { id: 'setting.motion.full', message: 'Full' },
  reduced: /*i18n*/ { id: 'setting.motion.reduced', message: 'Reduced' },
}

export const DETAIL_NAMES: Names<'detail'> = {
  full: /*i18n*/ { id: 'setting.detail.full', message: 'Everything' },
  brief: /*i18n*/ { id: 'setting.detail.brief', message: 'In brief' },
}
