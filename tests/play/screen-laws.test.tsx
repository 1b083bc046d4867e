// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import { rules as cascadeRules } from '#src/games/cascade/rules/rules.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'
import { rules as gardenRules } from '#src/games/garden/rules/rules.ts'
import { screen as garden } from '#src/games/garden/screen.tsx'
import { gardenSettings } from '#src/games/garden/settings.ts'
import { rules as linkRules } from '#src/games/link/rules/rules.ts'
import { screen as link } from '#src/games/link/screen.tsx'
import { rules as patchesRules } from '#src/games/patches/rules/rules.ts'
import { screen as patches } from '#src/games/patches/screen.tsx'
import { tileName } from '#src/games/patches/texts.ts'
import { onPage } from '../games/link/ui/solver-on-page'
import { played } from '../support/link-of'
import { rules as memoryRules } from '../support/memory/rules/rules'
import { screen as memory } from '../support/memory/screen'
import { record } from '../support/recorded'
import { describeScreenLaws } from '../support/screen-laws'

/** The name of a cell. */
const at = ({ row, col }: Position) => RegExp(`, row ${row + 1}, column ${col + 1}\\b`)
const nobody = async () => {
  throw new Error('Nobody asks')
}

describeScreenLaws({
  screen: memory,
  // The cards read `abab`: a miss of either side, then two pairs.
  whole: played(
    memoryRules,
    { options: { pairs: 2, deal: 1 }, seed: 'seed 10' },
    [0, 1, 0, 1, 0, 2, 1, 3].map((card) => ({ type: 'turn' as const, card })),
  ),
  start: (next) => ({ see: () => {}, choose: async () => next(), end: () => {} }),
  presses: ({ card }, { turn }) => (turn === 'player' ? [RegExp(`column ${card + 1}$`)] : []),
  refused: [[['Card face down, column 1', 'Card a, column 1'], /^That card is up already\./]],
  end: /^All pairs taken.*\d : \d/,
})

describeScreenLaws({
  screen: link,
  whole: record(linkRules, { level: 'literal', board: 'ABCA\nCBAA', gravity: 'none' }, 'seed'),
  start: () => onPage,
  presses: (move) => (move.type === 'attempt' ? [at(move.from), at(move.to)] : []),
  refused: [
    [[at({ row: 0, col: 0 }), at({ row: 0, col: 1 })], /^Different tiles: Grinning face and Dog\./],
  ],
  end: /^Congratulations!.*\d moves/,
})

describeScreenLaws({
  screen: cascade,
  whole: record(
    cascadeRules,
    { rows: 6, cols: 6, kinds: 5, swaps: 3, counting: 'clusters', deal: 2 },
    'seed',
  ),
  start: () => undefined,
  presses: ({ from, to }) => [at(from), at(to)],
  refused: [
    [
      [at({ row: 0, col: 0 }), at({ row: 0, col: 1 })],
      /^That swap doesn’t line up three of a kind\./,
    ],
  ],
  end: /^All swaps used.*points with 3 swaps/,
})

gardenSettings.getState().change({ speed: 'at-once' })
const gardenGame = record(gardenRules, { difficulty: 'medium', deal: 1 }, 'seed')
const [, answer] = gardenGame.past
const theirs = answer?.move.type === 'move' ? [at(answer.move.from)] : []

describeScreenLaws({
  screen: garden,
  whole: gardenGame,
  start: (next) => ({
    choose: async () => next(),
    judge: async () => [],
    findEven: async (_, stem) => stem,
    end: () => {},
  }),
  presses: (move) =>
    move.type === 'move' && move.side === 'human' ? [at(move.from), at(move.to)] : [],
  refused: [[theirs, /That flower belongs to Hazel\./]],
  end: /You win!|Hazel wins|even|Draw/,
})

describeScreenLaws({
  screen: patches,
  whole: record(patchesRules, { board: 'small', level: 'easy', deal: 1 }, 'seed'),
  start: (next) => ({
    decide: async () => {
      const move = next()
      if (move?.type !== 'round') throw new Error('Both move')
      return move.opponent
    },
    judge: async () => [],
    judgeChoice: nobody,
    odds: nobody,
    end: () => {},
  }),
  presses: (move) =>
    move.type === 'round'
      ? [RegExp(`^${tileName(i18n, move.user.tile)}$`, 'i'), at(move.user.cell), 'Submit']
      : [],
  refused: [[['Submit'], /^First choose a tile and a cell\./]],
  end: /(\d+) : (\d+)/,
})
