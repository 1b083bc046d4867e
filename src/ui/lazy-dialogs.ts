import { lazyDialog } from './lazy-dialog'

/** The settings, loaded when they are opened. */
export const SettingsDialog = lazyDialog(() => import('./SettingsDialog'))
