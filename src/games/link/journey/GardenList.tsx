import { Trans, useLingui } from '@lingui/react'
import { MAX_STARS } from '#src/engine/stars.ts'
import { gardenName } from '../choice.ts'
import styles from './GardenList.module.css'
import { LOCKED } from './GardenMap.tsx'
import type { GardenProgress } from './journey.ts'
import { Locked, Ornament } from './Ornament.tsx'

interface GardenListProps {
  gardens: readonly GardenProgress[]
  /** Chooses a stage. */
  onChoose: (choice: string) => void
}

/** Lists all gardens; each leads to its first stage that is not cleared. */
export const GardenList = ({ gardens, onChoose }: GardenListProps) => (
  <ul className={styles.list}>
    {gardens.map((garden) => (
      <li key={garden.garden}>
        <Entry {...garden} onChoose={onChoose} />
      </li>
    ))}
  </ul>
)

function Entry({ onChoose, ...progress }: GardenProgress & Pick<GardenListProps, 'onChoose'>) {
  const { garden, gravity, stages, stars, isOpen, isCleared, opensAt, missing } = progress
  const { i18n } = useLingui()
  const stage = stages.find((one) => one.stars === 0) ?? stages[0]
  return (
    <button type="button" className="plain row" onClick={() => stage && onChoose(stage.choice)}>
      <Ornament size="small" gravity={gravity} isBlooming={isCleared} />
      <strong>{gardenName(i18n, garden)}</strong>
      {isOpen ? (
        <span className="marked">
          {stars}/{stages.length * MAX_STARS} ★
        </span>
      ) : (
        <Locked>
          <span aria-hidden="true">{opensAt} ★</span>
          <span className="unseen">
            <Trans {...LOCKED} values={{ opensAt, missing }} />
          </span>
        </Locked>
      )}
    </button>
  )
}
