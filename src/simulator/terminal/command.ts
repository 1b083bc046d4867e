import { parseArgs } from 'node:util'
import { flagOf } from '../runs/settings.ts'
import { accept, type Parsed, refuseWith } from './files.ts'
import { openTerminal, type Terminal } from './terminal.ts'

interface Command<Request extends object> {
  readonly name: string
  readonly help: string
  readonly parse: (args: readonly string[]) => Parsed<Request | 'help'>
  readonly run: (request: Request, terminal: Terminal) => Promise<number>
}

/** Parses `process.argv` and runs the command. Resolves to the exit code. */
export async function runCommand<Request extends object>({
  name,
  help,
  parse,
  run,
}: Command<Request>): Promise<number> {
  const terminal = openTerminal(name)
  const request = parse(process.argv.slice(2))
  if (!request.ok) return terminal.printError(request.detail, 2)
  return request.value === 'help' ? terminal.print(help) : run(request.value, terminal)
}

/** Options by name; a flag has no value. */
export type Options<Name extends string> = Readonly<
  Record<Name, { readonly accepted: string; readonly isFlag?: boolean }>
>

export interface Arguments<Name extends string> {
  readonly positionals: readonly string[]
  /** Values of options; `yes` for a flag. */
  readonly values: Readonly<Partial<Record<Name, string>>>
}

export function readArguments<Name extends string>(
  args: readonly string[],
  options: Options<Name>,
): Parsed<Arguments<Name>> | Parsed<'help'> {
  const isName = (name: string): name is Name => Object.hasOwn(options, name)
  const names = Object.keys(options).filter(isName)
  const positionals: string[] = []
  const values: Partial<Record<Name, string>> = {}
  const tokens = tokenize(args, options)
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option' || isHelp(token)) continue
    const name = names.find((one) => flagOf(one) === token.name)
    if (!name) return refuseUnknown(token, names)
    const { accepted, isFlag } = options[name]
    const fits = isFlag ? token.value === undefined : Boolean(token.value)
    if (!fits) return refuseValue(name, token.value, accepted)
    values[name] = token.value ?? 'yes'
  }
  return tokens.some(isHelp) ? accept('help') : accept({ positionals, values })
}

type Token = ReturnType<typeof tokenize>[number]

const isHelp = (token: Token): boolean =>
  token.kind === 'option' && (token.name === 'help' || token.rawName === '-h')

function refuseUnknown(
  { name, rawName }: { readonly name: string; readonly rawName: string },
  names: readonly string[],
): Parsed<never> {
  const near = findNearest(name, names.map(flagOf))
  const guess = near === undefined ? '' : `did you mean --${near}? `
  return refuseWith(`${rawName} is not an option; ${guess}--help lists all`)
}

/** Returns the word that most likely was meant, unless half of its letters or more would have to change. */
function findNearest(typed: string, words: readonly string[]): string | undefined {
  const distances = words.map((word) => ({ word, edits: countEdits(typed, word) }))
  const [nearest] = distances.toSorted((a, b) => a.edits - b.edits)
  return nearest && nearest.edits < nearest.word.length / 2 ? nearest.word : undefined
}

/** Counts the letters to insert, drop or replace (Levenshtein, 1965). */
function countEdits(from: string, to: string): number {
  let edits = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(from).entries()) {
    const next = [row + 1]
    for (const [col, other] of Array.from(to).entries()) {
      const replaced = (edits[col] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (edits[col + 1] ?? 0) + 1, (next[col] ?? 0) + 1))
    }
    edits = next
  }
  return edits[to.length] ?? 0
}

function tokenize(args: readonly string[], options: Options<string>) {
  const types = Object.entries(options).map(
    ([name, { isFlag }]) => [flagOf(name), { type: isFlag ? 'boolean' : 'string' }] as const,
  )
  const config = { options: Object.fromEntries(types), strict: false, tokens: true } as const
  return parseArgs({ ...config, args: [...args] }).tokens
}

export const listOptions = (names: readonly string[]): string =>
  names.map((name) => `--${flagOf(name)}`).join(', ')

export const refuse = (part: string, problem: string, accepted: string): Parsed<never> =>
  refuseWith(`${part} ${problem}; accepted: ${accepted}`)

export const refuseValue = (
  option: string,
  given: string | undefined,
  accepted: string,
): Parsed<never> =>
  refuse(`--${flagOf(option)}`, `is ${given ? `"${given.slice(0, 40)}"` : 'empty'}`, accepted)
