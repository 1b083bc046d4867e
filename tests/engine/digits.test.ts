import { expect, test } from 'vitest'
import {
  type Digit,
  DigitError,
  itemDigit,
  naturalDigit,
  readDigits,
  writeDigits,
} from '#src/engine/digits.ts'

test.each([
  [2, 2],
  [2, -1],
  [2, 0.5],
  [2, undefined],
  [0, 0],
])('of radix %j, %j is no digit to write', (radix, value) => {
  expect(() => writeDigits().digit(radix, value)).toThrow(DigitError)
})

test.each<[name: string, number: bigint, read: (digit: Digit) => unknown]>([
  ['where there is no choice', 0n, (digit) => digit(0)],
  ['of an empty list', 0n, (digit) => itemDigit(digit, [])],
  ['of a natural with a twelfth group', 64n ** 12n - 1n, (digit) => naturalDigit(digit)],
])('nothing is read %s', (_, number, read) => {
  expect(() => read(readDigits(number).digit)).toThrow(DigitError)
})

test.each([0, 31, 32, 1_023, 1_024, Number.MAX_SAFE_INTEGER])(
  '%i is read as it is written',
  (value) => {
    const { digit, toNumber } = writeDigits()
    naturalDigit(digit, value)
    const rest = readDigits(toNumber() + 64n ** 20n)
    expect(naturalDigit(rest.digit)).toBe(value)
    expect([readDigits(0n).isDone(), rest.isDone()]).toEqual([true, false])
  },
)
