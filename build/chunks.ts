const gameOf = (path: string): string | null => /\/src\/games\/(\w+)\//.exec(path)?.[1] ?? null

/**
 * Few chunks of a good size: a module to each set of pages that share it would be a hundred requests, most of less
 * than a kilobyte. The higher priority takes first.
 */
export const CHUNK_GROUPS = [
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
    minShareCount: 2,
    priority: 2,
  },
  // Words that the pages of further games share, and need before their first piece.
  {
    name: 'words',
    test: /\/src\/(ui\/colour-names|play\/winner)/,
    minShareCount: 2,
    priority: 2,
  },
  // What else the pages of further games share.
  {
    name: 'table',
    test: /\/src\/(ui|play|engine)\//,
    minShareCount: 3,
    priority: 1,
  },
  { name: gameOf, debugName: 'games', test: /\/src\/games\//, minShareCount: 2 },
]
