/** A game that has ended, as far as the actions offered there depend on it. */
export interface Situation {
  readonly isDay: boolean
  readonly isRace: boolean
  readonly isByLink: boolean
  readonly isBegun: boolean
  /** The address deals this board every time. */
  readonly repeats: boolean
  /** It was lost, and a lesson rather than another try shows why. */
  readonly isToSee: boolean
  readonly hasLessons: boolean
  /** The board can be played from the other seat. */
  readonly hasRematch: boolean
  readonly canRace: boolean
  readonly canSend: boolean
  readonly hasNext: boolean
  readonly hasBack: boolean
}

/** Actions in their order: the first is primary, the second stands beside it. */
const ACTIONS = [
  'send',
  'next',
  'again',
  'rematch',
  'share',
  'learn',
  'replay',
  'restart',
  'race',
  'calendar',
  'back',
  'menu',
] as const
export type ActionName = (typeof ACTIONS)[number]

/** A loss leads to its cause, a day's board to others who play it, a race to another try. */
const firstIn = ({ isDay, isRace, isToSee }: Situation): readonly ActionName[] => {
  const first: ActionName[] = isDay ? ['share'] : isRace ? ['next', 'restart'] : []
  return isToSee ? ['learn', ...first] : first
}

/** The board is played again by its address, its rematch or not at all. */
const isOnly = ({ repeats, isByLink, isBegun, hasRematch }: Situation): boolean =>
  repeats || isByLink || !isBegun || hasRematch

const IS_OFFERED: Readonly<Record<ActionName, (end: Situation) => boolean>> = {
  send: ({ canSend }) => canSend,
  next: ({ hasNext }) => hasNext,
  again: ({ isDay, isByLink }) => !isDay && !isByLink,
  rematch: ({ hasRematch }) => hasRematch,
  share: () => true,
  learn: ({ hasLessons }) => hasLessons,
  replay: ({ isBegun }) => isBegun,
  restart: (end) => end.isRace || (!end.canRace && !isOnly(end)),
  race: (end) => end.canRace && !end.isRace && !isOnly(end),
  calendar: ({ isDay }) => isDay,
  back: ({ hasBack }) => hasBack,
  menu: () => true,
}

/** Returns what can be done at the end of a game, in its order: a loss leads to its cause, if there is one. */
export const actionsIn = (end: Situation): readonly ActionName[] =>
  [...new Set([...firstIn(end), ...ACTIONS])].filter((name) => IS_OFFERED[name](end))
