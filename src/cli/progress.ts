import { Presets, SingleBar } from 'cli-progress'

/** Shows how many games are done. */
export interface Progress {
  /** `speed` is a text like "3,600,000 swaps/s". */
  update(games: number, speed?: string): void
  stop(): void
}

const FORMAT = '{bar} {percentage}% | {value}/{total} games | {speed}{eta_formatted} left'

/** The library's own rounding says "3h60m". What it cannot foresee is no number. */
function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (!Number.isFinite(whole)) return '–'
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m${whole % 60}s`
  return `${Math.floor(whole / 3600)}h${Math.floor((whole % 3600) / 60)}m`
}

/**
 * Draws a bar on a terminal; where there is none, nothing. It leaves the cursor and the wrapping of
 * lines as they are: a program that is killed could not restore them.
 */
export function startProgress(total: number): Progress {
  const options = {
    format: FORMAT,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: false,
    linewrap: true,
    gracefulExit: false,
    etaBuffer: 50,
    formatTime,
  }
  const bar = new SingleBar(options, Presets.shades_classic)
  bar.start(total, 0, { speed: '' })
  return {
    update: (games, speed) => bar.update(games, { speed: speed ? `${speed} | ` : '' }),
    stop: () => bar.stop(),
  }
}
