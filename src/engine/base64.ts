/** The digits of base64url (RFC 4648, section 5), which need no escapes in an address. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Writes a natural number in base 64, the lowest digit first; 0 as the empty text. */
export function toBase64(number: bigint): string {
  let [text, rest] = ['', number]
  for (; rest > 0n; rest >>= 6n) text += ALPHABET.charAt(Number(rest & 63n))
  return text
}

/** Reads what `toBase64` writes; `undefined` for other characters. */
export function fromBase64(text: string): bigint | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  // Two octal digits each: engines read these in linear time, where adding digit by digit is quadratic.
  const octal = (digit: string) => ALPHABET.indexOf(digit).toString(8).padStart(2, '0')
  return BigInt(`0o0${[...text].reverse().map(octal).join('')}`)
}

const POLYNOMIAL = 0xedb88320

/** Computes the CRC-32 (ISO 3309, as in zip files) of an ASCII text. */
function crc32(text: string): number {
  let crc = ~0
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
  }
  return ~crc >>> 0
}

export const CHECK_LENGTH = 4

/** Returns the checksum of an ASCII text: the lowest 24 bits of its CRC-32, as four digits. */
export const checkOf = (text: string): string =>
  toBase64(BigInt(crc32(text) % 2 ** 24)).padEnd(CHECK_LENGTH, 'A')
