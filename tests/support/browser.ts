import { i18n } from '@lingui/core'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

/** What jsdom has not: the window's media (motion is reduced), and dialogs that open. For every component test. */
beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  )
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
})

afterEach(cleanup)
