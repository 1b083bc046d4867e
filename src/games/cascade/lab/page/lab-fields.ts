import {
  findWrongSettings,
  parseSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
} from '../settings.ts'

/** Unparsed text of the fields. */
export type Fields = Readonly<Record<SettingName, string>>

export const USUAL_FIELDS: Fields = {
  rows: '8',
  cols: '8',
  kinds: '7',
  weights: '',
  counting: 'clusters',
  agent: 'random',
  games: '3400',
  swaps: '30',
  burnIn: '0',
  seed: '1',
}
export const SECOND_FIELDS: Fields = { ...USUAL_FIELDS, agent: 'greedy' }

/** Limited, since the page keeps a row of each game; the command line has no limit. */
export const MOST_GAMES = 200_000

/** Omits empty weights. */
export const textsOf = ({ weights, ...fields }: Fields): Partial<Fields> =>
  weights.trim() ? { ...fields, weights } : fields

export function findWrongFields(fields: Fields): readonly SettingName[] {
  const wrong = findWrongSettings(textsOf(fields))
  const isTooMany = !wrong.includes('games') && Number(fields.games) > MOST_GAMES
  return isTooMany ? [...wrong, 'games'] : wrong
}

/** Names a setting in addresses and files as on the command line. */
export const optionName = (name: SettingName): string => (name === 'burnIn' ? 'burn-in' : name)

/** Returns settings that differ from the fields: `rows=8`, `seed=1`. */
export function differences(settings: Settings, fields: Fields): string[] {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  const parsed = parseSettings(textsOf(fields))
  const textOf = (name: SettingName) =>
    parsed.ok ? `${parsed.value[name] ?? ''}` : fields[name].trim()
  return SETTING_NAMES.filter((name) => `${settings[name] ?? ''}` !== textOf(name)).map(
    (name) => `${optionName(name)}=${name === 'weights' ? weights : settings[name]}`,
  )
}
