import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { isDaily } from '#src/define/route.ts'
import type { EndTexts, Playing } from '#src/define/screen.ts'
import type { Outcome } from '#src/engine/rules.ts'
import { dealOf, startSession } from '#src/engine/session.ts'
import { Button, LinkButton, type Looks, MenuLink } from '#src/ui/kit/Button.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { MORE } from '#src/ui/texts.ts'
import { DAILY, WATCH_REPLAY } from '#src/ui/words.ts'
import { useLessons } from '../judge/judgements.ts'
import { ghostOf } from '../race/ghost.ts'
import { raceAgainst } from '../race/open-race.ts'
import type { RaceResult } from '../race/race-result.ts'
import { LEARN } from '../story/turns.ts'
import { dealAnother } from '../tools/Tools.tsx'
import styles from './EndActions.module.css'
import { type ActionName, actionsIn } from './end-actions.ts'

/** A game that has ended. */
export interface AtEnd {
  readonly end: EndTexts
  readonly result: Outcome['result']
  readonly race?: RaceResult | undefined
}

interface ActionProps extends AtEnd, Looks {
  readonly onShare: () => void
}

/** One primary action, one beside it, and all others folded. */
export function EndActions(props: ActionProps) {
  const [isOpen, open] = useState(false)
  const [primary, second, ...others] = useEndActions(props)
  return (
    <div className={styles.actions}>
      {primary && <Action {...props} name={primary} look="primary" />}
      {second && <Action {...props} name={second} />}
      <Button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Trans {...MORE} />
      </Button>
      {isOpen && (
        <div className={styles.more}>
          {others.map((name) => (
            <Action key={name} {...props} name={name} />
          ))}
        </div>
      )}
    </div>
  )
}

export function useEndActions({ end, result }: AtEnd): readonly ActionName[] {
  const playing = useOpenPage()
  const { screen, store, route } = playing
  const session = useStore(store, (state) => state.session)
  const isBegun = session.past.length > 0
  return actionsIn({
    isDay: isDaily(route),
    isRace: ghostOf(playing, session) !== undefined,
    isByLink: screen.byLink?.isByLink(session.options) === true,
    isBegun,
    repeats: route.repeats === true,
    // A loss of points has no one cause: another try comes first.
    isToSee: result === 'lost' && !screen.results.points,
    hasLessons: useLessons(playing)?.length !== 0 && isBegun,
    hasRematch: useSwapped(playing) !== undefined,
    canRace: raceAgainst(playing, session) !== undefined,
    canSend: useStore(store, (state) => screen.byLink?.isSending(state) === true),
    hasNext: end.next !== undefined,
    hasBack: end.back !== undefined,
  })
}

/** Returns the same board from the other seat; `undefined` where it was played, or nothing tells the seats apart. */
function useSwapped({ screen, store, route }: Playing) {
  const { options, seed } = useStore(store, ({ session }) => session)
  const earlier = useStore(store, (state) => state.earlier)
  const other = screen.seats?.swap(options)
  const swapped = other && { options: other, seed }
  const isPlayed = swapped && earlier.some((save) => dealOf(save) === dealOf(swapped))
  return isPlayed || isDaily(route) ? undefined : swapped
}

const PLAY_AGAIN = /*i18n*/ { id: 'end.again', message: 'Play again' }
const RACE = /*i18n*/ { id: 'race.yourself', message: 'Race yourself' }

export function Action({ name, look, end, onShare }: ActionProps & { name: ActionName }) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { screen, store } = playing
  const { session, show, restart } = store.getState()
  const { Send } = screen.byLink ?? {}
  const act = (text: MessageDescriptor, onClick: (() => void) | undefined) => (
    <Button look={look} onClick={onClick}>
      <Trans {...text} />
    </Button>
  )
  const linkTo = (link: EndTexts['next']) =>
    link && (
      <LinkButton look={look} href={link.href}>
        {link.label}
      </LinkButton>
    )
  switch (name) {
    case 'send':
      return Send && <Send look={look} />
    case 'learn':
      return act(LEARN, () => show({ type: 'lessons' }))
    case 'next':
    case 'back':
      return linkTo(end[name])
    case 'again':
      return act(screen.opponent ? PLAY_AGAIN : TOOLS.new[0], () => void dealAnother(playing))
    case 'rematch':
      return <Rematch look={look} />
    case 'share':
      return act(TOOLS.share[0], onShare)
    case 'replay':
      return act(WATCH_REPLAY, () => show({ type: 'replay', from: 0 }))
    case 'restart':
      return act(TOOLS.restart[0], restart)
    case 'race':
      return act(RACE, raceAgainst(playing, session))
    case 'calendar':
      return linkTo({ label: i18n._(DAILY), href: `/${screen.rules.id}/calendar` })
    case 'menu':
      return <MenuLink />
  }
}

function Rematch({ look }: Looks) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { screen, store } = playing
  const swapped = useSwapped(playing)
  if (!swapped) return null
  const { options, seed } = swapped
  const open = () =>
    screen.byLink?.isByLink(options)
      ? screen.byLink.openRematch(store.getState(), options)
      : store.getState().deal(startSession(screen.rules, options, seed))
  const name = screen.seats?.nameFirst(i18n, options)
  const seat = screen.seats?.isSecond(options) ? 'second' : 'first'
  return (
    <Button look={look} onClick={open}>
      <Trans
        id="end.rematch"
        message="Rematch, {seat, select, first {you first} second {you second} other {{name} begins}}"
        values={{ seat: name ? 'other' : seat, name }}
      />
    </Button>
  )
}
