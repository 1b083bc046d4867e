import type { StoreApi } from 'zustand'
import { parsePrecision } from '../runs/precision.ts'
import { flagOf } from '../runs/settings.ts'
import {
  type Axis,
  describeField,
  FIELD_NAMES,
  type FieldName,
  type Fields,
  findWrongFields,
  SECOND_FIELDS,
  SWEPT,
  type SweepFields,
  USUAL_FIELDS,
  USUAL_VALUES,
} from './lab-fields.ts'

export interface Setup {
  readonly first: Fields
  readonly second: Fields | undefined
  /** Run B plays the boards of run A: its seed and number of games. */
  readonly isPaired: boolean
  readonly sweep: SweepFields | undefined
  readonly isLog: boolean
  readonly isCumulative: boolean
}

const SECOND = 'b-'
const YES = 'yes'

/** Exceeds any setting. */
const MAX_LENGTH = 200

/** Names in addresses, with the list that some are restricted to. */
const NAMES: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  ...['', SECOND].flatMap((prefix) =>
    FIELD_NAMES.map((name) => [prefix + flagOf(name), describeField(name).list] as const),
  ),
  ['paired', [YES]],
  ['sweep', SWEPT],
  ['at', undefined],
  ['curves', SWEPT],
  ['curves-at', undefined],
  ['sweep-paired', [YES]],
  ['scale', ['log']],
  ['plot', ['function']],
])

const fits = (name: string, value: string): boolean =>
  NAMES.has(name) && value.length <= MAX_LENGTH && (NAMES.get(name)?.includes(value) ?? true)

/**
 * Parses `rows=8&agent=greedy&b-agent=random&paired=yes&sweep=kinds&at=5,6&scale=log`, or anything else, with defaults.
 * Lists parts that fit no field; the forms validate the fields' text.
 */
export function parseSetup(query: string): { setup: Setup; ignored: readonly string[] } {
  const read = new Map<string, string>()
  const ignored: string[] = []
  for (const [key, value] of new URLSearchParams(query)) {
    if (!read.has(key) && fits(key, value)) read.set(key, value)
    else ignored.push(`${key}=${value}`.slice(0, 40))
  }
  const hasSecond = [...read.keys()].some((key) => key.startsWith(SECOND))
  const setup = {
    first: fieldsIn(read, '', USUAL_FIELDS),
    second: hasSecond ? fieldsIn(read, SECOND, SECOND_FIELDS) : undefined,
    isPaired: read.has('paired'),
    sweep: sweepIn(read),
    isLog: read.has('scale'),
    isCumulative: read.has('plot'),
  }
  return { setup, ignored }
}

type Read = ReadonlyMap<string, string>

const fieldsIn = (read: Read, prefix: string, usual: Fields): Fields => ({
  ...usual,
  ...Object.fromEntries(
    FIELD_NAMES.map((name) => [name, read.get(prefix + flagOf(name)) ?? usual[name]]),
  ),
})

function sweepIn(read: Read): SweepFields | undefined {
  const along = axisIn(read, 'sweep', 'at')
  if (!along) return undefined
  const curves = axisIn(read, 'curves', 'curves-at')
  return {
    ...along,
    curves: curves?.over === along.over ? undefined : curves,
    isPaired: read.has('sweep-paired'),
  }
}

function axisIn(read: Read, name: string, list: string): Axis | undefined {
  const over = SWEPT.find((swept) => swept === read.get(name))
  return over && { over, values: read.get(list) ?? USUAL_VALUES[over] }
}

/** The inverse of `parseSetup`. */
export function makeQuery({ first, second, isPaired, sweep, ...plots }: Setup): string {
  const query = new URLSearchParams([
    ...entriesOf(first, ''),
    ...(second ? entriesOf(second, SECOND) : []),
    ...(isPaired ? [['paired', YES]] : []),
    ...(sweep ? sweepEntries(sweep) : []),
    ...(plots.isLog ? [['scale', 'log']] : []),
    ...(plots.isCumulative ? [['plot', 'function']] : []),
  ])
  return query.toString().replaceAll('%2C', ',')
}

const sweepEntries = ({ over, values, curves, isPaired }: SweepFields): string[][] => [
  ['sweep', over],
  ['at', values],
  ...(curves ? Object.entries({ curves: curves.over, 'curves-at': curves.values }) : []),
  ...(isPaired ? [['sweep-paired', YES]] : []),
]

/** Fields that need no text. */
const OPTIONAL: readonly FieldName[] = ['weights', 'seed', 'until']

const entriesOf = (fields: Fields, prefix: string): [string, string][] =>
  FIELD_NAMES.filter((name) => !OPTIONAL.includes(name) || fields[name] !== '').map((name) => [
    prefix + flagOf(name),
    fields[name],
  ])

/** The page's address, read; `query` is the one to show, even if the browser refuses to write it. */
export const loadAddress = (query: string, loads = 0) => ({
  query,
  ...parseSetup(query),
  /** Counts addresses read. */
  loads,
  /** True after a run or a link: the next change then adds a history entry. */
  isSettled: query !== '',
})

export function addressActions({ getState, setState }: StoreApi<ReturnType<typeof loadAddress>>) {
  const hold = (change: Partial<Setup>, willSettle: boolean) => {
    const { setup: before, isSettled } = getState()
    const setup = { ...before, ...change }
    const query = makeQuery(setup)
    setState({ setup, query, ignored: [], isSettled: willSettle })
    writeAddress(query, isSettled && !willSettle)
  }
  return {
    /** Reads the browser's address, unless the page wrote it. */
    read: (now: string) => {
      const { query, loads } = getState()
      if (now !== query) setState(loadAddress(now, loads + 1))
    },
    change: (change: Partial<Setup>) => hold(change, false),
    /** Changes the settings to those of a run. */
    settle: (change: Partial<Setup>) => hold(change, true),
  }
}

function writeAddress(query: string, isNew: boolean): void {
  const oldURL = location.href
  const address = `#/cascade/lab?${query}`
  try {
    if (isNew) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  } catch {
    // Browsers limit the rate of address changes; the next one writes it.
    return
  }
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}

/** The two runs that can stand side by side, with the letters that name them. */
export const LETTERS = { first: 'A', second: 'B' } as const
export type Slot = keyof typeof LETTERS
export const SLOTS = ['first', 'second'] as const satisfies Slot[]

/** Both runs of a pair have the same luck, and play all games. */
const OF_PAIR = { luck: 'columns', until: '' } satisfies Partial<Fields>

/** Fields that a paired run B has from run A. */
export const OF_FIRST = ['games', 'seed'] as const satisfies FieldName[]

/** Reads a run's form: `hidden` are fields that it lacks; `isTaken`: its seed is that of another, unpaired run. */
export function planRun({ first, second, isPaired: isPair }: Setup, slot: Slot) {
  const isPaired = isPair && second !== undefined
  const ofFirst = slot === 'second' ? { games: first.games, seed: first.seed } : {}
  const own = (slot === 'second' && second) || first
  const fields = isPaired ? { ...own, ...OF_PAIR, ...ofFirst } : own
  const isTaken = slot === 'second' && !isPaired && first.seed !== '' && own.seed === first.seed
  const until = parsePrecision(fields.until.trim())
  const wrong: FieldName[] = [...findWrongFields(fields)]
  if (isTaken) wrong.push('seed')
  if (fields.until.trim() && !until) wrong.push('until')
  const hidden: FieldName[] = isPaired ? ['luck', 'until'] : []
  if (isPaired && slot === 'second') hidden.push(...OF_FIRST)
  return { fields, isPaired, hidden, wrong, isTaken, until }
}
