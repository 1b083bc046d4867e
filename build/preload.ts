import type { Plugin, Rolldown } from 'vite'

/** What Link's first tile waits for, beside the shell. */
const FIRST_TILE = ['/src/locales/en.po', '/src/games/link/ui/LinkPage.tsx']

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** These chunks and all that they import, style sheets too. */
function withImports(bundle: Bundle, files: readonly string[], found = new Set<string>()) {
  for (const file of files) {
    const part = bundle[file]
    if (part?.type !== 'chunk' || found.has(file)) continue
    found.add(file)
    for (const sheet of part.viteMetadata?.importedCss ?? []) found.add(sheet)
    withImports(bundle, part.imports, found)
  }
  return found
}

const requestOf = (file: string) =>
  file.endsWith('.css') ? { rel: 'stylesheet' } : { rel: 'modulepreload' }

/**
 * Has the page itself ask for Link's game, which most come for: the app could only ask once it runs itself. Others
 * would fetch it right afterwards, to have it without a network.
 */
export const preloadFirstTile = (): Plugin => ({
  name: 'preload-first-tile',
  apply: 'build',
  transformIndexHtml(html, { bundle = {} }) {
    const first = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' && FIRST_TILE.some((path) => part.facadeModuleId?.endsWith(path))
        ? part.fileName
        : [],
    )
    const files = withImports(bundle, first)
    return [...files]
      .filter((file) => !html.includes(file))
      .map((file) => ({
        tag: 'link',
        attrs: { crossorigin: true, href: `./${file}`, ...requestOf(file) },
        injectTo: 'head',
      }))
  },
})
