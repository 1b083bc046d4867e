import { Trans, useLingui } from '@lingui/react'
import { useTitle } from '../page.ts'
import { LinkButton, MenuLink } from './LinkButton.tsx'
import { ProblemPage } from './ProblemPage.tsx'

interface ProblemProps {
  text: string
  playHref?: string
}

export function Problem({ text, playHref }: ProblemProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'problem.title', message: 'This link does not work' })
  useTitle(title)
  return (
    <ProblemPage title={title}>
      <p>{text}</p>
      <nav>
        {playHref && (
          <LinkButton href={playHref} look="primary">
            <Trans id="problem.play" message="Play a new board" />
          </LinkButton>
        )}
        <MenuLink />
      </nav>
    </ProblemPage>
  )
}
