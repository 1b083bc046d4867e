import type { I18n } from '@lingui/core'
import { pointsText } from '#src/ui/names.ts'
import { listed } from '#src/ui/texts.ts'
import { gemName } from './names.ts'
import type { Goal } from './rules/goal.ts'
import type { Group } from './rules/matches.ts'
import { rules } from './rules/rules.ts'
import type { CascadeEvent, CascadeState } from './rules/types.ts'

export const LEVELS = /*i18n*/ { id: 'cascade.levels', message: 'Levels' }
export const PLAY_LEVEL = /*i18n*/ { id: 'cascade.level.play', message: 'Play level {level}' }

/** Says the parts of a goal, or of what is left of one: "1,500 points"; "30 × red disc", "12 × blue drop". */
export function goalWords(i18n: I18n, goal: Goal): readonly string[] {
  if ('points' in goal) return [pointsText(i18n, goal.points)]
  return goal.gems
    .filter(([, count]) => count > 0)
    .map(([kind, count]) =>
      i18n._({
        id: 'cascade.goal.gems',
        message: '{count} × {name}',
        values: { count, name: gemName(i18n, kind) },
      }),
    )
}

/** Says a game's points or, where it has a goal, how it fared: "passed with 4 swaps left". */
export function resultText(i18n: I18n, state: CascadeState): string {
  const { goal, options, points, swaps } = state
  if (!goal || options.swaps === 'endless') return points.toLocaleString(i18n.locale)
  if (rules.outcome(state)?.result !== 'won')
    return i18n._({ id: 'cascade.over.lost', message: 'not passed' })
  return i18n._({
    id: 'cascade.over.won',
    message: 'passed with {left, plural, one {# swap left} other {# swaps left}}',
    values: { left: options.swaps - swaps },
  })
}

const groupText = (i18n: I18n, [kind, x, y, count]: Group): string =>
  i18n._({
    id: 'cascade.group',
    message: '{count} × {name} from row {row}, column {col}',
    values: { count, name: gemName(i18n, kind), row: y + 1, col: x + 1 },
  })

export function stepText(i18n: I18n, step: Extract<CascadeEvent, { type: 'matched' }>): string {
  const groups = step.groups.map((group) => groupText(i18n, group))
  return i18n._({
    id: 'cascade.step',
    message: 'Step {step}: {groups}. {points, plural, one {# point} other {# points}}.',
    values: { step: step.step, points: step.points, groups: listed(i18n, groups) },
  })
}
