import { parseArgs } from 'node:util'
import type { Result } from '#src/engine/rules.ts'
import { ignoreWriteErrors, openTerminal, type Terminal } from './terminal.ts'

/** Parsed arguments; a refusal's detail is a line for the user. */
export type Parsed<Value> = Result<Value, 'bad-option'>

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
  ignoreWriteErrors()
  const terminal = openTerminal(name)
  const request = parse(process.argv.slice(2))
  if (!request.ok) return terminal.printError(request.detail ?? request.code, 2)
  return request.value === 'help' ? terminal.print(help) : run(request.value, terminal)
}

export interface Arguments<Name extends string> {
  readonly positionals: readonly string[]
  /** Values of options; `yes` for a flag. */
  readonly values: Readonly<Partial<Record<Name, string>>>
}

/** Parses arguments. `accepted` describes values in refusals; `flags` are options without a value. */
export function readArguments<Name extends string>(
  args: readonly string[],
  accepted: Readonly<Record<Name, string>>,
  flags: readonly NoInfer<Name>[] = [],
): Parsed<Arguments<Name>> | Parsed<'help'> {
  const isOption = (name: string): name is Name => Object.hasOwn(accepted, name)
  const positionals: string[] = []
  const values: Partial<Record<Name, string>> = {}
  for (const token of tokenize(args, Object.keys(accepted), flags)) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h') return { ok: true, value: 'help' }
    const { name } = token
    if (!isOption(name)) return refuse(token.rawName, 'is not an option', listOptions(accepted))
    const isFlag = flags.includes(name)
    const isGiven = isFlag ? token.value === undefined : Boolean(token.value)
    if (!isGiven) return refuseValue(name, token.value, accepted[name])
    values[name] = token.value ?? 'yes'
  }
  return { ok: true, value: { positionals, values } }
}

function tokenize(args: readonly string[], names: readonly string[], flags: readonly string[]) {
  const types = names.map((name) => {
    return [name, { type: flags.includes(name) ? 'boolean' : 'string' } as const] as const
  })
  const options = Object.fromEntries(types)
  return parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens
}

export const listOptions = (accepted: object): string =>
  ['help', ...Object.keys(accepted)].map((name) => `--${name}`).join(', ')

/** Refuses with a line for the user. */
export const refuseWith = (detail: string): Parsed<never> => ({
  ok: false,
  code: 'bad-option',
  detail,
})

export const refuse = (part: string, problem: string, accepted: string): Parsed<never> =>
  refuseWith(`${part} ${problem}; accepted: ${accepted}`)

export const refuseValue = (
  option: string,
  given: string | undefined,
  accepted: string,
): Parsed<never> =>
  refuse(`--${option}`, `is ${given ? `"${given.slice(0, 40)}"` : 'empty'}`, accepted)
