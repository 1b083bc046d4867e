import type { Settings } from './settings'

/** The command line that runs a simulation again: what `parseSettings` reads, option by option. */
export function makeCommand({ weights, burnIn, seed, ...others }: Settings): string {
  const options = {
    ...others,
    ...(weights && { weights: weights.join(',') }),
    'burn-in': burnIn,
    seed: quote(seed),
  }
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  return ['npm run simulate --', ...words].join(' ')
}

/** Text as one word of a shell. */
const quote = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
