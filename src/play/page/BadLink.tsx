import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { NO_BOARD, type OwnProblems, PROBLEMS } from '#src/define/problems.ts'
import { Button, LinkButton, MenuLink } from '#src/ui/kit/Button.tsx'
import { ProblemPage } from '#src/ui/kit/ProblemPage.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { useTitle } from '#src/ui/page.ts'
import { agreeToLink } from '../session/linked.ts'

interface BadLinkProps {
  problem: { readonly code: string; readonly detail?: string }
  own?: OwnProblems
  playHref: string
  /** The board of a link whose game cannot be read, or is not the one played here. */
  boardHref?: string | false | undefined
}

/** The page for an address of no page, or that a game refuses. */
export default function BadLink({ problem, own, playHref, boardHref }: BadLinkProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'problem.title', message: 'This link does not work' })
  useTitle(title)
  const { code, detail } = problem
  const texts: Readonly<Record<string, MessageDescriptor>> = { ...PROBLEMS, ...own?.problems }
  const { id, message = '', values }: MessageDescriptor = texts[code] ?? NO_BOARD
  const [min = 0, max = 0] = (code.endsWith('size') ? own?.limits?.size : own?.limits?.kinds) ?? []
  const hasOwn = code === 'forked' || code === 'own-moves'
  const all = { detail: detail ?? `${min}–${max}`, min, max, ...values }
  return (
    <ProblemPage title={title}>
      <p>{i18n._(id, all, { message })}</p>
      <nav>
        {boardHref && (
          <LinkButton href={boardHref} look="primary">
            {hasOwn ? (
              <Trans id="problem.own" message="Open my game" />
            ) : (
              <Trans id="problem.board" message="Play its board" />
            )}
          </LinkButton>
        )}
        {code === 'own-moves' && (
          <Button onClick={agreeToLink}>
            <Trans id="problem.take" message="Take the moves" />
          </Button>
        )}
        <LinkButton href={playHref} {...(!boardHref && { look: 'primary' })}>
          <Trans {...TOOLS.new[0]} />
        </LinkButton>
        <MenuLink />
      </nav>
    </ProblemPage>
  )
}
