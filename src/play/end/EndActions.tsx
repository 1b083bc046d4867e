import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { isDaily } from '#src/define/route.ts'
import type { EndTexts, Playing } from '#src/define/screen.ts'
import type { Outcome } from '#src/engine/rules.ts'
import { dealOf, startSession } from '#src/engine/session.ts'
import { Button, LinkButton, type Looks, MenuLink } from '#src/ui/kit/Button.tsx'
import { dealAnother } from '../page/Tools.tsx'
import { ghostOf } from '../race/ghost.ts'
import { raceAgainst } from '../race/open-race.ts'
import { useLessons } from '../story/judgements.ts'
import styles from './EndActions.module.css'

/** A game that has ended. */
export interface AtEnd {
  readonly playing: Playing
  readonly end: EndTexts
  readonly result: Outcome['result']
}

/** Names of the actions that may be primary or beside it. */
type ActionName = 'send' | 'see' | 'next' | 'share' | 'learn' | 'rematch' | 'race' | 'again'

interface ActionProps extends AtEnd, Looks {
  readonly onShare: () => void
}

/** One primary action, the others of the same rank, and all else in a quiet row. */
export function EndActions(props: ActionProps) {
  const { primary, others } = useActionNames(props)
  const { store, screen, route } = props.playing
  const { replay } = store.getState()
  const isBegun = useIsBegun(props)
  const isRematch = others.includes('rematch') || primary === 'race'
  const isOnly = route.repeats || screen.isByLink?.(store.getState().session.options)
  return (
    <div className={styles.actions}>
      <Action {...props} name={primary} look="primary" />
      {others.map((name) => (
        <Action key={name} {...props} name={name} />
      ))}
      <div className={styles.quiet}>
        {isBegun && (
          <Button size="small" onClick={() => replay()}>
            <Trans id="end.replay" message="Watch replay" />
          </Button>
        )}
        {isBegun && !isRematch && !isOnly && <SameBoard playing={props.playing} />}
        {isDaily(route) && (
          <LinkButton size="small" href={`/${screen.rules.id}/calendar`}>
            <Trans id="calendar" message="Calendar" />
          </LinkButton>
        )}
        {props.end.back && (
          <LinkButton size="small" href={props.end.back.href}>
            {props.end.back.label}
          </LinkButton>
        )}
        <MenuLink size="small" />
      </div>
    </div>
  )
}

/** Begins another game on the same deal: a race against the game that has ended, where that is possible. */
function SameBoard({ playing }: Pick<AtEnd, 'playing'>) {
  const session = useStore(playing.store, (state) => state.session)
  const { restart } = playing.store.getState()
  const race = raceAgainst(playing, session)
  return (
    <Button size="small" onClick={race ?? restart}>
      {race ? (
        <Trans id="race.yourself" message="Race yourself" />
      ) : (
        <Trans id="end.same" message="Same board" />
      )}
    </Button>
  )
}

const useIsBegun = ({ playing }: AtEnd) =>
  useStore(playing.store, ({ session }) => session.past.length > 0)

const DAY_FIRST = ['see', 'share'] as const
const FIRST = ['send', 'see', 'next', 'race', 'again'] as const
const OTHERS = ['share', 'learn', 'next', 'rematch', 'again'] as const

/** Returns what can be done: a loss leads to its cause, if there is one, a day's board to others who play it. */
export function useActionNames(ended: AtEnd) {
  const { playing, end, result } = ended
  const { screen, store } = playing
  const isBegun = useIsBegun(ended)
  const isDay = isDaily(playing.route)
  const isToSee = result === 'lost' && !end.isRetried
  const isEmpty = useLessons(playing)?.length === 0
  const isRace = useStore(store, ({ session }) => ghostOf(playing, session) !== undefined)
  const can: Readonly<Record<ActionName, boolean>> = {
    send: end.Send !== undefined,
    see: isBegun && isToSee && !isEmpty,
    next: end.next !== undefined,
    share: true,
    learn: isBegun && !isToSee && !isEmpty,
    rematch: useSwapped(playing) !== undefined,
    race: isRace,
    again: !isDay && !screen.isByLink?.(store.getState().session.options),
  }
  const primary = (isDay ? DAY_FIRST : FIRST).find((name) => can[name]) ?? 'share'
  return { primary, others: OTHERS.filter((name) => can[name] && name !== primary) }
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
export function Action({ name, look, playing, end, onShare }: ActionProps & { name: ActionName }) {
  const { setLearning } = playing.store.getState()
  switch (name) {
    case 'send':
      return end.Send && <end.Send look={look} />
    case 'see':
      return (
        <Button look={look} onClick={() => setLearning(true)}>
          <Trans id="end.see" message="See that move" />
        </Button>
      )
    case 'learn':
      return (
        <Button look={look} onClick={() => setLearning(true)}>
          <Trans id="story.learn" message="Learn from it" />
        </Button>
      )
    case 'next':
      return (
        <LinkButton look={look} href={end.next?.href ?? '/'}>
          {end.next?.label}
        </LinkButton>
      )
    case 'share':
      return (
        <Button look={look} onClick={onShare}>
          <Trans id="tool.share" message="Share" />
        </Button>
      )
    case 'race':
      return (
        <Button look={look} onClick={playing.store.getState().restart}>
          <Trans id="race.again" message="Race again" />
        </Button>
      )
    case 'rematch':
      return <Rematch playing={playing} />
    case 'again':
      return (
        <Button look={look} onClick={() => void dealAnother(playing)}>
          <Trans id="end.again" message="Play again" />
        </Button>
      )
  }
}

function Rematch({ playing }: Pick<AtEnd, 'playing'>) {
  const { i18n } = useLingui()
  const { screen, store } = playing
  const swapped = useSwapped(playing)
  if (!swapped) return null
  const { options, seed } = swapped
  const open = screen.seats?.openRematch?.(store.getState(), options)
  const deal = () => store.getState().deal(startSession(screen.rules, options, seed))
  const name = screen.seats?.nameFirst(i18n, options)
  const seat = screen.seats?.isSecond(options) ? 'second' : 'first'
  return (
    <Button onClick={open ?? deal}>
      <Trans
        id="end.rematch"
        message="Rematch, {seat, select, first {you first} second {you second} other {{name} begins}}"
        values={{ seat: name ? 'other' : seat, name }}
      />
    </Button>
  )
}
