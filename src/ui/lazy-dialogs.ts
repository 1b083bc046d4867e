import { lazy } from 'react'

/** The settings, loaded when they are opened. */
export const SettingsDialog = lazy(() => import('./SettingsDialog'))
