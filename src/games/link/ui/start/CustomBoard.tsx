import { Trans } from '@lingui/react'
import { SelectField, Sliders } from '#src/ui/form/Field.tsx'
import { tilesOf } from '../../board/board.ts'
import { WALL_NAMES } from '../../choice.ts'
import { fill, type Shape } from '../../deal/levels.ts'
import { useLinkSetting } from '../../settings.ts'
import { Samples } from '../SettingRows.tsx'
import styles from './CustomBoard.module.css'
import { BoardPicture } from './LevelChoice.tsx'

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
      <figcaption>
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
