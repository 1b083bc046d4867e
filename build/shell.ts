import type { Plugin } from 'vite'

/** Own host only, no inline scripts, no eval. Builds only: Vite's development server needs inline scripts. */
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

/** Prefetched when idle; an unused preload would log a warning. */
const prefetchOf = (file: string): string =>
  `    <link rel="prefetch" as="image" href="./${file}">\n`

/** Prefetches Link's faces from the HTML. The theme script moves last, since scripts block what follows. */
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
 * Tells V8 to compile the whole shell eagerly in the background, since nearly all of it runs before the
 * first match. It must be the file's first line, above Vite's own banner.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shell = chunks.find(({ isEntry }) => isEntry)
      if (!shell) throw new Error('there is no shell')
      shell.code = HINT + shell.code
    },
  },
}

export const shell: Plugin[] = [policy, prefetchFaces, compileHint]
