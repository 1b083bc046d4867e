import type { I18n, MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { joinWords } from '#src/engine/text.ts'
import { AGENT, AGENT_NAMES, COUNTING, COUNTING_NAMES } from '#src/games/cascade/names.ts'
import { sizeName } from '#src/ui/texts.ts'
import { COLUMNS, KINDS, ROWS } from '#src/ui/words.ts'
import {
  describeAgent,
  flagOf,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingsSchema,
} from '../runs/settings.ts'

export const SETTING_LABELS: Readonly<Record<SettingName, MessageDescriptor>> = {
  rows: ROWS,
  cols: COLUMNS,
  kinds: KINDS,
  weights: /*i18n*/ { id: 'cascade.field.weights', message: 'Weights' },
  deal: /*i18n*/ { id: 'cascade.field.deal', message: 'Opening boards' },
  counting: COUNTING,
  agent: AGENT,
  ties: /*i18n*/ { id: 'cascade.field.ties', message: 'Equal swaps' },
  games: /*i18n*/ { id: 'cascade.field.games', message: 'Games' },
  swaps: /*i18n*/ { id: 'cascade.field.swaps', message: 'Swaps per game' },
  burnIn: /*i18n*/ { id: 'cascade.field.burn-in', message: 'Burn-in swaps' },
  luck: /*i18n*/ { id: 'cascade.luck', message: 'Luck' },
  seed: /*i18n*/ { id: 'cascade.field.seed', message: 'Seed' },
}

/** Names of the values of settings that are chosen from a list. */
export const VALUE_NAMES: Partial<
  Record<SettingName, Readonly<Record<string, MessageDescriptor>>>
> = {
  agent: AGENT_NAMES,
  counting: COUNTING_NAMES,
  ties: {
    even: /*i18n*/ { id: 'cascade.ties.even', message: 'One is drawn' },
    first: /*i18n*/ { id: 'cascade.ties.first', message: 'The first is taken' },
  },
  deal: {
    redrawn: /*i18n*/ { id: 'cascade.deal.redrawn', message: 'Gems in a line drawn again' },
    even: /*i18n*/ { id: 'cascade.deal.even', message: 'All boards equally likely' },
  },
  luck: {
    columns: /*i18n*/ { id: 'cascade.luck.columns', message: 'The same for every player' },
    stream: /*i18n*/ { id: 'cascade.luck.stream', message: 'One sequence for all columns' },
  },
}

const USUAL = v.parse(settingsSchema, {})

/** Settings that a text always says; the board is its size. */
const ALWAYS: readonly SettingName[] = ['kinds', 'agent', 'games', 'seed']
const OF_BOARD: readonly SettingName[] = ['rows', 'cols']

const textOf = (settings: Settings, name: SettingName): string =>
  name === 'agent' ? describeAgent(settings.agent) : `${settings[name] ?? ''}`

const isUsual = (settings: Settings, name: SettingName): boolean =>
  `${settings[name] ?? ''}` === `${USUAL[name] ?? ''}`

/** Describes a run by its board, agent, games and seed, and all that differs from what is usual. */
export function settingsText(i18n: I18n, settings: Settings, omitted: readonly SettingName[] = []) {
  const names = SETTING_NAMES.filter(
    (name) =>
      !OF_BOARD.includes(name) &&
      !omitted.includes(name) &&
      (ALWAYS.includes(name) || !isUsual(settings, name)),
  )
  const size = OF_BOARD.some((name) => !omitted.includes(name)) && sizeName(settings)
  return joinWords(' · ', size, ...names.map((name) => settingText(i18n, settings, name)))
}

/** "Kinds: 7"; weights that are not given are even. */
export function settingText(i18n: I18n, settings: Settings, name: SettingName): string {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  const value = textOf({ ...settings, weights }, name)
  const named = VALUE_NAMES[name]?.[value]
  const shown =
    typeof settings[name] === 'number' ? settings[name].toLocaleString(i18n.locale) : value
  return `${i18n._(SETTING_LABELS[name])}: ${named ? i18n._(named) : shown}`
}

/** Makes a file's name of settings, columns first as in addresses: `8x8-7-greedy`, `8x8-7-random-lines-seed-b`. */
export function settingsFile(settings: Settings, omitted: readonly SettingName[] = []): string {
  const { cols, rows, kinds, agent } = settings
  const isWanted = (name: SettingName) => !omitted.includes(name)
  const others = SETTING_NAMES.filter(
    (name) => isWanted(name) && !NAMED_FIRST.includes(name) && !isUsual(settings, name),
  )
  const parts = [
    ...(OF_BOARD.some(isWanted) ? [`${cols}x${rows}`] : []),
    ...(isWanted('kinds') ? [kinds] : []),
    ...(isWanted('agent') ? [describeAgent(agent)] : []),
    ...others.map((name) => `${flagOf(name)}-${textOf(settings, name)}`),
  ]
  return parts
    .join('-')
    .replace(/[^\w.-]+/g, '-')
    .slice(0, LONGEST_NAME)
}

/** Also left out: how many games, which is in the caption. */
const NAMED_FIRST: readonly SettingName[] = [...OF_BOARD, 'kinds', 'agent', 'games']

/** Keeps a name, with what follows, below what file systems accept. */
const LONGEST_NAME = 80

/** Makes a file's name of one run, or of two: `8x8-7-random-vs-greedy`. */
export function runsFile([first, second]: readonly Settings[]): string {
  if (!first) return ''
  if (!second) return settingsFile(first)
  const same = SETTING_NAMES.filter((name) => textOf(first, name) === textOf(second, name))
  return joinWords('-vs-', settingsFile(first), settingsFile(second, same))
}
