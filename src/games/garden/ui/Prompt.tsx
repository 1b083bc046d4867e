import { Trans, useLingui } from '@lingui/react'
import { isOver } from '#src/engine/session.ts'
import { rules } from '../rules/rules'
import { isAiShown, isThinking } from '../store'
import { effectAt } from './cell-view'
import { effectWords } from './effect-words'
import styles from './Prompt.module.css'
import { useGarden } from './use-garden'

/** One line: what would happen at the cell that is pointed at, or what to do. */
export function Prompt() {
  return (
    <p className={styles.prompt}>
      <Words />
    </p>
  )
}

function Words() {
  const { i18n } = useLingui()
  const words = useGarden((store) => {
    const effect = effectAt(store, store.aimed)
    return effect && effectWords(i18n, effect)
  })
  const thinking = useGarden(isThinking)
  const moving = useGarden(isAiShown)
  const resting = useGarden(({ session, replayed }) => replayed !== null || isOver(rules, session))
  const selected = useGarden((store) => store.selected !== null)
  if (words) return <b>{words}</b>
  if (resting) return null
  if (moving) return <Trans id="garden.prompt.moving" message="The AI moves …" />
  if (thinking) return <Trans id="garden.prompt.thinking" message="The AI is thinking …" />
  if (selected) return <Trans id="garden.prompt.target" message="Choose where it goes" />
  return <Trans id="garden.prompt.select" message="Your turn: select one of your flowers" />
}
