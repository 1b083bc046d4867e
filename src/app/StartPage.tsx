import { useLingui } from '@lingui/react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { GamesInProgress } from '#src/saves/GamesInProgress.tsx'
import { MenuLink } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { useTitle } from '#src/ui/page.ts'
import styles from './StartPage.module.css'

export default function StartPage({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  useTitle(i18n._(game.title))
  return (
    <main className={styles.page}>
      <div>
        <header>
          <MenuLink size="small" />
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
