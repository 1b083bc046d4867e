import type { MessageDescriptor } from '@lingui/core'
import { THE_END } from '#src/ui/words.ts'

/** A demonstration board: a position's rows and the plays on it, each as `tile row,col`. */
export interface HelpSlide {
  readonly title: MessageDescriptor
  readonly words: MessageDescriptor
  readonly rows: string
  readonly user?: string
  readonly opponent?: string
  /** The opponent's other cell after a collision. */
  readonly replay?: string
}

/** The words of the slides, of which a first game uses some. */
export const WORDS = {
  tiles: /*i18n*/ {
    id: 'patches.slide.tiles.words',
    message:
      'Each of the 64 tiles has a colour, a shape and a number. Each colour has its own pattern, too. You see four of yours; the opponent’s are hidden.',
  },
  touching: /*i18n*/ {
    id: 'patches.slide.touching.words',
    message:
      'Both players choose a tile and a cell at the same moment. The cell must touch a tile or a token, at an edge or a corner: those are the dots.',
  },
  match: /*i18n*/ {
    id: 'patches.slide.match.words',
    message:
      'A tile matches a tile beside it, also diagonally, that shares its colour, shape or number, whoever played that. Both cells become yours: your eagles turn up.',
  },
  matches: /*i18n*/ {
    id: 'patches.slide.matches.words',
    message:
      'One tile can match several. The badge in its corner is its strength: 1 for each colour, shape or number shared, plus 2 for two tiles, 6 for three, 12 for four, 20 for five, less 1 for each further kind of match: one by colour and one by shape are two kinds.',
  },
  collision: /*i18n*/ {
    id: 'patches.slide.collision.words',
    message:
      'When both choose the same cell, it goes to the player on whose side it lies: the lower half is yours. The other plays the same tile elsewhere.',
  },
  won: /*i18n*/ {
    id: 'patches.slide.won.words',
    message:
      'When both match the same tile, the stronger takes it. Here your triangle two shares two attributes, theirs only the colour.',
  },
  tied: /*i18n*/ {
    id: 'patches.slide.tied.words',
    message:
      'With equal strength nobody captures anything, not even what only one of them matches. The tiles stay as they are.',
  },
  orphan: /*i18n*/ {
    id: 'patches.slide.orphan.words',
    message:
      'A tile with no empty cell beside it can never be captured any more, and counts for nobody. It fades, and a stroke crosses one corner.',
  },
  end: /*i18n*/ {
    id: 'patches.slide.end.words',
    message:
      'The board is full, or one player holds more than half of it. More cells win; points, the strength captured, only break a tie.',
  },
}

export const SLIDES: readonly HelpSlide[] = [
  {
    title: /*i18n*/ { id: 'patches.slide.tiles', message: 'The tiles' },
    words: WORDS.tiles,
    rows: 'rt1 bs2 yh3 gc4\n.   .   .   .\nrc4 bh3 ys2 gt1\n.   .   .   .',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.touching', message: 'Touching' },
    words: WORDS.touching,
    rows: '. . . .\n. . . .\n. bc1 . .\n. . . .',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.match', message: 'A match' },
    words: WORDS.match,
    rows: 'gs4 . . .\n. . . .\n. bc1 . .\n. . . .',
    user: 'bh3 3,2',
    opponent: 'rt2 0,1',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.matches', message: 'Several matches' },
    words: WORDS.matches,
    rows: '. bc1 . .\nyt4 . rs3 .\n. gt2 . .\n. . . .',
    user: 'bt3 1,1',
    opponent: 'gh1 0,3',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.collision', message: 'The same cell' },
    words: WORDS.collision,
    rows: '. . . .\n. rs3 . .\n. . bc1 .\n. . . .',
    user: 'bs2 2,1',
    opponent: 'rc4 2,1',
    replay: '0,1',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.won', message: 'A conflict, won' },
    words: WORDS.won,
    rows: '. . . .\n. . . .\n. . yt2 .\n. . . .',
    user: 'bt2 3,1',
    opponent: 'yc4 1,3',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.tied', message: 'A conflict, tied' },
    words: WORDS.tied,
    rows: '. . . .\nbh1 . rs3 bc1\n. . . .\n. . . .',
    user: 'bs2 0,2',
    opponent: 'rh4 0,1',
  },
  {
    title: /*i18n*/ { id: 'patches.slide.orphan', message: 'An orphan' },
    words: WORDS.orphan,
    rows: 'yt2 . . .\nU . . .\nU O . .\n. O . .',
    user: 'yc1 0,1',
    opponent: 'bc2 1,1',
  },
  {
    title: THE_END,
    words: WORDS.end,
    rows: 'rs2 . O O\nO O O U\nU U U yt1\nyt4 gs3 . U',
    user: 'bs1 3,2',
    opponent: 'rc4 0,1',
  },
]
