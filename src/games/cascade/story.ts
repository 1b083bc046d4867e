import type { I18n } from '@lingui/core'
import type { SessionOf } from '#src/define/session.ts'
import type { Judgement, Lesson, Story, Turn } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { isOneOf, isSamePair, type Position, valueAt } from '#src/engine/grid.ts'
import { placeText } from '#src/ui/texts.ts'
import { startAgents } from './laboratory.ts'
import { newIn, stageWith } from './levels/levels.ts'
import { newText } from './levels/texts.ts'
import { legalSwaps, type Swap } from './rules/swaps.ts'
import { tell } from './tell.ts'
import type { Cascade, CascadePiece } from './types.ts'

/** Shows the gems that a swap moved, and what lined up first. */
function turnOf({ events, before, step, i18n }: Told<Cascade>): Turn<Cascade> {
  const { from, to } = step.move
  const first = events.find((event) => event.type === 'matched')
  const points = step.state.points - before.points
  const gemAt = (at: Position): CascadePiece => ({ type: 'gem', kind: valueAt(before.board, at) })
  const matched = first?.cells.filter((at) => !isOneOf(step.move, at)) ?? []
  return {
    pieces: [from, to].map(gemAt),
    gain: `+${points.toLocaleString(i18n.locale)}`,
    cells: [from, to, ...matched].map((at) => ({ at, piece: gemAt(at) })),
  }
}

/** The share of the best swap below which one is a mistake: agents, too, only expect. */
const LEAST_SHARE = 0.5

/** The agent that values swaps: by the points expected of each and of the next one. */
const AGENT = 'lookahead'

interface Candidate {
  readonly swap: Swap
  readonly points: number
}

function judgementOf(
  played: Swap,
  candidates: readonly Candidate[],
): Judgement<Cascade> | undefined {
  const [best] = candidates.toSorted((a, b) => b.points - a.points)
  const findSwap = (move: Swap) => candidates.find(({ swap }) => isSamePair(move, swap))
  const chosen = findSwap(played)
  if (!best || !chosen) return undefined
  const shareOf = ({ points }: Candidate) => points / best.points
  const note = (i18n: I18n) => noteText(i18n, chosen, best)
  const value = shareOf(chosen)
  if (value >= LEAST_SHARE) return { value, cost: 0, note }
  const lesson: Lesson<Cascade> = {
    ask: (i18n) => i18n._(ASK),
    why: note,
    best: { type: 'swap', ...best.swap },
    isGood: async (move) => {
      const found = findSwap(move)
      return !!found && shareOf(found) >= LEAST_SHARE
    },
  }
  return { value, cost: 1 - value, note, lesson }
}

const ASK = /*i18n*/ {
  id: 'cascade.lesson.ask',
  message: 'This swap gave away more than half. Find one worth more.',
}

function noteText(i18n: I18n, chosen: Candidate, best: Candidate): string {
  const whole = ({ points }: Candidate) =>
    points.toLocaleString(i18n.locale, { maximumFractionDigits: 0 })
  if (chosen === best)
    return i18n._({
      id: 'cascade.note.best',
      message: 'The best swap: about {points} points, with the swap after it.',
      values: { points: whole(chosen) },
    })
  return i18n._({
    id: 'cascade.note',
    message:
      'Best: {from} with {to}, about {best} points with the swap after it; the one made, about {points}.',
    values: {
      points: whole(chosen),
      best: whole(best),
      from: placeText(i18n, best.swap.from),
      to: placeText(i18n, best.swap.to),
    },
  })
}

/** Values all swaps of a game in a worker of its own. */
async function valueGame(
  { dealt, past }: SessionOf<Cascade>,
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly (readonly Candidate[])[]> {
  const boards = [dealt, ...past.map(({ state }) => state)].map(({ board }) => board).slice(0, -1)
  const agents = startAgents()
  try {
    const values = await agents.values(
      dealt,
      boards,
      AGENT,
      (done) => report(done / boards.length),
      signal,
    )
    return boards.map((board, index) =>
      legalSwaps(board).map((swap, number) => ({ swap, points: values[index]?.[number] ?? 0 })),
    )
  } finally {
    agents.end()
  }
}

const story: Story<Cascade> = {
  tell,
  scale: {
    high: /*i18n*/ { id: 'cascade.scale.best', message: 'The best swap' },
    low: /*i18n*/ { id: 'cascade.scale.none', message: 'No points' },
  },
  turnOf,
  rulesOf: (options, i18n) => {
    const stage = stageWith(options)
    return (stage ? newIn(stage) : []).map((element) => ({
      rule: `${element.what}-${element.count}`,
      text: newText(i18n, [element]),
    }))
  },
  judge: async (_, session, report, signal) => {
    const valued = await valueGame(session, report, signal)
    return session.past.map(({ move }, index) => judgementOf(move, valued[index] ?? []))
  },
}

export default story
