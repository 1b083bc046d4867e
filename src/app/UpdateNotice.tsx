import { useRegisterSW } from 'virtual:pwa-register/react'
import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { isInGame } from '#src/define/route.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import styles from './UpdateNotice.module.css'

/**
 * Activates the new version and reloads the page. Workbox reloads only tabs that a service worker has controlled from
 * the start, and another tab may have activated the version first.
 */
async function applyUpdate(activate: () => Promise<void>): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const registration = await serviceWorker.getRegistration()
  if (registration?.waiting) await activate()
  else location.reload()
}

/** Offers a new version; shown outside of games only. */
export default function UpdateNotice() {
  const { i18n } = useLingui()
  const [location] = useLocation()
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW()
  if (!isReady || isInGame(location)) return null
  return (
    <Notice
      as="section"
      className={styles.notice}
      aria-label={i18n._({ id: 'update.label', message: 'New version' })}
    >
      <p role="status">
        <Trans id="update.ready" message="A new version of Pairwise is ready." />
      </p>
      <Button look="primary" onClick={() => void applyUpdate(updateServiceWorker)}>
        <Trans id="update.take" message="Update now" />
      </Button>
      <Button onClick={() => setReady(false)}>
        <Trans id="update.later" message="Later" />
      </Button>
    </Notice>
  )
}
