import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { NO_BOARD, type OwnProblems, PROBLEMS } from '#src/define/problems.ts'
import { Problem } from '#src/ui/kit/Page.tsx'

interface BadLinkProps {
  problem: { readonly code: string; readonly detail?: string }
  own?: OwnProblems
  playHref: string
}

/** The page for an address of no page, or that a game refuses. */
export default function BadLink({ problem, own, playHref }: BadLinkProps) {
  const { i18n } = useLingui()
  const { code, detail } = problem
  const texts: Readonly<Record<string, MessageDescriptor>> = { ...PROBLEMS, ...own?.problems }
  const { id, message = '', values }: MessageDescriptor = texts[code] ?? NO_BOARD
  const [min = 0, max = 0] = (code.endsWith('size') ? own?.limits?.size : own?.limits?.kinds) ?? []
  const all = { detail: detail ?? `${min}–${max}`, min, max, ...values }
  return <Problem text={i18n._(id, all, { message })} playHref={playHref} />
}
