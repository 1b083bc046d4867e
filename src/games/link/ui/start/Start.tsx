import { Trans } from '@lingui/react'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'wouter'
import { PROBLEMS } from '#src/define/problems.ts'
import { today } from '#src/define/seeds.ts'
import type { Size } from '#src/engine/grid.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Switch } from '#src/ui/form/SettingRow.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { DailyLinks, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { tilesOf } from '../../board/board.ts'
import type { Gravity } from '../../board/gravity.ts'
import { GRAVITY_NAMES, gravityOn, type LinkChoice, makeChoice, RISK_NAMES } from '../../choice.ts'
import { riskOfDay } from '../../daily.ts'
import { fill, SHAPES, type Shape } from '../../deal/levels.ts'
import { type Difficulty, DifficultyChoice, isPossible } from '../../grade/DifficultyChoice.tsx'
import { CustomBoard, LevelChoice, type StartLevel } from './LevelChoice.tsx'
import styles from './Start.module.css'

interface Chosen {
  readonly level: StartLevel
  readonly difficulty: Difficulty
  /** As it will be seen, so that a turned window or another size keeps it. */
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

/** The start page: level, difficulty, net, gravity, and the size of a custom board. */
export default function Start() {
  const [, navigate] = useLocation()
  const isUpright = useUpright()
  const [chosen, setChosen] = useState(FIRST)
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const { level, custom } = chosen
  const gravity = gravityOn(sizeOf(level, custom), isUpright, chosen.gravity)
  const isOdd = level === 'custom' && tilesOf(fill(custom, custom.walls)).length % 2 !== 0
  const canDeal = level === 'custom' ? !isOdd : isPossible(level, gravity, chosen.difficulty)
  return (
    <StartForm
      onStart={() => {
        if (canDeal) navigate(`/link/${makeChoice(choiceOf({ ...chosen, gravity }))}`)
      }}
    >
      <LevelChoice
        level={level}
        custom={custom}
        kindOf={(level) => {
          const onBoard = gravityOn(sizeOf(level, custom), isUpright, chosen.gravity)
          return makeChoice(choiceOf({ ...chosen, level, gravity: onBoard }))
        }}
        onChoose={(level) => change({ level })}
      />
      {level === 'custom' ? (
        <CustomBoard custom={custom} onChange={(custom) => change({ custom })} />
      ) : (
        <DifficultyChoice
          level={level}
          gravity={gravity}
          difficulty={chosen.difficulty}
          onChoose={(difficulty) => change({ difficulty })}
        />
      )}
      <NoNet on={!chosen.hasNet} onChange={(on) => change({ hasNet: !on })} />
      <SelectField
        isInline
        label={<Trans id="link.gravity" message="After a match" />}
        value={chosen.gravity}
        options={GRAVITY_NAMES}
        onChange={(gravity) => change({ gravity })}
      />
      {isOdd && (
        <p role="alert">
          <Trans {...PROBLEMS['odd-tiles']} values={{ detail: sizeName(custom) }} />
        </p>
      )}
      <Button type="submit" look="primary" disabled={!canDeal}>
        <Trans id="menu.start" message="Start" />
      </Button>
      <OtherLinks />
    </StartForm>
  )
}

function choiceOf({ level, difficulty, gravity, custom, hasNet }: Chosen): LinkChoice {
  const common = { gravity, ...(!hasNet && ({ net: false } as const)) }
  if (level === 'custom') return { type: level, level, ...custom, ...common }
  if (difficulty === 'any') return { type: 'level', level, ...common }
  return { type: 'graded', level, ...common, risk: difficulty }
}

const NoNet = (props: Pick<ComponentProps<typeof Switch>, 'on' | 'onChange'>) => (
  <Switch {...props}>
    <span className={styles.net}>
      <Trans id="link.no-net" message="No net" />
      <small className="muted">
        <Trans
          id="link.no-net.about"
          message="No shuffles, one take-back: get stuck and you lose."
        />
      </small>
    </span>
  </Switch>
)

const sizeOf = (level: StartLevel, custom: Size): Size =>
  level === 'custom' ? custom : SHAPES[level]

function OtherLinks() {
  const risk = riskOfDay(today())
  return (
    <StartLinks>
      <DailyLinks game="link" note={risk && <Trans {...RISK_NAMES[risk]} />} />
      <LinkButton href="/link/journey">
        <Trans id="link.journey" message="Journey" />
      </LinkButton>
    </StartLinks>
  )
}
