import { Trans, useLingui } from '@lingui/react'
import { useRef } from 'react'
import { useDeclaredGame } from '#src/define/define-game.ts'
import { dateOf, today } from '#src/define/seeds.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { TableFrame } from '#src/ui/kit/Table.tsx'
import { DELETE, PLAY, RESULTS } from '#src/ui/words.ts'
import { dueOn, dueText, MISTAKES, type Mistake, PROBLEMS } from './mistakes.ts'
import { deleteMistake, useMistakes, useProblems } from './store.ts'

/** The mistakes of finished games: those to be played again today, and all of them, the newest first. */
export function Mistakes() {
  const { i18n } = useLingui()
  const { mistakes = [], damaged, show } = useMistakes()
  const isRead = damaged !== undefined
  const status = useRef<HTMLParagraphElement>(null)
  const remove = async (address: string) => {
    show(await deleteMistake(address))
    status.current?.focus()
  }
  const due = dueOn(mistakes, today())
  const [first] = due
  const left = mistakes
    .filter(({ deleted, problem, right }) => !deleted && !(problem && right === 2))
    .toReversed()
  return (
    <Page
      title={i18n._(MISTAKES)}
      links={<LinkButton href="/results">{i18n._(RESULTS)}</LinkButton>}
    >
      <p role="status" ref={status} tabIndex={-1}>
        {isRead && dueText(i18n, due.length, damaged.length)}
      </p>
      {first && (
        <LinkButton look="primary" href={`/${first.address}`}>
          <Trans {...PLAY} />
        </LinkButton>
      )}
      <TableFrame aria-label={i18n._(MISTAKES)}>
        <tbody>
          {left.map((one) => (
            <Row key={one.address} mistake={one} onDelete={() => remove(one.address)} />
          ))}
        </tbody>
      </TableFrame>
      {isRead && <Problems mistakes={mistakes} />}
    </Page>
  )
}

/** Links to the problems of the day, from easy to hard, with how each was answered. */
function Problems({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { i18n } = useLingui()
  const problems = useProblems(today())
  const game = useDeclaredGame(problems?.[0]?.split('?')[0] ?? '')
  if (!problems || !game) return null
  return (
    <>
      <h2 id="problems">
        {i18n._(game.title)} · <Trans {...PROBLEMS} />
      </h2>
      <nav aria-labelledby="problems">
        {problems.map((address, index) => {
          const known = mistakes.find((one) => one.address === address)
          return (
            <LinkButton key={address} href={`/${address}`}>
              <Trans
                id="mistakes.problem"
                message="Problem {number}{right, select, open {} 2 { · solved} other { · missed}}"
                values={{ number: index + 1, right: known?.right ?? 'open' }}
              />
            </LinkButton>
          )
        })}
      </nav>
    </>
  )
}

function Row({ mistake, onDelete }: { mistake: Mistake; onDelete: () => void }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const { address, choice, at, due, right, problem } = mistake
  const game = useDeclaredGame(address.split('?')[0] ?? '')
  const parsed = game?.parseChoice(choice)
  const played = parsed ? game?.nameOf(i18n, parsed, isUpright) : choice
  const board = problem ? i18n._(PROBLEMS) : played
  const when = right === 2 ? 'never' : due <= today() ? 'today' : 'later'
  const dayText = (day: string) => i18n.date(day, { dateStyle: 'medium', timeZone: 'UTC' })
  const name = [game && i18n._(game.title), board, dayText(dateOf(at))].filter(Boolean).join(' · ')
  return (
    <tr>
      <th scope="row">
        <a href={`#/${address}`}>{name}</a>
      </th>
      <td>
        <Trans
          id="mistakes.state"
          message="{when, select, never {Solved} today {Again today} other {Again on {date}}}"
          values={{ when, date: dayText(due) }}
        />
      </td>
      <td>
        <Button size="small" aria-label={`${i18n._(DELETE)} ${name}`} onClick={onDelete}>
          <Trans {...DELETE} />
        </Button>
      </td>
    </tr>
  )
}
