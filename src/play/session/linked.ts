import type { Route } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { SessionOf, Showing } from '#src/define/session.ts'
import { type CodeProblem, findLinkProblem, readGame } from '#src/engine/game-code.ts'
import type { LinkedBoard, LinkedCode } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { Step } from '#src/engine/session.ts'
import { inTasks } from '#src/ui/tasks.ts'

/** `forked`: the game here is another; `own-moves`: the link adds moves of whoever plays here. */
export type GoOnProblem = 'forked' | 'own-moves'

/** The game of a link: to watch, to race, to go on with by turns, or with a mistake as its last step. */
export interface Linked extends Pick<Playing, 'ghost' | 'sent'> {
  /** A game that is only shown. */
  readonly watched?: { readonly session: SessionOf; readonly showing: Showing }
  /** Returns the game that goes on, of the one sent and the one saved here. */
  readonly goOn?: (saved: SessionOf | undefined) => Result<SessionOf, GoOnProblem>
}

/** Opens the link of the address again, with the moves that it adds. The history's entry keeps it, which no link can. */
export function agreeToLink(): void {
  history.replaceState({ ...history.state, agreed: location.hash }, '')
  location.reload()
}

const isAgreed = (): boolean => history.state?.agreed === location.hash

/** Checks a link against its checksum, and reads the game in it without blocking the page, as long as that is open. */
export async function readLinked(
  screen: Screen,
  { options, seed = '' }: Route,
  linked: LinkedBoard,
  closed: AbortSignal,
): Promise<Result<Linked, CodeProblem>> {
  const { rules, loadCode, byLink, opponent } = screen
  const { board, code } = linked
  const problem = findLinkProblem(linked)
  if (problem) return { ok: false, code: problem }
  if (!code) return { ok: true, value: {} }
  // Whoever could go on with any game would win games of others.
  if (!!byLink?.isByLink(options) !== (code.use === 'turn')) return { ok: false, code: 'bad-code' }
  const read = readGame({ rules, ...(await loadCode()) }, { options, seed }, board, code.text)
  const game = await inTasks(read, closed)
  if (!game.ok) return game
  const hasNone = game.value.past.length === 0 || opponent?.isForTwo(options)
  if (code.use === 'lesson' && hasNone) return { ok: false, code: 'bad-code' }
  return { ok: true, value: linkedAs(screen, code.use, game.value) }
}

function linkedAs(screen: Screen, use: LinkedCode['use'], game: SessionOf): Linked {
  if (use === 'turn') return { sent: game, goOn: (saved) => goOn(screen, game, saved) }
  if (use === 'lesson') return { watched: { session: game, showing: { type: 'mistake' } } }
  return use === 'g'
    ? { watched: { session: game, showing: { type: 'replay', from: 0 } } }
    : { ghost: game }
}

/**
 * Takes the longer of two games that begin alike, of the one sent all but its last move, which is then played before the
 * eyes of its receiver. Else names the move, counted from 1, in which they differ. A link that adds moves of its receiver
 * is taken only if that was agreed to.
 */
function goOn(
  { byLink }: Screen,
  sent: SessionOf,
  saved: SessionOf | undefined,
): Result<SessionOf, GoOnProblem> {
  const known = saved?.past ?? []
  const differs = ({ move }: Step, index: number) =>
    known[index] !== undefined && JSON.stringify(known[index].move) !== JSON.stringify(move)
  const at = sent.past.findIndex(differs)
  if (at >= 0) return { ok: false, code: 'forked', detail: String(at + 1) }
  if (saved && known.length >= sent.past.length) return { ok: true, value: saved }
  const own = sent.past.flatMap(({ move }, index) =>
    index >= known.length && byLink?.isOwnMove(sent, move) ? index + 1 : [],
  )
  if (own.length > 0 && !isAgreed()) return { ok: false, code: 'own-moves', detail: own.join(', ') }
  return { ok: true, value: { ...sent, past: sent.past.slice(0, -1) } }
}
