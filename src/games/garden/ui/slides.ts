import type { MessageDescriptor } from '@lingui/core'
import { THE_END } from '#src/ui/words.ts'

/** A demonstration board: a position, and the moves on it in turn, each as `row,col row,col`. */
interface HelpSlide {
  readonly title: MessageDescriptor
  readonly words: MessageDescriptor
  readonly position: string
  readonly moves: readonly string[]
  /** After the opponent's move a weed grows. */
  readonly grows?: boolean
}

/** The words of the slides, of which a first game uses some. */
export const WORDS = {
  owners: /*i18n*/ {
    id: 'garden.help.owners',
    message:
      'Your flowers stand in round green pots, the opponent’s in square orange ones. You take turns: you first, unless a rematch swaps the seats.',
  },
  slide: /*i18n*/ {
    id: 'garden.help.slide',
    message:
      'Slide a flower one cell. Next to its colour it clears the whole connected group: a point for each flower, whoever owned it.',
  },
  gather: /*i18n*/ {
    id: 'garden.help.gather',
    message:
      'To gather, choose a flower of its colour beside it: nothing moves, and their group is cleared.',
  },
  theirs: /*i18n*/ {
    id: 'garden.help.theirs',
    message: 'Every flower of a group counts, whoever owned it. The opponent can take yours too.',
  },
  free: /*i18n*/ {
    id: 'garden.help.free',
    message:
      'A slide that clears nothing is a free slide: no points, and your turn is over. Each of you has three of them in a game.',
  },
  weed: /*i18n*/ {
    id: 'garden.help.weed',
    message:
      'A weed stays, and a group cleared beside it loses a point. One may grow after each move of whoever moves second (easy and fair ¼, medium ⅓, hard ½).',
  },
  cost: /*i18n*/ {
    id: 'garden.help.cost',
    message: 'Each weed beside a cleared group takes one point off, but a move never loses points.',
  },
  pass: /*i18n*/ {
    id: 'garden.help.pass',
    message: 'A player who can’t move is skipped, and the other moves again.',
  },
  end: /*i18n*/ {
    id: 'garden.help.end',
    message:
      'The first to reach the goal ends the game, or it ends when neither can move. More points win. Whoever moves second begins with one point.',
  },
}

export const SLIDES: readonly HelpSlide[] = [
  {
    title: /*i18n*/ { id: 'garden.slide.owners', message: 'Yours and theirs' },
    words: WORDS.owners,
    position:
      'human 0:1 slides 3:3 goal 14\n.......\n.A.b.C.\n.......\n.d.E.f.\n.......\n.B.a.D.\n.......',
    moves: [],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.slide', message: 'Slide to its colour' },
    words: WORDS.slide,
    position:
      'human 0:1 slides 3:3 goal 14\n.......\n.B.....\n..A.a..\n....A..\n.......\n..c..e.\n.......',
    moves: ['2,2 2,3'],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.gather', message: 'Gather' },
    words: WORDS.gather,
    position:
      'human 0:1 slides 3:3 goal 14\n.......\n.....d.\n..Bb...\n...B...\n.......\n.E...c.\n.......',
    moves: ['2,2 2,3'],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.theirs', message: 'Any flower counts' },
    words: WORDS.theirs,
    position:
      'ai 0:1 slides 3:3 goal 14\n.......\n.f.....\n..e.EE.\n.......\n.......\n.B...c.\n.......',
    moves: ['2,2 2,3'],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.free', message: 'Free slides' },
    words: WORDS.free,
    position:
      'human 0:1 slides 3:3 goal 14\n.......\n.....b.\n..D....\n.......\n.....D.\n.a.....\n.......',
    moves: ['2,2 2,3'],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.weed', message: 'Weeds' },
    words: WORDS.weed,
    position:
      'ai 0:1 slides 3:3 goal 14\n.......\n.A...e.\n.......\n...cC..\n.......\n.B...d.\n.......',
    moves: ['3,3 3,4'],
    grows: true,
  },
  {
    title: /*i18n*/ { id: 'garden.slide.cost', message: 'A weed beside a group' },
    words: WORDS.cost,
    position:
      'human 0:1 slides 3:3 goal 14\n.......\n.d.....\n..F#...\n...fF..\n.......\n.B...a.\n.......',
    moves: ['2,2 3,2'],
  },
  {
    title: /*i18n*/ { id: 'garden.slide.pass', message: 'No move' },
    words: WORDS.pass,
    position:
      'human 3:4 slides 2:0 goal 14\n.......\n.c.....\n..A.A..\n.......\n.....B.\n.......\n......f',
    moves: ['4,5 4,4', '2,2 2,3'],
  },
  {
    title: THE_END,
    words: WORDS.end,
    position:
      'human 12:9 slides 1:0 goal 14\n.......\n.b...C.\n.......\n..E.e..\n.......\n.D...f.\n.......',
    moves: ['3,2 3,3'],
  },
]
