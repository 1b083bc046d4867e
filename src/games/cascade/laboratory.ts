import type { Batch, Games } from './lab/batch'
import type { Settings } from './lab/settings'

/** Where simulations are played, so that they do not hold up the page. */
export interface Laboratory {
  /** How many batches are played at once. */
  readonly lanes: number
  play(settings: Settings, games: Games): Promise<Batch>
  dispose(): void
}
