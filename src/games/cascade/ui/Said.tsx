import { useLingui } from '@lingui/react'
import { Announcer } from '#src/play/Announcer.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { cascadeState } from '../store'
import { makeMessages } from './messages'
import type { Announced } from './use-announced'
import { useCascade } from './use-cascade'

/** What the last action brought about, in words; before it, for those who listen, what was cut short. */
export function Said({ announced }: { announced: Announced }) {
  const { i18n } = useLingui()
  const state = useCascade(cascadeState)
  const detail = useSetting('detail')
  const scene = { i18n, state, detail }
  const missed = announced.missed
    .flatMap(({ events }) => makeMessages(events, scene))
    .map((message) => ({ ...message, tone: 'quiet' as const }))
  const { id, events } = announced.emitted
  return <Announcer id={id} messages={[...missed, ...makeMessages(events, scene)]} />
}
