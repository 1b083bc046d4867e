import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { isDaily } from '#src/define/route.ts'
import type { Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { type LinkedCode, makeLinkCode, type RaceUse } from '#src/engine/link-code.ts'
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
  const code = await screen.loadCode()
  const now = stopClock(session, performance.now())
  const text = writeGame({ rules: screen.rules, ...code }, now, board)
  return makeCheckedLink(board, { use, text })
}

/** Makes the whole link of an address of this app. */
export const linkTo = (address: string): string => `${location.href.split('#')[0]}#/${address}`

/** The use of a link to a game: its replay, or a race. */
export type Use = 'g' | RaceUse

export interface Links {
  readonly board: string
  /** Left out before the first move, or if it cannot be made. */
  readonly game?: string | undefined
}

/** Returns the links of a game and of its board, once they are made. */
export function useLinks(use: Use): Links | undefined {
  const { screen, route, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  const [links, setLinks] = useState<Links>()
  useEffect(() => {
    let isWanted = true
    // Opened as a daily board, it counts as one.
    const board = linkTo(isDaily(route) ? route.href.slice(1) : boardAddress(screen, session))
    const made =
      session.past.length > 0 ? gameAddress(screen, session, use).then(linkTo) : undefined
    void Promise.resolve(made)
      .catch(() => undefined)
      .then((game) => isWanted && setLinks({ board, game }))
    return () => {
      isWanted = false
    }
  }, [screen, route, session, use])
  return links
}
