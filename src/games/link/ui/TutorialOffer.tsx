import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { linkSettings, useLinkSetting } from '../settings'
import styles from './LostNotice.module.css'
import { useLink } from './use-link'

const TutorialDialog = lazy(() => import('./TutorialDialog'), { when: 'open' })

/** On the first visit, before the first move: an offer to learn the game by playing it. */
export default function TutorialOffer() {
  const { i18n } = useLingui()
  const tutored = useLinkSetting('tutored')
  const hasBegun = useLink(({ session, selected }) => session.past.length > 0 || !!selected)
  const [open, setOpen] = useState(false)
  const decline = () => linkSettings.getState().change({ tutored: true })
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
