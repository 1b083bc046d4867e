import { Trans, useLingui } from '@lingui/react'
import { Chips } from '#src/ui/form/Chips.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import type { Gravity } from '../board/gravity.ts'
import { LEVEL_NAMES, RISK_NAMES } from '../choice.ts'
import { type Level, SHAPES } from '../deal/levels.ts'
import { DIFFICULTY } from '../texts.ts'
import styles from './DifficultyChoice.module.css'
import { kindsOf, nearestRisk, risksOf } from './engine/kinds.ts'
import { RISKS, type Risk } from './engine/scales.ts'
import { Bars, clearedRange, RiskScale } from './GradeScale.tsx'

export type Difficulty = Risk | 'any'

interface DifficultyChoiceProps {
  level: Level
  gravity: Gravity
  difficulty: Difficulty
  onChoose: (difficulty: Difficulty) => void
}

/** The difficulties, with what follows from the one chosen. */
export function DifficultyChoice({ level, gravity, difficulty, onChoose }: DifficultyChoiceProps) {
  const { i18n } = useLingui()
  const risks = RISKS.map((id, step) => ({
    id,
    name: i18n._(RISK_NAMES[id]),
    picture: <Bars step={step} />,
  }))
  const any = i18n._({ id: 'link.difficulty.any', message: 'Any' })
  return (
    <>
      <Chips<Difficulty>
        name="difficulty"
        legend={i18n._(DIFFICULTY)}
        chips={[{ id: 'any', name: any }, ...risks]}
        chosen={difficulty}
        onChoose={onChoose}
      />
      <div aria-live="polite" className={styles.preview}>
        {difficulty === 'any' ? (
          <Kinds kinds={SHAPES[level].kinds} />
        ) : (
          <Preview level={level} gravity={gravity} risk={difficulty} onChoose={onChoose} />
        )}
      </div>
    </>
  )
}

const Kinds = ({ kinds }: { kinds: number }) => (
  <p>
    <Trans
      id="link.kinds"
      message="{kinds, plural, one {# kind of tile} other {# kinds of tiles}}"
      values={{ kinds }}
    />
  </p>
)

type PreviewProps = Omit<DifficultyChoiceProps, 'difficulty'> & { risk: Risk }

function Preview(props: PreviewProps) {
  const { level, gravity, risk } = props
  const kinds = kindsOf(level, gravity, risk)
  if (kinds === 0) return <Nearest {...props} />
  return (
    <>
      <dl>
        <RiskScale risk={risk} cleared={clearedRange(risk)} />
      </dl>
      <Kinds kinds={kinds} />
    </>
  )
}

/** Says that a level cannot have a risk, and offers the nearest that it can. */
function Nearest({ level, gravity, risk, onChoose }: PreviewProps) {
  const { i18n } = useLingui()
  const nearest = nearestRisk(level, gravity, risk)
  const size = i18n._(LEVEL_NAMES[level])
  return (
    <>
      <p>
        <Trans
          id="link.difficulty.none"
          message="No {size} board has this difficulty."
          values={{ size }}
        />
      </p>
      <Button
        onClick={({ currentTarget: { form } }) => {
          // Focus stays in the form when this button disappears.
          form?.querySelector<HTMLInputElement>(`[name=difficulty][value=${nearest}]`)?.focus()
          onChoose(nearest)
        }}
      >
        <Trans
          id="link.difficulty.nearest"
          message="Choose {risk} instead"
          values={{ risk: i18n._(RISK_NAMES[nearest]) }}
        />
      </Button>
    </>
  )
}

export const isPossible = (level: Level, gravity: Gravity, difficulty: Difficulty): boolean =>
  difficulty === 'any' || risksOf(level, gravity).includes(difficulty)
