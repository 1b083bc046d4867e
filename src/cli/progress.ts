import { Presets, SingleBar } from 'cli-progress'

/** Shows how far a run is. */
export interface Progress {
  update(games: number, swapsPerSecond: number): void
  stop(): void
}

const FORMAT = '{bar} {percentage}% | {value}/{total} games | {rate} swaps/s | {eta_formatted} left'

/** The library's own rounding says "3h60m". What it cannot foresee is no number. */
function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (!Number.isFinite(whole)) return '–'
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m${whole % 60}s`
  return `${Math.floor(whole / 3600)}h${Math.floor((whole % 3600) / 60)}m`
}

/** A bar on a terminal; where there is none, silence. */
export function startProgress(total: number): Progress {
  const options = {
    format: FORMAT,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
    etaBuffer: 50,
    formatTime,
  }
  const bar = new SingleBar(options, Presets.shades_classic)
  bar.start(total, 0, { rate: '–' })
  return {
    update: (games, swapsPerSecond) =>
      bar.update(games, { rate: Math.round(swapsPerSecond).toLocaleString('en') }),
    stop: () => bar.stop(),
  }
}
