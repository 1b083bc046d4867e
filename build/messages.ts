import type { Plugin } from 'vite'

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source
const MESSAGES = [
  new RegExp(`(\\bid:\\s*${TEXT},\\s*)message:\\s*(?:${TEXT}),?`, 'g'),
  new RegExp(`(\\bid=${TEXT}\\s+)message=(?:${TEXT})`, 'g'),
]

/**
 * The catalogues hold every message, English too, so what is built need not carry them a second time; but the error
 * screen has to have words also when no catalogue came.
 */
export const messagesInCataloguesOnly = (): Plugin => ({
  name: 'messages-in-catalogues-only',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || id.endsWith('/ErrorScreen.tsx')) return
    return {
      code: MESSAGES.reduce((rest, message) => rest.replace(message, '$1'), code),
      map: null,
    }
  },
})
