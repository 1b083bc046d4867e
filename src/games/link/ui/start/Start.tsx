import { Trans } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PROBLEMS } from '#src/define/problems.ts'
import type { Size } from '#src/engine/grid.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { StartForm } from '#src/ui/kit/Start.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { tilesOf } from '../../board/board.ts'
import type { Gravity } from '../../board/gravity.ts'
import { GRAVITY_NAMES, gravityOn, type LinkChoice, makeChoice } from '../../choice.ts'
import { fill, SHAPES, type Shape } from '../../deal/levels.ts'
import { type Difficulty, DifficultyChoice, isPossible } from '../../grade/DifficultyChoice.tsx'
import { GRAVITY } from '../../texts.ts'
import { FaceRow } from '../SettingRows.tsx'
import { CustomBoard, LevelChoice, type StartLevel } from './LevelChoice.tsx'
import { NoNet } from './NoNet.tsx'
import styles from './Start.module.css'

interface Chosen {
  readonly level: StartLevel
  readonly difficulty: Difficulty
  /** The gravity as it will be seen, so that a turned window or another size keeps it. */
  readonly gravity: Gravity
  readonly custom: Shape
  readonly hasNet: boolean
}

const FIRST: Chosen = {
  level: 'novice',
  difficulty: 'any',
  gravity: 'none',
  custom: { cols: 12, rows: 8, kinds: 16, walls: 'none' },
  hasNet: true,
}

/** The start page: level and faces; difficulty or the shape of a custom board, net and gravity. */
export default function Start() {
  const [, navigate] = useLocation()
  const isUpright = useUpright()
  const [chosen, setChosen] = useState(FIRST)
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const board = onBoard(chosen, isUpright)
  const canStart = canDeal(board)
  return (
    <StartForm
      disabled={!canStart}
      onStart={() => {
        if (canStart) navigate(`/link/${makeChoice(choiceOf(board))}`)
      }}
    >
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <LevelChoice
            level={chosen.level}
            custom={chosen.custom}
            kindOf={(level) => makeChoice(choiceOf(onBoard({ ...chosen, level }, isUpright)))}
            onChoose={(level) => change({ level })}
          />
        </div>
        <div className="stack">
          <Details board={board} onChange={change} />
          <NoNet on={!chosen.hasNet} onChange={(on) => change({ hasNet: !on })} />
          <SelectField
            isInline
            label={<Trans {...GRAVITY} />}
            value={chosen.gravity}
            options={GRAVITY_NAMES}
            onChange={(gravity) => change({ gravity })}
          />
          {isOdd(chosen) && (
            <p role="alert">
              <Trans {...PROBLEMS['odd-tiles']} values={{ detail: sizeName(chosen.custom) }} />
            </p>
          )}
        </div>
        <div className={styles.pictures}>
          <FaceRow />
        </div>
      </div>
    </StartForm>
  )
}

const sizeOf = ({ level, custom }: Chosen): Size => (level === 'custom' ? custom : SHAPES[level])

/** Turns the gravity as it will be seen into that of the board. */
const onBoard = (chosen: Chosen, isUpright: boolean): Chosen => ({
  ...chosen,
  gravity: gravityOn(sizeOf(chosen), isUpright, chosen.gravity),
})

const isOdd = ({ level, custom }: Chosen): boolean =>
  level === 'custom' && tilesOf(fill(custom, custom.walls)).length % 2 !== 0

const canDeal = (board: Chosen): boolean =>
  board.level === 'custom'
    ? !isOdd(board)
    : isPossible(board.level, board.gravity, board.difficulty)

interface DetailsProps {
  board: Chosen
  onChange: (part: Partial<Chosen>) => void
}

/** The shape of a custom board, or the difficulty of a level's. */
function Details({ board: { level, custom, gravity, difficulty }, onChange }: DetailsProps) {
  if (level === 'custom')
    return <CustomBoard custom={custom} onChange={(custom) => onChange({ custom })} />
  return (
    <DifficultyChoice
      level={level}
      gravity={gravity}
      difficulty={difficulty}
      onChoose={(difficulty) => onChange({ difficulty })}
    />
  )
}

function choiceOf({ level, difficulty, gravity, custom, hasNet }: Chosen): LinkChoice {
  const common = { gravity, ...(!hasNet && ({ net: false } as const)) }
  if (level === 'custom') return { type: level, level, ...custom, ...common }
  if (difficulty === 'any') return { type: 'level', level, ...common }
  return { type: 'graded', level, ...common, risk: difficulty }
}
