/**
 * Codes one digit of a game, from 0 to `radix - 1`: returns `value` while a code is written, else the digit read. A game
 * describes its moves once, for both directions. Throws `DigitError` for a value that is no digit.
 */
export type Digit = (radix: number, value?: number) => number

/**
 * Digits that code no game, which `readGame` refuses with a code. Thrown, since games describe their moves by plain
 * values for both directions: a `Result` of each digit would be in all of them.
 */
export class DigitError extends Error {}

/** Begins a number: `digit` writes, `toNumber` returns it, the first digit the least significant. */
export function writeDigits() {
  const digits: (readonly [radix: number, value: number])[] = []
  const digit: Digit = (radix, value = -1) => {
    if (!Number.isInteger(value) || value < 0 || value >= radix)
      throw new DigitError(`${value} is no digit below ${radix}`)
    digits.push([radix, value])
    return value
  }
  const toNumber = () =>
    digits.reduceRight((rest, [radix, value]) => rest * BigInt(radix) + BigInt(value), 0n)
  return { digit, toNumber }
}

/** Begins to read a number; `isDone` returns `true` once nothing is left. */
export function readDigits(number: bigint) {
  let rest = number
  const digit: Digit = (radix) => {
    if (radix < 1) throw new DigitError('There is nothing to choose from')
    // Long numbers are divided in linear time: once, and not for what is no choice.
    if (radix === 1) return 0
    const [before, scale] = [rest, BigInt(radix)]
    rest /= scale
    return Number(before - rest * scale)
  }
  return { digit, isDone: () => rest === 0n }
}

/** Codes an item of a list as its index. `isSame` compares it with others while a code is written. */
export function itemDigit<Item>(
  digit: Digit,
  items: readonly Item[],
  isSame?: (item: Item) => boolean,
): Item {
  const item = items[digit(items.length, isSame && items.findIndex(isSame))]
  if (item === undefined) throw new DigitError('There is nothing to choose from')
  return item
}

const GROUP = 32

/** Codes a natural number in groups of five bits, the lowest first, each with a flag that another follows. */
export function naturalDigit(digit: Digit, value?: number): number {
  let [total, scale, rest] = [0, 1, value]
  for (;;) {
    const more = rest !== undefined && rest >= GROUP ? GROUP : 0
    const group = digit(2 * GROUP, rest === undefined ? undefined : more + (rest % GROUP))
    total += (group % GROUP) * scale
    scale *= GROUP
    if (group < GROUP) return total
    if (scale > Number.MAX_SAFE_INTEGER) throw new DigitError('The number is too large')
    rest = rest === undefined ? undefined : Math.floor(rest / GROUP)
  }
}

/** Codes a text of UTF-16 code units; ASCII takes seven bits each. */
export function textDigit(digit: Digit, maxLength: number, text?: string): string {
  const length = digit(maxLength + 1, text?.length)
  let read = ''
  for (let index = 0; index < length; index++) {
    const unit = text?.charCodeAt(index)
    const ascii = digit(129, unit === undefined ? undefined : Math.min(unit, 128))
    read += String.fromCharCode(ascii < 128 ? ascii : digit(0x10000, unit))
  }
  return read
}
