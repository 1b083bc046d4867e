import { isMotionReduced } from '../media.ts'

/**
 * Lets the rows of a board appear in a wave, by its style sheet alone. The `first` wave is under way as the
 * board appears; the `next` follows that of the pieces before.
 */
export function dealRows(grid: HTMLElement, deal: 'first' | 'next'): void {
  if (!isMotionReduced()) grid.dataset.deal = deal
}

/** Lets rows that are about to be replaced disappear in a wave, as copies at rest in a layer over the board. */
export function clearRows(grid: HTMLElement, layer: HTMLElement): void {
  if (isMotionReduced()) return
  const copy = document.importNode(grid, true)
  copy.removeAttribute('role')
  copy.inert = true
  copy.dataset.deal = 'last'
  for (const piece of copy.querySelectorAll('[data-look]')) piece.removeAttribute('data-look')
  layer.replaceChildren(copy)
}

/** Drops the copies when their wave ends. */
export function endWave({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  if (target.dataset.deal === 'last') target.remove()
  delete target.dataset.deal
}
