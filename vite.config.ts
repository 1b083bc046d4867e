import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { optimize } from 'svgo'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { EMOJI_CODES, EMOJI_PER_ROW } from './src/games/link/ui/emoji-codes.ts'

const TWEMOJI = import.meta.resolve('@twemoji/svg/package.json')

/** A face is 36 units wide; with one more around it none shows at the edge of its neighbour. */
const CELL = 38

/** A tile's face, rounded to what can be seen at its size, where it stands in the picture of all. */
function drawFace(code: string, place: number): string {
  const file = readFileSync(new URL(`${code}.svg`, TWEMOJI), 'utf8')
  const { data } = optimize(file, { multipass: true, floatPrecision: 1 })
  const [col, row] = [place % EMOJI_PER_ROW, Math.floor(place / EMOJI_PER_ROW)]
  const shapes = data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<g transform="translate(${CELL * col + 1} ${CELL * row + 1})">${shapes}</g>`
}

/**
 * `virtual:faces` is the address of one picture of all faces. One, because a browser makes a document of every SVG
 * picture, and has to be done with all of them before the first tile is seen.
 */
const faces = (): Plugin => ({
  name: 'faces',
  resolveId: (id) => (id === 'virtual:faces' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:faces') return
    const side = CELL * EMOJI_PER_ROW
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${EMOJI_CODES.map(drawFace).join('')}</svg>`
    if (this.environment.mode !== 'build')
      return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
    const file = this.emitFile({ type: 'asset', name: 'faces.svg', source })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  },
})

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source
const MESSAGES = [
  new RegExp(`(\\bid:\\s*${TEXT},\\s*)message:\\s*(?:${TEXT}),?`, 'g'),
  new RegExp(`(\\bid=${TEXT}\\s+)message=(?:${TEXT})`, 'g'),
]

/**
 * The catalogues hold every message, English too, so what is built need not carry them a second time; but the error
 * screen has to have words also when no catalogue came.
 */
const messagesInCataloguesOnly = (): Plugin => ({
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

/** Own host only, no inline script, no eval. In development Vite needs its own scripts, so only when built. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
})

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
const preloadFirstTile = (): Plugin => ({
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

/** Installable, and playable without a network after the first visit. Addresses are relative, for any sub-path. */
const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg}', 'icons/icon-192.png'],
    // A quarter of all there is, drawn with on Cascade's lab alone: kept by those who have been there.
    globIgnores: ['**/plot-*.js'],
    runtimeCaching: [
      {
        urlPattern: /\/plot-[^/]*\.js$/,
        handler: 'CacheFirst',
        options: { cacheName: 'plot', expiration: { maxEntries: 1 } },
      },
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
  },
  manifest: {
    name: 'Pairwise',
    short_name: 'Pairwise',
    description: 'Games of matching tiles. Every board can be cleared.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#16213e',
    background_color: '#16213e',
    categories: ['games', 'puzzle'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: 'icons/wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: 'A game of Link',
      },
      {
        src: 'icons/narrow.png',
        sizes: '360x740',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'A game of Link on a phone',
      },
    ],
  },
})

/** Stryker sets it in its workers. What is tested there is the rules, by the tests beside them. */
const mutating = process.env.STRYKER_MUTATOR_WORKER !== undefined

const gameOf = (path: string): string | null => /\/src\/games\/(\w+)\//.exec(path)?.[1] ?? null

/**
 * Few chunks of a good size: a module to each set of pages that share it would be a hundred requests, most of less
 * than a kilobyte. The higher priority takes first.
 */
const GROUPS = [
  // All but the entry itself, which has to stay what the page asks for.
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: /\/(src|node_modules)\/(?!main)/,
    priority: 3,
  },
  {
    name: 'motion',
    test: /\/(framer-motion|motion-dom|motion-utils)\//,
    minShareCount: 4,
    priority: 2,
  },
  // What every game's page has; what moves comes later than Link's first tile.
  { name: 'table', test: /\/src\/(ui|engine)\/(?!Moving|motion)/, minShareCount: 3, priority: 1 },
  { name: gameOf, debugName: 'games', test: /\/src\/games\//, minShareCount: 2 },
]

export default defineConfig({
  base: './',
  plugins: [
    faces(),
    messagesInCataloguesOnly(),
    react(),
    lingui(),
    contentSecurityPolicy(),
    preloadFirstTile(),
    pwa,
  ],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  test: {
    include: mutating
      ? ['tests/engine/*.test.ts', 'tests/games/*/rules/*.test.ts']
      : ['tests/**/*.test.{ts,tsx}'],
    provide: { mutating },
    // One worker for all files starts sooner than one for each.
    isolate: !mutating,
    setupFiles: mutating ? ['tests/support/effort.ts'] : [],
    environment: 'node',
    // A busy machine may take long, and that is no fault.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
