import { Trans } from '@lingui/react'
import { Component, type ReactNode } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { ProblemPage } from '#src/ui/kit/ProblemPage.tsx'

/** Downloads all saved games, including those set aside, for safekeeping and bug reports. */
async function exportSaved(): Promise<void> {
  const { downloadGames } = await import('#src/saves/games-file.ts')
  const { listEntries, readStored } = await import('#src/saves/saved-games.ts')
  const stored = await readStored()
  if (stored.ok) downloadGames(listEntries(stored.value))
}

/** Replaces the app when it fails. The game is saved after every step, so it is not lost. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

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
          <Button look="primary" onClick={() => location.reload()}>
            <Trans id="error.reload" message="Reload" />
          </Button>
          <Button
            onClick={() =>
              exportSaved().catch((reason: unknown) => this.setState({ error: reason }))
            }
          >
            <Trans id="error.export" message="Save my games as a file" />
          </Button>
        </nav>
      </ProblemPage>
    )
  }
}
