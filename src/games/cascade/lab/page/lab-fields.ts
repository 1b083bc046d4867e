import * as v from 'valibot'
import {
  findWrongSettings,
  flagOf,
  parseSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingsSchema,
} from '../settings.ts'

/** Unparsed text of the fields. */
export type Fields = Readonly<Record<SettingName, string>>

const text = v.pipe(
  v.unknown(),
  v.transform((value) => `${value}`),
)
const fieldsSchema = v.object(v.entriesFromList(SETTING_NAMES, v.optional(text, '')))

export const USUAL_FIELDS: Fields = {
  ...v.parse(fieldsSchema, v.parse(settingsSchema, {})),
  games: '3400',
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

/** Returns settings that differ from the fields: `rows=8`, `seed=1`. */
export function differences(settings: Settings, fields: Fields): string[] {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  const parsed = parseSettings(textsOf(fields))
  const textOf = (name: SettingName) =>
    parsed.ok ? `${parsed.value[name] ?? ''}` : fields[name].trim()
  return SETTING_NAMES.filter((name) => `${settings[name] ?? ''}` !== textOf(name)).map(
    (name) => `${flagOf(name)}=${name === 'weights' ? weights : settings[name]}`,
  )
}
