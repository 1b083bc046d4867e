import { useLingui } from '@lingui/react'
import type { Stat } from '#src/play/GameFrame.tsx'
import { Time } from '#src/ui/kit/Time.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { cascadeState } from '../store'
import { useCascade } from './use-cascade'

/** The figures of a game: the points that have been seen, the swaps that are left or were made, and the time where it is wanted. */
export function useStats(points: number): readonly Stat[] {
  const { i18n } = useLingui()
  const { swaps, options } = useCascade(cascadeState)
  const watch = useCascade(({ session }) => session.watch)
  const isShown = useSetting('clock')
  const isEndless = options.swaps === 'endless'
  const stats = [
    { label: i18n._({ id: 'cascade.stat.points', message: 'points' }), value: String(points) },
    {
      label: isEndless
        ? i18n._({ id: 'cascade.stat.swaps', message: 'swaps' })
        : i18n._({ id: 'cascade.stat.left', message: 'left' }),
      value: String(options.swaps === 'endless' ? swaps : options.swaps - swaps),
    },
  ]
  if (!isShown) return stats
  const time = {
    label: i18n._({ id: 'stat.time', message: 'time' }),
    value: <Time watch={watch} />,
  }
  return [...stats, time]
}
