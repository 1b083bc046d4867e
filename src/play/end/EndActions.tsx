import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useStore } from 'zustand'
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
import { LEARN } from '../story/turns.ts'
import { dealAnother } from '../tools/Tools.tsx'
import styles from './EndActions.module.css'

/** A game that has ended. */
export interface AtEnd {
  readonly playing: Playing
  readonly end: EndTexts
  readonly result: Outcome['result']
}

/** Actions in their order: the first is primary, the second stands beside it. */
const ACTIONS = [
  'send',
  'see',
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
type ActionName = (typeof ACTIONS)[number]

/** A day's board leads to others who play it. */
const DAY_FIRST: readonly ActionName[] = ['see', 'share']

/** A race leads to another try. */
const RACE_FIRST: readonly ActionName[] = ['see', 'next', 'restart']

interface ActionProps extends AtEnd, Looks {
  readonly onShare: () => void
}

/** One primary action, one beside it, and all others folded. */
export function EndActions(props: ActionProps) {
  const [isOpen, open] = useState(false)
  const [primary, second, ...others] = useActionNames(props)
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

/** Returns what can be done: a loss leads to its cause, if there is one. */
export function useActionNames({ playing, end, result }: AtEnd): readonly ActionName[] {
  const { screen, store, route } = playing
  const session = useStore(store, (state) => state.session)
  const isBegun = session.past.length > 0
  const isDay = isDaily(route)
  // A loss of points has no one cause: another try comes first.
  const isToSee = result === 'lost' && !screen.results.points
  const hasLessons = useLessons(playing)?.length !== 0 && isBegun
  const isByLink = screen.byLink?.isByLink(session.options) === true
  const isSending = useStore(store, (state) => screen.byLink?.isSending(state) === true)
  const isRace = ghostOf(playing, session) !== undefined
  const canRace = raceAgainst(playing, session) !== undefined
  const isSwapped = useSwapped(playing) !== undefined
  const isOnly = route.repeats === true || isByLink || !isBegun || isSwapped
  const can: Readonly<Record<ActionName, boolean>> = {
    send: isSending,
    see: isToSee && hasLessons,
    next: end.next !== undefined,
    restart: isRace || !(canRace || isOnly),
    again: !isDay && !isByLink,
    rematch: isSwapped,
    share: true,
    learn: !isToSee && hasLessons,
    replay: isBegun,
    race: canRace && !isRace && !isOnly,
    calendar: isDay,
    back: end.back !== undefined,
    menu: true,
  }
  const first = isDay ? DAY_FIRST : isRace ? RACE_FIRST : []
  return [...new Set([...first, ...ACTIONS])].filter((name) => can[name])
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

/** One action, by its name. */
export function Action(props: ActionProps & { name: ActionName }) {
  const { name, look, playing, end } = props
  const { Send } = playing.screen.byLink ?? {}
  const linkTo = (link: EndTexts['next']) =>
    link && (
      <LinkButton look={look} href={link.href}>
        {link.label}
      </LinkButton>
    )
  switch (name) {
    case 'send':
      return Send && <Send look={look} />
    case 'rematch':
      return <Rematch playing={playing} look={look} />
    case 'next':
    case 'back':
      return linkTo(end[name])
    case 'calendar':
      return (
        <LinkButton href={`/${playing.screen.rules.id}/calendar`}>
          <Trans {...DAILY} />
        </LinkButton>
      )
    case 'menu':
      return <MenuLink />
    default:
      return <Act {...props} name={name} />
  }
}

type ActName = Exclude<ActionName, 'send' | 'rematch' | 'next' | 'back' | 'calendar' | 'menu'>

const ACT_TEXTS: Readonly<Record<ActName, MessageDescriptor>> = {
  see: /*i18n*/ { id: 'end.see', message: 'See that move' },
  learn: LEARN,
  share: TOOLS.share[0],
  replay: WATCH_REPLAY,
  restart: TOOLS.restart[0],
  race: /*i18n*/ { id: 'race.yourself', message: 'Race yourself' },
  again: TOOLS.new[0],
}

const PLAY_AGAIN = /*i18n*/ { id: 'end.again', message: 'Play again' }

/** An action on the page of the game. */
function Act({ name, look, playing, onShare }: ActionProps & { name: ActName }) {
  const { store, screen } = playing
  const { show, restart } = store.getState()
  const race = raceAgainst(
    playing,
    useStore(store, (state) => state.session),
  )
  const acts: Readonly<Record<ActName, (() => void) | undefined>> = {
    see: () => show({ type: 'lessons' }),
    learn: () => show({ type: 'lessons' }),
    share: onShare,
    replay: () => show({ type: 'replay', from: 0 }),
    restart,
    race,
    again: () => void dealAnother(playing),
  }
  const isOpposed = name === 'again' && screen.opponent !== undefined
  return (
    <Button look={look} onClick={acts[name]}>
      <Trans {...(isOpposed ? PLAY_AGAIN : ACT_TEXTS[name])} />
    </Button>
  )
}

function Rematch({ playing, look }: Pick<AtEnd, 'playing'> & Looks) {
  const { i18n } = useLingui()
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
