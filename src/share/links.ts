import type { Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { type LinkedCode, makeLinkCode } from '#src/engine/link-code.ts'
import { stopClock } from '#src/engine/session.ts'

const boardOf = ({ rules, route }: Screen, { options, seed }: SessionOf): string =>
  makeLinkCode({ game: rules.id, options: route.fields(options), seed })

/** Makes the address of a game's board, after `#/`. */
export const boardAddress = (screen: Screen, session: SessionOf): string =>
  makeCheckedLink(boardOf(screen, session))

/** Makes the address of a game for one of its uses, after `#/`. */
export async function gameAddress(
  screen: Screen,
  session: SessionOf,
  use: LinkedCode['use'],
): Promise<string> {
  const board = boardOf(screen, session)
  const { codeMove } = await screen.loadCode()
  const now = stopClock(session, performance.now())
  const text = writeGame({ rules: screen.rules, codeMove }, now, board)
  return makeCheckedLink(board, { use, text })
}

/** Makes the whole link of an address of this app. */
export const linkTo = (address: string): string => `${location.href.split('#')[0]}#/${address}`
