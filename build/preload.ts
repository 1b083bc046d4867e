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

const linkTo = (file: string): string =>
  `    <link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="./${file}">\n`

const prefetchOf = (file: string): string =>
  `    <link rel="prefetch" as="image" href="./${file}">\n`

/** Asked for at leisure; a preload would be complained of wherever no tile is shown. */
const FACES = /faces-.*\.svg$/

const THEME = '    <script src="./theme.js"></script>\n'

/**
 * Has the page itself ask for Link's game, which most come for: the app could only ask once it runs itself. Others
 * would fetch it right afterwards, to have it without a network. The theme's script comes last, for what follows a
 * script is only asked for when that has run.
 */
export const preloadFirstTile = (): Plugin => ({
  name: 'preload-first-tile',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const first = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && FIRST_TILE.some((path) => part.facadeModuleId?.endsWith(path))
          ? part.fileName
          : [],
      )
      const links = [...withImports(bundle, first)]
        .filter((file) => !html.includes(file))
        .map(linkTo)
      const faces = Object.keys(bundle)
        .filter((file) => FACES.test(file))
        .map(prefetchOf)
      if (!html.includes(THEME)) throw new Error('index.html has no theme.js')
      return html
        .replace(THEME, '')
        .replace('  </head>', `${[...links, ...faces].join('')}${THEME}  </head>`)
    },
  },
})
