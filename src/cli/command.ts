import { parseArgs } from 'node:util'
import { flagOf } from '#src/games/cascade/lab/settings.ts'
import { type Parsed, refuseWith } from './files.ts'
import { ignoreWriteErrors, openTerminal, type Terminal } from './terminal.ts'

interface Command<Request extends object> {
  readonly name: string
  readonly help: string
  readonly parse: (args: readonly string[]) => Parsed<Request | 'help'>
  readonly run: (request: Request, terminal: Terminal) => Promise<number>
}

/** Parses `process.argv` and runs the command. Resolves to the exit code. */
export async function runCommand<Request extends object>(
  command: Command<Request>,
): Promise<number> {
  ignoreWriteErrors()
  const terminal = openTerminal(command.name)
  const request = command.parse(process.argv.slice(2))
  if (!request.ok) return terminal.printError(request.detail, 2)
  if (request.value === 'help') return await terminal.print(command.help)
  return await command.run(request.value, terminal)
}

interface Option {
  readonly accepted: string
  /** Without a value. */
  readonly isFlag?: boolean
}

export type Options<Name extends string> = Readonly<Record<Name, Option>>

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
  const names = new Map(Object.keys(options).map((name) => [flagOf(name), name]))
  const positionals: string[] = []
  const values: Partial<Record<Name, string>> = {}
  for (const token of tokenize(args, options)) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h') return { ok: true, value: 'help' }
    const name = names.get(token.name) ?? ''
    if (!isName(name)) return refuse(token.rawName, 'is not an option', listOptions(options))
    if (!fits(options[name], token.value))
      return refuseValue(name, token.value, options[name].accepted)
    values[name] = token.value ?? 'yes'
  }
  return { ok: true, value: { positionals, values } }
}

const fits = ({ isFlag }: Option, value: string | undefined): boolean =>
  isFlag ? value === undefined : Boolean(value)

function tokenize(args: readonly string[], options: Options<string>) {
  const types = Object.entries(options).map(
    ([name, { isFlag }]) => [flagOf(name), { type: isFlag ? 'boolean' : 'string' }] as const,
  )
  const config = { options: Object.fromEntries(types), strict: false, tokens: true } as const
  return parseArgs({ ...config, args: [...args] }).tokens
}

export const listOptions = (options: object): string =>
  ['help', ...Object.keys(options)].map((name) => `--${flagOf(name)}`).join(', ')

export const refuse = (part: string, problem: string, accepted: string): Parsed<never> =>
  refuseWith(`${part} ${problem}; accepted: ${accepted}`)

export const refuseValue = (
  option: string,
  given: string | undefined,
  accepted: string,
): Parsed<never> =>
  refuse(`--${flagOf(option)}`, `is ${given ? `"${given.slice(0, 40)}"` : 'empty'}`, accepted)
