import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

/** `face.svg?face` is a data URI, rounded by SVGO: half the bytes, the same picture at tile size. */
const faces = (): Plugin => ({
  name: 'faces',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg?face')) return
    const svg = readFileSync(id.slice(0, -'?face'.length), 'utf8')
    const { data } = optimize(svg, { multipass: true, floatPrecision: 1, datauri: 'unenc' })
    return `export default ${JSON.stringify(data.replaceAll('#', '%23'))}`
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

export default defineConfig({
  base: './',
  plugins: [faces(), messagesInCataloguesOnly(), react(), lingui(), contentSecurityPolicy(), pwa],
  build: { target: 'es2022', manifest: true },
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
