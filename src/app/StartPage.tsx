import { useLingui } from '@lingui/react'
import type { DeclaredGame } from '../play/define-game'
import { Card } from '../ui/kit/Card'
import { MenuLink } from '../ui/kit/LinkButton'
import { useTitle } from '../ui/page'
import { gamesOf, ResumeLinks, useGamesInProgress } from './ResumeLinks'
import styles from './StartPage.module.css'

export default function StartPage({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  const saved = gamesOf(useGamesInProgress(), game.id)
  useTitle(i18n._(game.title))
  return (
    <main className={styles.page}>
      <div>
        <Card as="div" className={styles.miniature}>
          <game.Miniature />
        </Card>
        <h1>{i18n._(game.title)}</h1>
        <p>{i18n._(game.about)}</p>
        <ResumeLinks game={game} saved={saved} />
      </div>
      <div>
        <game.Start />
        <MenuLink />
      </div>
    </main>
  )
}
