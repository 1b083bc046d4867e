import { lazy } from '../ui/lazy'

/** The settings, loaded when they are opened. */
export const SettingsDialog = lazy(() => import('./SettingsDialog'), { when: 'open' })
