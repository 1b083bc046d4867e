import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  /** `speed` is text such as "3,600,000 swaps/s". */
  update(games: number, speed?: string): void
  stop(): void
}

const FORMAT = '{bar} {percentage}% | {value}/{total} games | {speed}{eta_formatted} left'

/** Replaces the library's format, which rounds to "3h60m" and cannot show an unknown time. */
function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (!Number.isFinite(whole)) return '–'
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m${whole % 60}s`
  return `${Math.floor(whole / 3600)}h${Math.floor((whole % 3600) / 60)}m`
}

/** Starts a bar that leaves cursor and line wrapping alone, since a killed process could not restore them. */
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
