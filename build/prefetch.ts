import type { Plugin } from 'vite'

const FACES = /faces-.*\.svg$/

const THEME = '    <script src="./theme.js"></script>\n'

/** Asked for at leisure; a preload would be complained of wherever no tile is shown. */
const prefetchOf = (file: string): string =>
  `    <link rel="prefetch" as="image" href="./${file}">\n`

/**
 * Has the page itself ask for what is on Link's tiles: the app could only ask once it runs. The theme's script comes
 * last, for what follows a script is only asked for when that has run.
 */
export const prefetchFaces = (): Plugin => ({
  name: 'prefetch-faces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const faces = Object.keys(bundle).filter((file) => FACES.test(file))
      if (!html.includes(THEME)) throw new Error('index.html has no theme.js')
      return html
        .replace(THEME, '')
        .replace('  </head>', `${faces.map(prefetchOf).join('')}${THEME}  </head>`)
    },
  },
})
