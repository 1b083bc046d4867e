import { FIRST_NETLESS, type LinkChoice, STAGES_EACH, type StageChoice } from '../../choice.ts'
import { LEVELS } from '../../deal/levels.ts'

/** Returns the next stage or level after a cleared board, or the journey's page; `undefined` if none follows. */
export function nextChoice(choice: LinkChoice): LinkChoice | undefined {
  const { type } = choice
  if (type === 'daily') return { type: 'journey' }
  if (type === 'journey') return choice.stage ? stageAfter(choice) : { type }
  if (type !== 'level' && type !== 'graded') return undefined
  const level = LEVELS[LEVELS.indexOf(choice.level) + 1]
  return level && { ...choice, level }
}

/** Returns the next stage, without a net after one without; after a garden's last, the page, where it blooms. */
function stageAfter({ net, ...choice }: StageChoice): LinkChoice {
  const stage = choice.stage + 1
  if (stage > STAGES_EACH) return { type: 'journey' }
  return { ...choice, stage, ...(net === false && stage < FIRST_NETLESS && { net }) }
}
