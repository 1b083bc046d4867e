import './ui/kit/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { ErrorScreen } from './app/ErrorScreen'
import { GAMES } from './app/games'
import { speakFirst } from './app/language'
import { watchStyles } from './ui/load-failures'
import { settingsStore } from './ui/settings'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

watchStyles()

// What the asked game waits for comes beside the words, not after them.
const [, asked] = /^#\/(\w+)[/?]/.exec(location.hash) ?? []
GAMES.find(({ id }) => id === asked)?.Page.load()

await speakFirst(settingsStore.getState().values.language)
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ErrorScreen>
        <App />
      </ErrorScreen>
    </I18nProvider>
  </StrictMode>,
)
