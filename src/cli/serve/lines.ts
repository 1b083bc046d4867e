import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { accept } from '../files.ts'
import type { Reader } from './channel.ts'
import type { Environments } from './environments.ts'
import { describeWorld, type Format } from './format.ts'
import { type Incoming, lose, mostBytes, parseJson, refuse } from './protocol.ts'
import { DONE, ILLEGAL, PASSED, REDEALT } from './states.ts'

/** A JSON value for each line, for those who read along. */
export const LINES: Format = {
  read: readLine,
  opened: (environments) => makeLine({ opened: describeWorld(environments) }),
  states: (environments) => makeLine(listStates(environments)),
  refused: (sentence) => makeLine({ refused: sentence }),
}

const makeLine = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

function readLine(reader: Reader, envs: number): Incoming | undefined {
  if (reader.peek() === undefined) return undefined
  const line = reader.takeLine(mostBytes(envs))
  if (line === undefined) return lose('cut')
  if (line === 'too-long') return lose('too-long')
  const json = parseJson(line)
  if (json === undefined) return refuse('not-json')
  const [field, another] = Object.entries<unknown>(Object(json))
  return field && !another ? requestOf(field, envs) : refuse('not-a-request')
}

function requestOf([type, value]: readonly [string, unknown], envs: number): Incoming {
  switch (type) {
    case 'open':
    case 'reset':
    case 'load':
      return accept({ type, value })
    case 'step':
    case 'copy':
    case 'restore':
      if (!Array.isArray(value) || value.length !== envs) return refuse('bad-count')
      if (!value.every(isInteger32)) return refuse(type === 'step' ? 'bad-swap' : 'bad-source')
      return accept({ type, numbers: Int32Array.from(value) })
  }
  return refuse('not-a-request')
}

const isInteger32 = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value

function listStates({ world, states }: Environments): object[] {
  return Array.from(states.flags, (flags, index) => {
    const board = makeBoard({ ...world, cells: states.cellsOf(index) })
    const mask = [...states.maskOf(index).entries()]
    return {
      game: states.games[index],
      swap: states.swaps[index],
      reward: states.rewards[index],
      done: (flags & DONE) > 0,
      ...((flags & PASSED) > 0 && { passed: true }),
      ...((flags & REDEALT) > 0 && { redealt: true }),
      ...((flags & ILLEGAL) > 0 && { illegal: true }),
      ...(world.parts.length > 0 && { missing: Array.from(states.missingOf(index)) }),
      cells: board.split('\n'),
      count: states.counts[index],
      legal: mask.flatMap(([place, isLegal]) => (isLegal ? [place] : [])),
    }
  })
}
