import './ui/kit/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { findGame } from './app/games.ts'
import { activateFirst } from './app/language.ts'
import { trackStyles } from './ui/load/load-failures.ts'
import { settingsStore } from './ui/settings.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

trackStyles()

// Preloads the game in the address in parallel with the messages.
const [, requested] = /^#\/(\w+)[/?]/.exec(location.hash) ?? []
findGame(requested)?.Page.load()

await activateFirst(settingsStore.getState().values.language)
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ErrorScreen>
        <App />
      </ErrorScreen>
    </I18nProvider>
  </StrictMode>,
)
