import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { Opened, PlayTypes } from '#src/define/session.ts'
import { OpenGame } from '#src/play/page/GamePage.tsx'
import { openPlaying } from '#src/play/session/playing.ts'

/** Opens a game's page at a session, without saving. */
export function openSession<G extends PlayTypes>(
  screen: Screen<G>,
  opened: Opened<G>,
  worker: G['Worker'],
  kind = 'shared',
): Playing<G> {
  const choice = screen.parseChoice(kind)
  if (!choice) throw new Error(`There is no ${kind}`)
  const href = `/${screen.rules.id}/${kind}`
  const route = { choice, kind, href, options: opened.session.options }
  return openPlaying({ screen, route, worker }, 'play', opened)
}

export type Name = string | RegExp

/** Finds a button by its label or text: to look for roles or among all labels takes long on a board. */
export function button(name: Name): HTMLElement {
  const isNamed = (text: string) =>
    typeof name === 'string' ? text === name : text.search(name) !== -1
  const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent
  const found = [...document.querySelectorAll('button')].filter((one) => isNamed(nameOf(one)))
  const [first] = found
  if (!first || found.length > 1) throw new Error(`There are ${found.length} buttons ${name}`)
  return first
}

/** Resolves once all that follows a paint is on the page. */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))))

/** Makes a user look at the page after each act. */
function looking(user: UserEvent): UserEvent {
  const { click, hover, unhover, keyboard } = user
  return {
    ...user,
    click: (element) => click(element).then(painted),
    hover: (element) => hover(element).then(painted),
    unhover: (element) => unhover(element).then(painted),
    keyboard: (keys) => keyboard(keys).then(painted),
  }
}

/** Renders the page and sets up a user. Styles are not loaded, so none turns pointers away. */
export function renderPlaying<G extends PlayTypes>(playing: Playing<G>) {
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={playing}>
        <OpenGame playing={playing} claim={null} />
      </PlayingContext>
    </I18nProvider>,
  )
  return {
    user: looking(userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })),
    store: playing.store,
  }
}
