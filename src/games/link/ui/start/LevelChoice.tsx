import { Trans, useLingui } from '@lingui/react'
import { useResults } from '#src/results/results.ts'
import { makeFigures } from '#src/results/statistics.ts'
import { shownSize, useUpright } from '#src/ui/board/view.ts'
import { Chips } from '#src/ui/form/Chips.tsx'
import { boardSliders, SelectField, Sliders } from '#src/ui/form/Field.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { LIMITS, tilesOf } from '../../board/board.ts'
import { LEVEL_NAMES, WALL_NAMES } from '../../choice.ts'
import { deal } from '../../deal/deal.ts'
import { fill, LEVELS, type Level, SHAPES, type Shape } from '../../deal/levels.ts'
import { BEST, SIZE } from '../../texts.ts'
import { BoardTiles, LevelPicture } from '../BoardTiles.tsx'
import styles from './LevelChoice.module.css'

export type StartLevel = Level | 'custom'

interface LevelChoiceProps {
  level: StartLevel
  custom: Shape
  /** Returns what a level's results are filed under. */
  kindOf: (level: StartLevel) => string
  onChoose: (level: StartLevel) => void
}

/** Levels with a part of their boards, each with its best time at the chosen difficulty. */
export function LevelChoice({ level, custom, kindOf, onChoose }: LevelChoiceProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const figures = makeFigures(useResults() ?? []).filter(({ game }) => game === 'link')
  const chips = [...LEVELS, 'custom' as const].map((id) => {
    // A board of one's own is shown as it is set.
    const shape = id === 'custom' ? custom : { ...SHAPES[id], ...shownSize(SHAPES[id], isUpright) }
    const kind = kindOf(id)
    const ms = figures.find(({ choice }) => choice === kind)?.bestMs
    const time = ms !== undefined && formatTime(ms)
    return {
      id,
      name: i18n._(LEVEL_NAMES[id]),
      detail: sizeName(shape),
      picture: <LevelPicture level={id} />,
      ...(time && {
        note: i18n._(BEST.id, { time }, BEST),
      }),
    }
  })
  return (
    <Chips name="level" legend={i18n._(SIZE)} chips={chips} chosen={level} onChoose={onChoose} />
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
  const board = deal({ level: 'custom', ...custom, gravity: 'none', layout: 'even' }, 'menu')
  const count = tilesOf(fill(custom, custom.walls)).length
  return (
    <figure className={styles.preview}>
      <div>
        <BoardTiles board={board} />
      </div>
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

const SLIDERS = boardSliders(LIMITS)
