import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useOpenPage } from '#src/define/context.ts'
import type { RuleShown, Story } from '#src/define/story.ts'
import { DismissButton } from '#src/ui/kit/Button.tsx'
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
  const last = useRef<RuleShown>(undefined)
  const { id } = playing.screen.rules
  useEffect(() => {
    const previous = turn?.side === 'opponent' ? last.current : undefined
    const fresh = turn && firstUnknown(id, turn, previous)
    if (previous && !fresh) return
    if (fresh || last.current) show(fresh)
    last.current = fresh
  }, [id, turn])
  const dismiss = () => {
    show(undefined)
    last.current = undefined
  }
  if (!shown) return null
  return (
    <Notice as="section">
      <p role="status">{shown.text}</p>
      <DismissButton onClick={dismiss} />
    </Notice>
  )
}

/** Returns the names of the rules that were explained before. */
export function useKnownRules(): readonly string[] {
  const [known] = useState(() => rulesStore.getState().values.explained)
  return known
}

/** Returns the rule that each turn explains, the first that neither an earlier turn explains nor is known. */
export function explainedBy(
  turns: readonly StripTurn[],
  game: string,
  known: readonly string[],
): readonly (RuleShown | undefined)[] {
  const explained = new Set(known)
  return turns.map(({ rules = [] }) => {
    const fresh = rules.find(({ rule }) => !explained.has(`${game}/${rule}`))
    if (fresh) explained.add(`${game}/${fresh.rule}`)
    return fresh
  })
}

/** Returns the first rule of a turn that was not explained before, and remembers it in place of the one it replaces. */
function firstUnknown(game: string, { rules = [] }: StripTurn, previous?: RuleShown) {
  const { values, change } = rulesStore.getState()
  const { explained } = values
  const nameOf = ({ rule }: RuleShown) => `${game}/${rule}`
  const fresh = rules.find(
    (rule) => (!previous || rule.isSeen) && !explained.includes(nameOf(rule)),
  )
  if (fresh) {
    const others = explained.filter((name) => !previous || name !== nameOf(previous))
    change({ explained: [...others, nameOf(fresh)] })
  }
  return fresh
}
