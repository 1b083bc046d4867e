import { Trans, useLingui } from '@lingui/react'
import { cellsOf, colOf, rowOf } from '#src/engine/grid.ts'
import { useResults } from '#src/results/results.ts'
import { makeFigures } from '#src/results/statistics.ts'
import { shownSize, useUpright } from '#src/ui/board/view.ts'
import { Chips } from '#src/ui/form/Chips.tsx'
import { SelectField, Sliders } from '#src/ui/form/Field.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { isTile, isWall, tilesOf } from '../../board/board.ts'
import { LEVEL_NAMES, WALL_NAMES } from '../../choice.ts'
import { fill, LEVELS, type Level, SHAPES, type Shape } from '../../deal/levels.ts'
import { useLinkSetting } from '../../settings.ts'
import { Samples } from '../SettingRows.tsx'
import styles from './LevelChoice.module.css'

export type StartLevel = Level | 'custom'

/** The side of a cell: the longest level fits a chip, and the others are to scale. */
const cellSize = (isUpright: boolean) => (isUpright ? 3 : 4)

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
  const isUpright = useUpright()
  const figures = makeFigures(useResults() ?? []).filter(({ game }) => game === 'link')
  const chips = [...LEVELS, 'custom' as const].map((id) => {
    // A board of one's own is shown as it is set.
    const shape = id === 'custom' ? custom : { ...SHAPES[id], ...shownSize(SHAPES[id], isUpright) }
    const { cols, rows } = shape
    const title = LEVEL_NAMES[id]
    const size = sizeName(shape)
    const kind = kindOf(id)
    const ms = figures.find(({ choice }) => choice === kind)?.bestMs
    const time = ms !== undefined && formatTime(ms)
    const cellPx = cellSize(isUpright) * Math.min(1, MAX_CELLS / Math.max(cols, 2 * rows))
    return {
      id,
      name: title ? i18n._(title) : size,
      picture: (
        <span className={styles.picture}>
          <BoardPicture shape={shape} cellPx={cellPx} />
        </span>
      ),
      ...(title && { detail: size }),
      ...(time && {
        note: i18n._({ id: 'link.level.best', message: 'Best {time}', values: { time } }),
      }),
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

interface CustomBoardProps {
  custom: Shape
  onChange: (custom: Shape) => void
}

/** A board of one's own: its size, how many kinds, its walls, and a preview of all that. */
export function CustomBoard({ custom, onChange }: CustomBoardProps) {
  return (
    <>
      <Sliders
        sliders={SLIDERS}
        values={custom}
        onChange={(name, value) => onChange({ ...custom, [name]: value })}
      />
      <SelectField
        isInline
        label={<Trans id="link.custom.walls" message="Walls" />}
        value={custom.walls}
        options={WALL_NAMES}
        onChange={(walls) => onChange({ ...custom, walls })}
      />
      <Preview custom={custom} />
    </>
  )
}

function Preview({ custom }: { custom: Shape }) {
  const faces = useLinkSetting('faces')
  const count = tilesOf(fill(custom, custom.walls)).length
  return (
    <figure className={styles.preview}>
      <BoardPicture shape={custom} cellPx={8} />
      <Samples faces={faces} kinds={Math.min(custom.kinds, Math.floor(count / 2))} />
      <figcaption className="muted">
        <Trans
          id="link.custom.tiles"
          message="{count, plural, one {# tile} other {# tiles}}"
          values={{ count }}
        />
      </figcaption>
    </figure>
  )
}

const SLIDERS = [
  { name: 'cols', label: /*i18n*/ { id: 'board.cols', message: 'Columns' }, min: 2, max: 30 },
  { name: 'rows', label: /*i18n*/ { id: 'board.rows', message: 'Rows' }, min: 2, max: 30 },
  { name: 'kinds', label: /*i18n*/ { id: 'board.kinds', message: 'Kinds' }, min: 2, max: 36 },
] as const

/** Draws a board's tiles and walls, true to scale beside others with the same `cellPx`. */
export function BoardPicture({ shape, cellPx }: { shape: Shape; cellPx: number }) {
  const { rows, cols, walls } = shape
  const { cells } = fill(shape, walls)
  const squares = (isDrawn: (content: number) => boolean) =>
    cellsOf(shape)
      .filter((index) => isDrawn(cells[index] ?? 0))
      .map((index) => `M${colOf(shape, index) + 0.1} ${rowOf(shape, index) + 0.1}h.8v.8h-.8z`)
      .join('')
  return (
    <svg
      aria-hidden="true"
      className={styles.board}
      style={{ width: cols * cellPx }}
      viewBox={`0 0 ${cols} ${rows}`}
    >
      <path className={styles.tiles} d={squares(isTile)} />
      <path className={styles.walls} d={squares(isWall)} />
    </svg>
  )
}
