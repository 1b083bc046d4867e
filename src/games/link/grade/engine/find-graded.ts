import { deal } from '../../deal/deal.ts'
import type { LinkOptions } from '../../deal/levels.ts'
import type { Deal, Found, Prove } from '../../solver/find.ts'
import { type Grading, startGrading } from './grade.ts'
import { type GradedRequest, gradedOptions } from './kinds.ts'
import { type Band, GAMES, type Grade, type Risk, rangeOf } from './scales.ts'

/** A deal of the requested risk, with its grade and a line that clears it. */
export interface GradedDeal extends Found<Deal> {
  readonly grade: Grade
}

const MOST_DRAWS = 1_500

/**
 * Returns the first of the seeds `stem`, `stem 1` … whose even draw has this risk and can be cleared. Only calls
 * `prove` where no random game cleared the board; `undefined` if none is found. `onProgress` gets the number of
 * seeds tried.
 */
export function findGradedDeal(
  request: GradedRequest,
  stem: string,
  prove: Prove,
  onProgress?: (draws: number) => void,
): GradedDeal | undefined {
  const options = gradedOptions(request)
  if (!options) return undefined
  const band = bandOf(request.risk)
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    onProgress?.(draw)
    const seed = draw === 0 ? stem : `${stem} ${draw}`
    const found = gradeSeed(options, seed, band, prove)
    if (found) return { value: { options, seed }, ...found }
  }
  return undefined
}

export function gradeSeed(
  options: LinkOptions,
  seed: string,
  band: Band,
  prove: Prove,
): Pick<GradedDeal, 'grade' | 'line'> | undefined {
  const board = deal(options, seed)
  const grading = startGrading(board, options.gravity)
  if (!playWithin(grading, band)) return undefined
  const line = grading.line() ?? prove(board, options.gravity)
  return line && { grade: grading.grade(), line }
}

/** Margin inside a band, in standard errors plus a share of games, so that other random games agree. */
const MARGIN = { errors: 1.3, share: 0.004 }

const marginAt = (cleared: number): number =>
  MARGIN.errors * Math.sqrt((cleared * (GAMES - cleared)) / GAMES) + MARGIN.share * GAMES

/** Returns a risk's band, narrowed by the margin. */
export function bandOf(risk: Risk): Band {
  const { least: low, most: high } = rangeOf(risk)
  let [least, most] = [low, high]
  while (low > 0 && least - marginAt(least) < low) least++
  while (high < GAMES && most + marginAt(most) > high) most--
  return { least, most }
}

/** Games between checks, and the standard errors outside the band after which grading stops. */
const STEP = 8
const REACH = 2

/** Plays a grading, giving up early outside the band. Returns `true` if it ends inside. */
function playWithin(grading: Grading, band: Band): boolean {
  const { counts } = grading
  while (counts.played < GAMES) {
    if (counts.played % STEP === 0 && !isInReach(counts, band)) return false
    grading.playNext()
  }
  return counts.cleared >= band.least && counts.cleared <= band.most
}

function isInReach({ played, cleared }: Grading['counts'], { least, most }: Band): boolean {
  const reach = (share: number) => REACH * Math.sqrt(played * share * (1 - share))
  const [low, high] = [least / GAMES, most / GAMES]
  return cleared >= played * low - reach(low) && cleared <= played * high + reach(high)
}
