import { describe, expect, test } from 'vitest'
import { type Block, findBlock, previewStep, targetsOf } from '#src/games/garden/rules/step.ts'
import { parseCell, parseCells, positionOf } from './playing'

const START = 'human 0:1 slides 3:3 goal 14'

const preview = (text: string, from: string, to: string) =>
  previewStep(positionOf(text), { side: 'human', from: parseCell(from), to: parseCell(to) })

describe('a preview', () => {
  test('distinguishes two slides to one cell', () => {
    const text = `${START}\nAA.\n..A\n.A.`
    const colour = 1
    expect(preview(text, '0,1', '1,1')).toEqual({
      ok: true,
      value: { type: 'clear', colour, cells: parseCells('1,1 2,1 1,2'), weeds: [], points: 3 },
    })
    expect(preview(text, '2,1', '1,1')).toEqual({
      ok: true,
      value: { type: 'clear', colour, cells: parseCells('1,1 0,1 1,2 0,0'), weeds: [], points: 4 },
    })
  })

  test('lists the weeds that cost points', () => {
    expect(preview(`${START}\nA.A#\n..#`, '0,0', '0,1')).toEqual({
      ok: true,
      value: {
        type: 'clear',
        colour: 1,
        cells: parseCells('0,1 0,2'),
        weeds: parseCells('1,2 0,3'),
        points: 0,
      },
    })
  })

  test('returns the remaining free slides', () => {
    const value = { type: 'free-slide', left: 1 }
    expect(preview('human 0:1 slides 2:3 goal 14\nA', '0,0', '0,1')).toEqual({ ok: true, value })
  })

  test("returns the refusal even on the other side's turn", () => {
    expect(preview('ai 0:1 slides 0:3 goal 14\nA', '0,0', '0,1')).toEqual({
      ok: false,
      code: 'no-free-slide',
    })
  })
})

/** Board, side, flower, targets. */
const TARGETS: readonly [text: string, side: 'human' | 'ai', from: string, targets: string][] = [
  [`${START}\n.b.\naA#\n.A.`, 'human', '1,1', '2,1 1,0'],
  [`${START}\n.b.\naA#\n.A.`, 'ai', '1,0', '0,0 2,0 1,1'],
  ['human 0:1 slides 0:0 goal 14\n.b.\naA#\n.A.', 'ai', '1,0', '2,0 1,1'],
  [`${START}\nA`, 'ai', '0,0', ''],
  [`${START}\n#`, 'human', '0,0', ''],
  [`${START}\nA`, 'human', '6,6', ''],
]

describe('targets', () => {
  test.each(TARGETS)('on %j for %s at %s are %s', (text, side, from, targets) => {
    expect(targetsOf(positionOf(text), side, parseCell(from))).toEqual(parseCells(targets))
  })
})

/** Board, flower, why it cannot move. */
const BLOCKS: readonly [text: string, from: string, block: Block | undefined][] = [
  [`${START}\nA`, '0,0', undefined],
  ['human 0:1 slides 0:3 goal 14\nA', '0,0', 'no-free-slide'],
  ['human 0:1 slides 0:3 goal 14\nA.A', '0,0', undefined],
  [`${START}\nAb\n#`, '0,0', 'enclosed'],
  [`${START}\nAb\n.`, '0,0', undefined],
  ['human 0:1 slides 0:3 goal 14\nAb\n.', '0,0', 'no-free-slide'],
  [`${START}\nAA\n#`, '0,0', undefined],
]

test.each(BLOCKS)('on %j the flower at %s is blocked: %s', (text, from, block) => {
  expect(findBlock(positionOf(text), 'human', parseCell(from))).toBe(block)
})
