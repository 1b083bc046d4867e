import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import type { GameSettings } from '#src/define/define-game.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { PictureRow } from '#src/ui/form/SettingRow.tsx'
import { FACE_SETS, type FaceSet, linkSettings } from '../settings.ts'
import { useTileSet } from '../tiles/faces.ts'
import styles from './SettingRows.module.css'

const NAMES: Readonly<Record<FaceSet, MessageDescriptor>> = {
  emoji: /*i18n*/ { id: 'setting.faces.emoji', message: 'Pictures' },
  animals: /*i18n*/ { id: 'setting.faces.animals', message: 'Animals' },
  food: /*i18n*/ { id: 'setting.faces.food', message: 'Food' },
  mahjong: /*i18n*/ { id: 'setting.faces.mahjong', message: 'Mahjong' },
  radicals: /*i18n*/ { id: 'setting.faces.radicals', message: '漢字 radicals' },
  readings: /*i18n*/ { id: 'setting.faces.readings', message: '漢字 and readings' },
  shapes: /*i18n*/ { id: 'setting.faces.shapes', message: 'Shapes' },
  letters: /*i18n*/ { id: 'setting.faces.letters', message: 'Letters' },
}

/** The sets of faces, each with a few tiles. */
export function FaceRow() {
  const { i18n } = useLingui()
  const { values, change } = useStore(linkSettings)
  const chips = FACE_SETS.map((id) => ({
    id,
    name: i18n._(NAMES[id]),
    picture: <Samples faces={id} kinds={3} />,
  }))
  return (
    <PictureRow
      name="faces"
      legend={i18n._({ id: 'setting.faces', message: 'Tile faces' })}
      chips={chips}
      chosen={values.faces}
      onChoose={(faces) => change({ faces })}
    />
  )
}

/** A tile of each of the first `kinds` kinds. */
export function Samples({ faces, kinds }: { faces: FaceSet; kinds: number }) {
  const set = useTileSet(faces)
  return (
    <span aria-hidden="true" data-sample className={styles.samples}>
      {Array.from({ length: kinds }, (_, index) => index + 1).map((kind) => (
        <TileBody key={kind} className={styles.sample}>
          {set && <set.Face kind={kind} />}
        </TileBody>
      ))}
    </span>
  )
}

export const settings: GameSettings = {
  store: linkSettings,
  switches: {
    countdown: /*i18n*/ { id: 'setting.countdown', message: 'Play against the clock' },
    lostNotice: /*i18n*/ {
      id: 'setting.lost',
      message: 'Tell me when a board can no longer be cleared',
    },
  },
  advanced: {
    ghostPath: /*i18n*/ {
      id: 'setting.ghost-path',
      message: 'In a race, show the last match of the other game',
    },
    nudges: /*i18n*/ {
      id: 'setting.pair-nudges',
      message: 'Show a matching pair when idle, in the first three games',
    },
  },
  Rows: FaceRow,
}
