import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { RuleShown, Story } from '#src/define/story.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { settingsStore } from '#src/ui/settings.ts'
import { type StripTurn, useLastTurn } from './turns.ts'

/** Explains a rule when it first happens, once: until the player's next turn. */
export function NewRule({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(playing, story)
  const [rules, setRules] = useState<readonly RuleShown[]>([])
  const { id } = playing.screen.rules
  useEffect(() => {
    const fresh = turn && firstUnknown(id, turn)
    setRules((shown) => [...(turn?.side === 'opponent' ? shown : []), ...(fresh ? [fresh] : [])])
  }, [id, turn])
  if (rules.length === 0) return null
  return (
    <Notice as="section">
      <div role="status">
        {rules.map(({ rule, text }) => (
          <p key={rule}>{text}</p>
        ))}
      </div>
      <Button onClick={() => setRules([])}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </Notice>
  )
}

/** Returns the first rule of a turn that was not explained before, and remembers it. */
function firstUnknown(game: string, { rules = [] }: StripTurn): RuleShown | undefined {
  const { values, change } = settingsStore.getState()
  const fresh = rules.find(({ rule }) => !values.explained.includes(`${game}/${rule}`))
  if (fresh) change({ explained: [...values.explained, `${game}/${fresh.rule}`] })
  return fresh
}
