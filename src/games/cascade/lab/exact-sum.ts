/** Below this, sums and products of whole numbers are exact as they are. */
const SAFE = 2 ** 52

/** A sum of whole numbers that stays exact however large: small ones are gathered first, for speed. */
export class ExactSum {
  private large = 0n
  private small = 0

  add(value: number): void {
    if (value > SAFE) this.large += BigInt(value)
    else this.small += value
    if (this.small > SAFE) this.flush()
  }

  addProduct(a: number, b: number): void {
    const product = a * b
    if (product > SAFE) this.large += BigInt(a) * BigInt(b)
    else this.add(product)
  }

  total(): bigint {
    this.flush()
    return this.large
  }

  private flush(): void {
    this.large += BigInt(this.small)
    this.small = 0
  }
}
