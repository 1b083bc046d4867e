import { Presets, SingleBar } from 'cli-progress'

/** Shows how far a run is. */
export interface Progress {
  update(games: number, swapsPerSecond: number): void
  stop(): void
}

const FORMAT = '{bar} {percentage}% | {value}/{total} games | {rate} swaps/s | {eta_formatted} left'

/** A bar on a terminal; where there is none, silence. */
export function startProgress(total: number): Progress {
  const options = {
    format: FORMAT,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
    etaBuffer: 50,
  }
  const bar = new SingleBar(options, Presets.shades_classic)
  bar.start(total, 0, { rate: '–' })
  return {
    update: (games, swapsPerSecond) =>
      bar.update(games, { rate: Math.round(swapsPerSecond).toLocaleString('en') }),
    stop: () => bar.stop(),
  }
}
