import { Character, type TileSet } from './tile-set.tsx'

/** Excludes characters that look alike: 0, 1, 5, 8 and Q beside O, I, S and B. */
const LETTERS = 'ABCDEFGHIJKLMNOP+RSTUVWXYZ234%67@9#&'

const letterOf = (kind: number): string => LETTERS.charAt(kind - 1)

const Letter = ({ kind }: { kind: number }) => <Character>{letterOf(kind)}</Character>

export const letters: TileSet = { name: (_, kind) => letterOf(kind), Face: Letter }
