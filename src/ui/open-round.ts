import { isOver, newRound, type Round, restoreRound } from '../engine/round'
import type { GameTypes, Rules } from '../engine/rules'
import { parseSave, type Save, startSession } from '../engine/session'
import type { Keeper } from './keeper'

/** A round to play, and whether a save had to be put aside for it. */
export interface OpenedRound<Game extends GameTypes> {
  readonly round: Round<Game>
  readonly damaged: boolean
}

interface OpenOptions<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly keeper: Keeper
  readonly slot: string
  readonly deal: (options: Game['Options'], seed: string) => Promise<Game['State']>
  /** Whether a kept round is the one that was asked for. */
  readonly fits: (save: Save<Game>) => boolean
  /** What to deal otherwise. */
  readonly options: Game['Options']
  readonly seed: string
}

/** Goes on with the kept round where there is one that fits; deals a new one otherwise. */
export async function openRound<Game extends GameTypes>(
  open: OpenOptions<Game>,
): Promise<OpenedRound<Game>> {
  const { rules, keeper, slot, deal, options, seed } = open
  const kept = await keeper.read(slot)
  const restored = kept && (await restoreKept(open, kept.save))
  if (restored === 'damaged') await keeper.setAside(slot)
  if (restored && restored !== 'damaged') return { round: restored, damaged: false }
  const session = startSession(rules, options, seed, await deal(options, seed))
  return { round: newRound(session), damaged: restored === 'damaged' }
}

async function restoreKept<Game extends GameTypes>(
  { rules, deal, fits }: OpenOptions<Game>,
  input: unknown,
): Promise<Round<Game> | 'damaged' | undefined> {
  const save = parseSave(rules, input)
  if (!save.ok) return 'damaged'
  if (!fits(save.value)) return undefined
  const dealt = await deal(save.value.options, save.value.seed)
  const round = restoreRound(rules, save.value, dealt)
  if (!round.ok) return 'damaged'
  return isOver(rules, round.value) ? undefined : round.value
}
