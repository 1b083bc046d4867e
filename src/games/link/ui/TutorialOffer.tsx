import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { settingsStore, useSetting } from '#src/ui/settings.ts'
import styles from './LostNotice.module.css'
import { useLink } from './use-link'

const TutorialDialog = lazyDialog(() => import('./TutorialDialog'))

/** On the first visit, before the first move: an offer to learn the game by playing it. */
export default function TutorialOffer() {
  const { i18n } = useLingui()
  const tutored = useSetting('tutored')
  const hasBegun = useLink(({ session, selected }) => session.past.length > 0 || !!selected)
  const [open, setOpen] = useState(false)
  const decline = () => settingsStore.getState().change({ tutored: true })
  if (open) return <TutorialDialog onClose={() => setOpen(false)} />
  if (tutored || hasBegun) return null
  return (
    <section
      className={styles.lost}
      aria-label={i18n._({ id: 'tutorial.title', message: 'How Link is played' })}
    >
      <p>
        <Trans id="tutorial.offer" message="New here?" />
      </p>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Trans id="tutorial.show" message="Show me" />
      </Button>
      <Button onClick={decline}>
        <Trans id="tutorial.decline" message="I know it" />
      </Button>
    </section>
  )
}
