import { Trans, useLingui } from '@lingui/react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { GamesInProgress } from '#src/saves/GamesInProgress.tsx'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { useTitle } from '#src/ui/page.ts'
import styles from './StartPage.module.css'

export default function StartPage({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  useTitle(i18n._(game.title))
  return (
    <main className={styles.page}>
      <div>
        <header className="row">
          <LinkButton href="/" size="small">
            <span>
              <span aria-hidden="true">‹ </span>
              <Trans {...TOOLS.menu[0]} />
            </span>
          </LinkButton>
          <h1>{i18n._(game.title)}</h1>
        </header>
        <Card as="div" className={styles.miniature}>
          <game.Miniature />
        </Card>
        <p className="muted">{i18n._(game.about)}</p>
        <GamesInProgress game={game} />
      </div>
      <game.Start />
    </main>
  )
}
