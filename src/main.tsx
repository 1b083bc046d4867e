import './ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { ErrorScreen } from './app/ErrorScreen'
import { GAMES } from './app/games'
import { activateLanguage, pickLanguage } from './app/language'
import { type Settings, settingsStore } from './ui/settings'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// The game that the address asks for comes beside the words, not after them.
const [, asked] = /^#\/(\w+)[/?]/.exec(location.hash) ?? []
GAMES.find(({ id }) => id === asked)?.Page.load()

const problem = await speak(settingsStore.getState().language)
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ErrorScreen problem={problem}>
        <App />
      </ErrorScreen>
    </I18nProvider>
  </StrictMode>,
)

/** Without a catalogue the app has no words; the error screen has its own. Returns what went wrong. */
async function speak(chosen: Settings['language']): Promise<unknown> {
  try {
    await activateLanguage(pickLanguage(chosen, navigator.languages))
    return undefined
  } catch (error) {
    i18n.activate('en')
    return error
  }
}
