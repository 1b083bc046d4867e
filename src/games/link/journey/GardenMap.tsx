import { Trans, useLingui } from '@lingui/react'
import { Stop } from '#src/ui/kit/Stages.tsx'
import { Trail } from '#src/ui/kit/Trail.tsx'
import type { Gravity } from '../board/gravity.ts'
import { gardenName, JOURNEY } from '../choice.ts'
import type { GardenProgress, StageProgress } from './journey.ts'
import { Locked, LockIcon, Ornament, Scenery } from './Ornament.tsx'
import { useStageLabel } from './stage-label.ts'

/** The bends of a row from left to right, in the mood of the gravity; the row below mirrors them. */
const WAVES: Readonly<Record<Gravity, readonly number[]>> = {
  none: [0, 0.7, 0, -0.7, 0],
  down: [-1, -0.5, 0, 0.5, 1],
  up: [1, 0.5, 0, -0.5, -1],
  left: [-0.8, 0.8, -0.8, 0.8, -0.8],
  right: [0.8, -0.8, 0.8, -0.8, 0.8],
  in: [-1, 0, 0.9, 0, -1],
  out: [0.9, 0, -1, 0, 0.9],
}

interface GardenMapProps {
  garden: GardenProgress
  next: StageProgress | undefined
  chosen: string | undefined
  onChoose: (choice: string) => void
}

/** A garden on its cloth, with the part of the path that leads through it. */
export function GardenMap({ garden, next, chosen, onChoose }: GardenMapProps) {
  const { i18n } = useLingui()
  const { gravity, stages, isOpen, isCleared } = garden
  return (
    <Trail
      title={gardenName(i18n, garden.garden)}
      sign={<Ornament gravity={gravity} isBlooming={isCleared} />}
      aside={!isOpen && <OpensAt garden={garden} />}
      scenery={<Scenery gravity={gravity} />}
      cloth={garden.garden - 1}
      isOpen={isOpen}
      isReached={isOpen}
      isLast={garden.garden === JOURNEY.length}
      stages={stages}
      bends={WAVES[gravity]}
    >
      {(stage) => (
        <StageStop
          {...{ stage, onChoose }}
          isNext={stage === next}
          isChosen={stage.choice === chosen}
        />
      )}
    </Trail>
  )
}

export const LOCKED = /*i18n*/ {
  id: 'link.garden.locked',
  message: 'Opens at {opensAt} stars: {missing} to go',
}

const OpensAt = ({ garden: { opensAt, missing } }: Pick<GardenMapProps, 'garden'>) => (
  <Locked>
    <Trans {...LOCKED} values={{ opensAt, missing }} />
  </Locked>
)

interface StageStopProps {
  stage: StageProgress
  isNext: boolean
  isChosen: boolean
  onChoose: (choice: string) => void
}

const StageStop = ({ stage, ...choosing }: StageStopProps) => (
  <Stop label={useStageLabel(stage)} {...stage} {...choosing}>
    {stage.stage}
    {!stage.isOpen && <LockIcon />}
  </Stop>
)
