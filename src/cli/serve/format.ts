import type { Reader } from './channel.ts'
import type { Environments } from './environments.ts'
import { type Incoming, PROTOCOL } from './protocol.ts'

/** One of the two ways to write the protocol. */
export interface Format {
  /** Reads a request, `undefined` at the end; a longer one than the environments in play need is refused. */
  read(reader: Reader, envs: number): Incoming | undefined
  opened(environments: Environments): Uint8Array
  states(environments: Environments): Uint8Array
  refused(sentence: string): Uint8Array
}

/** The answer to `open`: the settings in effect and the number of places. */
export function describeWorld({ world, states }: Environments): object {
  const { parts: _, ...settings } = world
  return { protocol: PROTOCOL, ...settings, places: states.places }
}
