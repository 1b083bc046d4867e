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

/** Explains a rule when it first happens, once and one at a time: until the player's next turn. */
export function NewRule({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(playing, story)
  const [shown, show] = useState<RuleShown>()
  // Most turns have none, and an update after each would hold up the next.
  const isShown = useRef(false)
  const { id } = playing.screen.rules
  useEffect(() => {
    if (isShown.current && turn?.side === 'opponent') return
    const fresh = turn && firstUnknown(id, turn)
    if (fresh || isShown.current) show(fresh)
    isShown.current = fresh !== undefined
  }, [id, turn])
  if (!shown) return null
  return (
    <Notice as="section">
      <p role="status">{shown.text}</p>
      <Button onClick={() => show(undefined)}>
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
