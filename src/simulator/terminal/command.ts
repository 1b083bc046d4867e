import { parseArgs } from 'node:util'
import { flagOf } from '../runs/settings.ts'
import { accept, type Parsed, refuseWith } from './files.ts'
import { openTerminal, type Terminal } from './terminal.ts'

export interface Command<Request extends object> {
  readonly name: string
  readonly help: string
  readonly parse: (args: readonly string[]) => Parsed<Request | 'help'>
  readonly run: (request: Request, terminal: Terminal) => Promise<number>
}

/** Parses `process.argv` and runs the command. Resolves to the exit code. */
export const runCommand = <Request extends object>(command: Command<Request>): Promise<number> =>
  answer(command, process.argv.slice(2), openTerminal(command.name))

/** Parses arguments and runs the command. Resolves to the exit code. */
export async function answer<Request extends object>(
  { help, parse, run }: Command<Request>,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const request = parse(args)
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
    if (!name) return refuseWith(`${token.rawName} is not an option; --help lists all`)
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
