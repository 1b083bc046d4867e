import type { Group } from './clusters'

/** What a step of a cascade, counted from 1, brings: 10 × n × (n − 2) for each n gems, times the step. */
export const scoreStep = (groups: readonly Group[], step: number): number =>
  step * groups.reduce((sum, [, , , count]) => sum + scoreGroup(count), 0)

export const scoreGroup = (count: number): number => 10 * count * (count - 2)
