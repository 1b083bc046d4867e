/** A seed nobody has chosen: 48 bits of the platform's chance, short enough to read out. */
export function newSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high % 0x10000) * 0x100000000 + low).toString(36)
}
