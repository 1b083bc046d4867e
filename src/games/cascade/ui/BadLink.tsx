import { useLingui } from '@lingui/react'
import { Problem } from '../../../ui/Problem'
import { problemWords } from './problem-words'

/** An address of Cascade that leads nowhere, and why. */
export default function BadLink({ problem }: { problem: { code: string; detail?: string } }) {
  const { i18n } = useLingui()
  return <Problem words={problemWords(i18n, problem)} playHref="/cascade/thirty" />
}
