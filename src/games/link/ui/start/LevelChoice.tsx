import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { makeFigures } from '#src/results/statistics.ts'
import { useResults } from '#src/results/use-results.ts'
import { Chips } from '#src/ui/form/Chips.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { LEVEL_NAMES } from '../../choice.ts'
import { LEVELS, type Level, SHAPES, type Shape } from '../../deal/levels.ts'
import { BoardPicture } from '../end/BoardPicture.tsx'
import styles from './LevelChoice.module.css'

export type StartLevel = Level | 'custom'

/** The side of a cell: the widest level fits a chip, and the others are to scale. */
const CELL_PX = 4

/** A larger board of one's own is drawn smaller. */
const MAX_CELLS = 20

interface LevelChoiceProps {
  level: StartLevel
  custom: Shape
  /** Returns what a level's results are filed under. */
  kindOf: (level: StartLevel) => string
  onChoose: (level: StartLevel) => void
}

/** Levels as small boards, each with its best time at the chosen difficulty. */
export function LevelChoice({ level, custom, kindOf, onChoose }: LevelChoiceProps) {
  const { i18n } = useLingui()
  const bestOf = useBest()
  const chips = [...LEVELS, 'custom' as const].map((id) => {
    const shape = id === 'custom' ? custom : SHAPES[id]
    const { cols, rows } = shape
    const ms = bestOf(kindOf(id))
    const cell = CELL_PX * Math.min(1, MAX_CELLS / Math.max(cols, 2 * rows))
    return {
      id,
      name: i18n._(LEVEL_NAMES[id]),
      picture: (
        <span className={styles.picture}>
          <BoardPicture shape={shape} cell={cell} />
        </span>
      ),
      detail: `${cols} × ${rows}`,
      ...(ms !== undefined && { note: bestText(i18n, ms) }),
    }
  })
  return (
    <Chips
      name="level"
      legend={i18n._({ id: 'link.size', message: 'Size' })}
      chips={chips}
      chosen={level}
      onChoose={onChoose}
    />
  )
}

const bestText = (i18n: I18n, ms: number): string =>
  i18n._({ id: 'link.level.best', message: 'Best {time}', values: { time: formatTime(ms) } })

/** Returns the best time of a choice in milliseconds; `undefined` before the first win. */
function useBest(): (kind: string) => number | undefined {
  const figures = makeFigures(useResults() ?? []).filter(({ game }) => game === 'link')
  const best = new Map(figures.map(({ choice, bestMs }) => [choice, bestMs]))
  return (kind) => best.get(kind)
}
