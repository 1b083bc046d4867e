import { lazyDialog } from '../ui/lazy-dialog'

/** The settings, loaded when they are opened. */
export const SettingsDialog = lazyDialog(() => import('./SettingsDialog'))
