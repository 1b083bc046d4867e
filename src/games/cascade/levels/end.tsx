import type { I18n } from '@lingui/core'
import { Trans } from '@lingui/react'
import type { EndTexts } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { MAX_STARS } from '#src/engine/stars.ts'
import { listed } from '#src/ui/texts.ts'
import { type LevelChoice, makeChoice, nameOf } from '../choice.ts'
import { leftOf } from '../rules/goal.ts'
import { rules } from '../rules/rules.ts'
import type { Cascade } from '../types.ts'
import { goalWords } from '../ui/texts.ts'
import { countSwaps, STAGES, stageOf, starsOf } from './levels.ts'
import { PassRates } from './PassRates.tsx'

/** Returns the end of a level's game: its stars and the next level, or what was missing. */
export function endOfLevel(
  i18n: I18n,
  choice: LevelChoice,
  session: SessionOf<Cascade>,
): Omit<EndTexts, 'figure' | 'details'> {
  const state = stateOf(session)
  const stage = stageOf(choice)
  const name = nameOf(i18n, choice)
  const back = {
    label: i18n._({ id: 'cascade.levels', message: 'Levels' }),
    href: '/cascade/levels',
  }
  const rates = <PassRates stage={stage} />
  if (rules.outcome(state)?.result === 'lost') {
    const missing = listed(i18n, goalWords(i18n, leftOf(stage.goal, state)))
    return {
      title: i18n._({
        id: 'cascade.level.lost',
        message: '{name} not passed',
        values: { name },
      }),
      sentence: (
        <>
          <b>
            <Trans id="cascade.level.short" message="{missing} short." values={{ missing }} />
          </b>
          {rates}
        </>
      ),
      isRetried: true,
      back,
    }
  }
  const stars = starsOf(stage, countSwaps(state.swaps, session.assists))
  return {
    title: i18n._({ id: 'cascade.level.won', message: '{name} passed', values: { name } }),
    stars,
    sentence: (
      <>
        {stars < MAX_STARS && (
          <Trans
            id="cascade.level.more"
            message="{stars, select, 3 {Three stars} other {Two stars}} take at most {swaps} swaps."
            values={{ stars: stars + 1, swaps: stage.starSwaps[stars === 2 ? 0 : 1] }}
          />
        )}
        {rates}
      </>
    ),
    ...(choice.level < STAGES.length && { next: nextOf(i18n, choice.level + 1) }),
    back,
  }
}

const nextOf = (i18n: I18n, level: number) => ({
  label: i18n._({ id: 'cascade.level.play', message: 'Play level {level}', values: { level } }),
  href: `/cascade/${makeChoice({ type: 'level', level })}`,
})
