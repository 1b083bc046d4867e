import { useLingui } from '@lingui/react'
import { Announcer } from '../../../ui/Announcer'
import { useSetting } from '../../../ui/settings'
import { cascadeState } from '../store'
import { makeMessages } from './messages'
import { useCascade } from './use-cascade'

/** What the last action brought about, in words. */
export function Said() {
  const { i18n } = useLingui()
  const { id, notices } = useCascade((store) => store.happening)
  const state = useCascade(cascadeState)
  const detail = useSetting('detail')
  return <Announcer id={id} messages={makeMessages(notices, { i18n, state, detail })} />
}
