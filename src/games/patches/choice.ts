import { BOARD_SIZES, LEVELS } from './rules/types'

const CHOICE = new RegExp(`^(${BOARD_SIZES.join('|')})-(${LEVELS.join('|')})$`)

/** Reads the last part of an address: `small-easy`, `large-hard`. The rules still have to accept the options. */
export function parseChoice(text: string): { board: string; level: string } | undefined {
  const [, board, level] = CHOICE.exec(text) ?? []
  return board && level ? { board, level } : undefined
}
