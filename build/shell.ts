import type { Plugin } from 'vite'

/** Own host only, no inline script, no eval. In development Vite needs its own scripts, so only when built. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const policy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

const FACES = /faces-emoji-.*\.svg$/

const THEME = '    <script src="./theme.js"></script>\n'

/** Asked for when the page is idle; a preload would be complained of wherever no tile is shown. */
const prefetchOf = (file: string): string =>
  `    <link rel="prefetch" as="image" href="./${file}">\n`

/**
 * Has the page itself ask for what is on Link's tiles: the app could only ask once it runs. The theme's script comes
 * last, for what follows a script is only asked for when that has run.
 */
const prefetchFaces: Plugin = {
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
}

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has V8 compile the whole shell beside the page's thread while it loads, not each function when it is first called:
 * nearly all of it is called before the first match. To other engines it is a comment. V8 heeds it only on top, where
 * Vite puts a list of its own after rolldown's banners. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shell = chunks.find(({ name }) => name === 'shell')
      if (!shell) throw new Error('there is no shell')
      shell.code = HINT + shell.code
    },
  },
}

/** What is done to the page and the script that every visit begins with. */
export const shell: Plugin[] = [policy, prefetchFaces, compileHint]
