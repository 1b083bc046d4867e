import { useRegisterSW } from 'virtual:pwa-register/react'
import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { Button } from '../ui/Button'
import styles from './UpdateNotice.module.css'

/** Says that a new version is there. It is taken at the player's word, and offered outside of games only. */
export default function UpdateNotice() {
  const { i18n } = useLingui()
  const [location] = useLocation()
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW()
  const isInGame = location.split('/').length > 2 || location.includes('?')
  if (!isReady || isInGame) return null
  return (
    <section
      className={styles.notice}
      aria-label={i18n._({ id: 'update.label', message: 'New version' })}
    >
      <p role="status">
        <Trans id="update.ready" message="A new version of Pairwise is ready." />
      </p>
      <Button look="primary" onClick={() => void updateServiceWorker(true)}>
        <Trans id="update.take" message="Update now" />
      </Button>
      <Button onClick={() => setReady(false)}>
        <Trans id="update.later" message="Later" />
      </Button>
    </section>
  )
}
