import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { isDaily, type Route } from '#src/define/route.ts'
import type { Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
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
  use: 'g' | 'race' | 'turn' | 'lesson',
): Promise<string> {
  const board = boardOf(screen, session)
  const code = await screen.loadCode()
  const now = stopClock(session, performance.now())
  const text = writeGame({ rules: screen.rules, ...code }, now, board)
  return makeCheckedLink(board, { use, text })
}

type Raced = Pick<Screen, 'rules' | 'opponent'>

/** Returns `true` for a game that another can race: alone, won, and with the time of each step. */
export const canRace = ({ rules, opponent }: Raced, { past, dealt }: SessionOf): boolean =>
  opponent === undefined &&
  rules.outcome(past.at(-1)?.state ?? dealt)?.result === 'won' &&
  past.every(({ ms }) => ms !== undefined)

/** Makes the whole link of an address of this app. */
export const linkTo = (address: string): string => `${location.href.split('#')[0]}#/${address}`

/** Whole links; those of the game are left out before the first move, or if they cannot be made. */
export interface Links {
  readonly board: string
  readonly game?: string | undefined
  /** Only of a game that can be raced. */
  readonly race?: string | undefined
}

/** Returns the links of a game and of its board, once they are made. */
export function useLinks(): Links | undefined {
  const { screen, route, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  const [links, setLinks] = useState<Links>()
  useEffect(() => {
    let isWanted = true
    void makeLinks(screen, route, session).then((made) => isWanted && setLinks(made))
    return () => {
      isWanted = false
    }
  }, [screen, route, session])
  return links
}

async function makeLinks(screen: Screen, route: Route, session: SessionOf): Promise<Links> {
  const gameLink = (use: 'g' | 'race') =>
    gameAddress(screen, session, use).then(linkTo, () => undefined)
  return {
    // Opened as a daily board, it counts as one.
    board: linkTo(isDaily(route) ? route.href.slice(1) : boardAddress(screen, session)),
    game: session.past.length > 0 ? await gameLink('g') : undefined,
    race: canRace(screen, session) ? await gameLink('race') : undefined,
  }
}
