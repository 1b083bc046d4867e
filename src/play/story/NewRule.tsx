import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { RuleShown, Story, Turn } from '#src/define/story.ts'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { defineSettings } from '#src/ui/settings.ts'
import { useLastTurn } from './turns.ts'

const { settingsStore: rulesStore } = defineSettings('rules', {
  /** Rules that were explained, as `garden/weed`. */
  explained: v.fallback(v.pipe(v.array(v.string()), v.maxLength(100)), []),
})

/** The rule that is explained; `null` if none is. */
const shownStore = createStore<RuleShown | null>(() => null)

const hide = () => shownStore.setState(null, true)

interface NewRuleProps {
  story: Story
  /** Shown while no rule is explained. */
  children: ReactNode
}

/**
 * Explains a rule when it first happens, or a board begins that brings it, once and one at a time: until the player's
 * next turn, message or undo.
 */
export function NewRule({ story, children }: NewRuleProps) {
  const turn = useLastTurn(story)
  const shown = useStore(shownStore)
  const { screen, store } = useOpenPage()
  const { id } = screen.rules
  const options = useStore(store, ({ session }) => session.options)
  const { i18n } = useLingui()
  const before = useRef(0)
  useEffect(() => {
    const length = turn?.length ?? 0
    if (length < before.current) hide()
    before.current = length
    explain(id, turn ? turn.rules : story.rulesOf?.(options, i18n), turn?.side)
  }, [id, turn, story, options, i18n])
  useEffect(() => hide, [])
  if (!shown) return children
  return (
    <Notice as="section">
      <p role="status">{shown.text}</p>
      {/* On a phone, the next turn dismisses it. */}
      <div className="roomy">
        <DismissButton onClick={hide} />
      </div>
    </Notice>
  )
}

/**
 * Explains the first rule of a turn, or of a board before its first, that was not explained before. In the opponent's
 * turn a rule stays, unless another is seen at once, which takes its place: then it is explained again.
 */
function explain(game: string, rules: Turn['rules'], side: Turn['side']): void {
  const { values, change } = rulesStore.getState()
  const nameOf = ({ rule }: RuleShown) => `${game}/${rule}`
  const stays = side === 'opponent' ? shownStore.getState() : null
  const fresh = rules?.find(
    (rule) => (!stays || rule.isSeen) && !values.explained.includes(nameOf(rule)),
  )
  if (stays && !fresh) return
  shownStore.setState(fresh ?? null, true)
  if (!fresh) return
  const others = values.explained.filter((name) => !stays || name !== nameOf(stays))
  change({ explained: [...others, nameOf(fresh)] })
}
