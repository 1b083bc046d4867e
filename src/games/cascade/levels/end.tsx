import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { EndTexts } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { listed } from '#src/ui/texts.ts'
import { MISSING } from '#src/ui/words.ts'
import { type CascadeChoice, type LevelChoice, makeChoice, nameOf } from '../choice.ts'
import { type Gained, type Goal, leftOf, progressOf, wantedBy } from '../rules/goal.ts'
import { rules } from '../rules/rules.ts'
import type { CascadeState } from '../rules/types.ts'
import { goalWords, LEVELS, PLAY_LEVEL } from '../texts.ts'
import type { Cascade } from '../types.ts'
import { STAGES, stageOf, starsEarned } from './levels.ts'
import { PassRates } from './PassRates.tsx'
import { IN_SWAPS } from './texts.ts'

/** Returns the end of a game with a goal: of a level its stars and the next one, or what was missing. */
export function endOfGoal(
  i18n: I18n,
  choice: CascadeChoice,
  session: SessionOf<Cascade>,
): EndTexts {
  const state = stateOf(session)
  const missed = rules.outcome(state)?.result === 'lost' ? state.goal : undefined
  const missing = missed && <Missing left={leftOf(missed, state)} />
  const figure = missed ? gainedFigure(i18n, missed, state) : swapsFigure(i18n, state)
  if (choice.type === 'level') return { ...figure, ...endOfLevel(i18n, choice, session, missing) }
  const title = missed
    ? i18n._({ id: 'cascade.end.missed', message: 'Goal missed' })
    : i18n._({ id: 'cascade.end.reached', message: 'Goal reached' })
  return { ...figure, title, ...(missing && { sentence: missing }) }
}

type EndFigure = Pick<EndTexts, 'figure' | 'unit'>

/** Counts the swaps that a goal took, "9 of 12 swaps". */
function swapsFigure({ locale }: I18n, { swaps, options }: CascadeState): EndFigure {
  return {
    figure: swaps.toLocaleString(locale),
    unit: (
      <Trans
        id="cascade.end.swaps"
        message="of {most, plural, one {# swap} other {# swaps}}"
        values={{ most: options.swaps }}
      />
    ),
  }
}

/** Counts what was gained of a goal that was missed, "41 of 42 gems". */
function gainedFigure({ locale }: I18n, goal: Goal, gained: Gained): EndFigure {
  const values = { kind: 'points' in goal ? 'points' : 'gems', wanted: wantedBy(goal) }
  return {
    figure: progressOf(goal, gained).toLocaleString(locale),
    unit: (
      <Trans
        id="cascade.end.gained"
        message="of {wanted, number} {kind, select, points {points} other {gems}}"
        values={values}
      />
    ),
  }
}

function endOfLevel(
  i18n: I18n,
  choice: LevelChoice,
  session: SessionOf<Cascade>,
  missing: ReactNode,
): Omit<EndTexts, keyof EndFigure> {
  const stage = stageOf(choice)
  const values = { name: nameOf(i18n, choice) }
  const shared = {
    details: <PassRates stage={stage} />,
    back: { label: i18n._(LEVELS), href: '/cascade/levels' },
  }
  if (missing) {
    const title = i18n._({ id: 'cascade.level.lost', message: '{name} not passed', values })
    return { ...shared, title, sentence: missing }
  }
  const earned = starsEarned(stage, stateOf(session).swaps, session.assists)
  const [three, two] = stage.starSwaps
  return {
    ...shared,
    title: i18n._({ id: 'cascade.level.won', message: '{name} passed', values }),
    stars: earned.map((isEarned, index) => ({
      isEarned,
      text: i18n._(IN_SWAPS.id, { swaps: [0, two, three][index] }, IN_SWAPS),
    })),
    ...(choice.level < STAGES.length && { next: nextOf(i18n, choice.level + 1) }),
  }
}

function Missing({ left }: { left: Goal }) {
  const { i18n } = useLingui()
  const missing = listed(i18n, goalWords(i18n, left))
  return (
    <b>
      <Trans {...MISSING} values={{ missing }} />
    </b>
  )
}

const nextOf = (i18n: I18n, level: number) => ({
  label: i18n._(PLAY_LEVEL.id, { level }, PLAY_LEVEL),
  href: `/cascade/${makeChoice({ type: 'level', level })}`,
})
