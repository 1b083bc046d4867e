import { Trans } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useOpenPage } from '#src/define/context.ts'
import type { RuleShown, Story } from '#src/define/story.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { defineSettings } from '#src/ui/settings.ts'
import { type StripTurn, useLastTurn } from './turns.ts'

const { settingsStore: rulesStore } = defineSettings('rules', {
  /** Rules that were explained, as `garden/weed`. */
  explained: v.fallback(v.pipe(v.array(v.string()), v.maxLength(100)), []),
})

const NONE: readonly RuleShown[] = []

/** Explains a rule when it first happens, once: until the player's next turn. */
export function NewRule({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(playing, story)
  const [rules, setRules] = useState(NONE)
  // Most turns have none, and an update after each would hold up the next.
  const hasRules = useRef(false)
  const { id } = playing.screen.rules
  useEffect(() => {
    const fresh = turn && firstUnknown(id, turn)
    const isAnswer = turn?.side === 'opponent'
    if (fresh) setRules((shown) => [...(isAnswer ? shown : []), fresh])
    else if (!isAnswer && hasRules.current) setRules(NONE)
    hasRules.current = fresh !== undefined || (isAnswer && hasRules.current)
  }, [id, turn])
  if (rules.length === 0) return null
  return (
    <Notice as="section">
      <div role="status">
        {rules.map(({ rule, text }) => (
          <p key={rule}>{text}</p>
        ))}
      </div>
      <Button onClick={() => setRules(NONE)}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </Notice>
  )
}

/** Returns the first rule of a turn that was not explained before, and remembers it. */
function firstUnknown(game: string, { rules = [] }: StripTurn): RuleShown | undefined {
  const { values, change } = rulesStore.getState()
  const fresh = rules.find(({ rule }) => !values.explained.includes(`${game}/${rule}`))
  if (fresh) change({ explained: [...values.explained, `${game}/${fresh.rule}`] })
  return fresh
}
