import { VitePWA } from 'vite-plugin-pwa'

/** Makes the app installable and playable offline. URLs are relative, for any sub-path. */
export const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  workbox: {
    globPatterns: [
      '**/*.{js,css,html,svg,woff2}',
      'assets/*.png',
      'icons/icon-192.png',
      'licences.json',
    ],
    // A quarter of the build, used by Cascade's lab only: cached on first use.
    globIgnores: ['**/drawing-*.js'],
    runtimeCaching: [
      {
        urlPattern: /\/drawing-[^/]*\.js$/,
        handler: 'CacheFirst',
        options: { cacheName: 'drawing', expiration: { maxEntries: 1 } },
      },
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
  },
  manifest: {
    name: 'Pairwise',
    short_name: 'Pairwise',
    description: 'Games of matching tiles, without accounts or ads.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#16213e',
    background_color: '#16213e',
    categories: ['games', 'puzzle'],
    // A link that is opened goes to the window that there is, whose game is saved.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    share_target: {
      action: './',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
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
