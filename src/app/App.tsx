import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type BaseLocationHook, Route, Router, Switch, useLocation } from 'wouter'
import { navigate } from 'wouter/use-hash-location'
import { createStore, useStore } from 'zustand'
import { type DeclaredGame, GamesContext } from '#src/define/define-game.ts'
import { isInGame } from '#src/define/route.ts'
import { refuse } from '#src/engine/fields.ts'
import { dropAdded } from '#src/engine/link-code.ts'
import { link } from '#src/games/link/index.tsx'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { tryLoading } from '#src/ui/load/load-failures.ts'
import { isMotionReduced, useMedia } from '#src/ui/page.ts'
import { useSetting } from '#src/ui/settings.ts'
import { findGame, GAMES } from './games.ts'
import { activateLanguage, pickLanguage } from './language.ts'

const About = lazy(() => import('./About.tsx'), { when: 'now' })
const BadLink = lazy(() => import('#src/play/page/BadLink.tsx'), { when: 'now' })
const Calendar = lazy(() => import('#src/results/calendar/Calendar.tsx'), { when: 'now' })
const LabPage = lazy(() => import('#src/simulator/page/LabPage.tsx'), { when: 'now' })
const Menu = lazy(() => import('./Menu.tsx'), { when: 'now' })
const Results = lazy(() => import('#src/results/ui/Results.tsx'), { when: 'now' })
const StartPage = lazy(() => import('./StartPage.tsx'), { when: 'now' })
const UpdateNotice = lazy(() => import('./UpdateNotice.tsx'), { when: 'idle' })

/** Routes: menu, results, about, those of every game, and `#/game?…` for shared boards. */
export function App() {
  useAppearance()
  return (
    <GamesContext value={GAMES}>
      <Router hook={useAddress}>
        <Notice />
        <Switch>
          <Route path="/" component={Menu} />
          {(['results', 'mistakes'] as const).map((page) => (
            <Route key={page} path={`/${page}`}>
              <Results page={page} />
            </Route>
          ))}
          <Route path="/about" component={About} />
          <Route path={LAB}>{({ query = '' }) => <LabPage query={query} />}</Route>
          {GAMES.flatMap(routesOf)}
          <Route component={Shared} />
        </Switch>
        <UpdateNotice />
      </Router>
    </GamesContext>
  )
}

/** The laboratory, whose query holds its settings. */
const LAB = /^\/cascade\/lab(\?(?<query>.*))?$/s

/** Returns the routes of `#/game`, `#/game/calendar`, the game's further pages, and last of `#/game/choice`. */
function routesOf(game: DeclaredGame) {
  const { id, Page, pages = {} } = game
  return [
    <Route key={id} path={`/${id}`}>
      <StartPage game={game} />
    </Route>,
    <Route key={`${id}/calendar`} path={`/${id}/calendar`}>
      <Calendar game={game} />
    </Route>,
    ...Object.entries(pages).map(([name, OwnPage]) => (
      <Route key={`${id}/${name}`} path={`/${id}/${name}`} component={OwnPage} />
    )),
    <Route key={`${id}/:choice`} path={`/${id}/:choice`}>
      {/* A shared link is the whole of an address, not its last part. */}
      {({ choice }: { choice: string }) => (
        <Page key={pageOf(choice)} address={choice.startsWith(`${id}?`) ? `/${choice}` : choice} />
      )}
    </Route>,
  ]
}

function Notice() {
  const [location] = useLocation()
  return isInGame(location) ? null : <LoadNotice />
}

/** Any other address: a shared link, or a mistake. */
function Shared() {
  const [location] = useLocation()
  const code = location.slice(1)
  const [id = ''] = code.split('?')
  const game = findGame(id)
  if (game) return <game.Page key={code} address={code} />
  const problem = refuse(code === id ? 'no-page' : 'no-game', id)
  return <BadLink problem={problem} playHref={`/${link.id}`} />
}

function useAppearance(): void {
  const theme = useSetting('theme')
  const motion = useSetting('motion')
  const language = useSetting('language')
  const isLight = useMedia('(prefers-color-scheme: light)')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme === 'system' ? (isLight ? 'light' : 'dark') : theme
    dataset.motion = motion
    showBarColour()
  }, [theme, motion, isLight])
  useEffect(() => {
    // Until the catalogue is loaded, the language stays as it was.
    const wanted = pickLanguage(language, navigator.languages)
    void tryLoading('language', 'language', () => activateLanguage(wanted))
  }, [language])
}

/** Gives the browser's own bars the page's colour. */
function showBarColour(): void {
  const colour = getComputedStyle(document.body).backgroundColor
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour)
}

/** Reads the address after the hash, escaped once more: the router decodes it, and shared links have their own parser. */
const addressNow = (): string =>
  `/${dropAdded(location.hash.replace(/^#?\/?/, ''))}`.replaceAll('%', '%25')

// The design document's address for debugging.
if (new URLSearchParams(location.search).get('scene') === 'game') {
  const url = new URL('#/link/classic', location.href)
  url.search = ''
  history.replaceState(null, '', url)
}

const shown = createStore(addressNow)

const show = () => shown.setState(addressNow(), true)

/** Removes the query, which only sets up a page, so that a change of it does not mount the page again. */
const pageOf = (address: string): string => address.replace(/\?.*/s, '')

const isCut = (): boolean =>
  !('startViewTransition' in document) ||
  isMotionReduced() ||
  pageOf(addressNow()) === pageOf(shown.getState())

/** Fades the old page out over the new one, which is not captured: an element that is takes no clicks. */
function passOver(): void {
  const { style } = document.documentElement
  style.viewTransitionName = 'root'
  const { ready } = document.startViewTransition(() => {
    flushSync(show)
    style.viewTransitionName = 'none'
  })
  // A transition that is skipped still shows the page.
  ready.catch(() => {})
}

window.addEventListener('hashchange', () => (isCut() ? show() : passOver()))

const useAddress: BaseLocationHook = () => [useStore(shown), navigate]

useAddress.hrefs = (href: string) => `#${href}`
