import './ui/kit/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { Component, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { findGame } from './app/games.ts'
import { activateFirst } from './app/language.ts'
import { Button, ReloadButton } from './ui/kit/Button.tsx'
import { ProblemPage } from './ui/kit/ProblemPage.tsx'
import { trackStyles } from './ui/load/load-failures.ts'
import { settingsStore } from './ui/settings.ts'
import { EXPORT } from './ui/texts.ts'

async function exportSaved(): Promise<void> {
  const { downloadStored } = await import('./saves/games-file.ts')
  await downloadStored()
}

/** Replaces the app when it fails. The game is saved after every step, so it is not lost. */
class ErrorScreen extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  readonly export = () => exportSaved().catch((error: unknown) => this.setState({ error }))

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <ProblemPage title={<Trans id="error.title" message="Something went wrong" />}>
        <p>
          <Trans id="error.saved" message="Your game is saved. Reload the page to continue." />
        </p>
        <pre>{String(error)}</pre>
        <nav>
          <ReloadButton look="primary" />
          <Button onClick={this.export}>
            <Trans {...EXPORT} />
          </Button>
        </nav>
      </ProblemPage>
    )
  }
}

const root = document.getElementById('app')
if (!root) throw new Error('No #app')

trackStyles()

// The font of titles is there when the first is drawn, or is missing without a word.
document.fonts.load('1em Nunito').catch(() => {})

// Preloads the game in the address in parallel with the messages.
const [, requested] = /^#\/(\w+)[/?]/.exec(location.hash) ?? []
findGame(requested)?.Page.load()

// Not awaited at the top level: all other chunks would wait for it, and the shell would not be one file.
void activateFirst(settingsStore.getState().values.language).then(() =>
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ErrorScreen>
          <App />
        </ErrorScreen>
      </I18nProvider>
    </StrictMode>,
  ),
)
