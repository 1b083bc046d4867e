const gameOf = (path: string): string | null => /\/src\/games\/(\w+)\//.exec(path)?.[1] ?? null

/** Groups what would be some hundred chunks, most below 1 kB. Higher priority wins. */
export const CHUNK_GROUPS = [
  // Everything loaded initially.
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  {
    name: 'motion',
    test: /\/(framer-motion|motion-dom|motion-utils)\//,
    minShareCount: 2,
    priority: 2,
  },
  // Texts that further games share and need before their first piece.
  {
    name: 'texts',
    test: /\/src\/(ui\/names|opponents\/(characters|Face|friends|sides))\./,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'update', test: /\/(src\/app\/UpdateNotice\.|workbox-window\/)/, priority: 2 },
  // The words for a session's events and what follows a silence, which games need without the rest that is shared.
  {
    name: 'tell',
    test: /\/src\/(play\/(board\/(tell|announce)|page\/silence)|ui\/texts)\./,
    minShareCount: 2,
    priority: 2,
  },
  // Asks opponents, for which games need little else that is shared.
  { name: 'ask', test: /\/src\/play\/worker\/(ask|answers)\./, minShareCount: 2, priority: 2 },
  // Keeps Garden's marks, for which it needs little else that is shared.
  { name: 'memo', test: /\/src\/engine\/memo\./, minShareCount: 2, priority: 2 },
  // Follows drags and sends sparks, for which games need little else that is shared.
  { name: 'drag', test: /\/src\/ui\/board\/drag\./, minShareCount: 2, priority: 2 },
  { name: 'sparks', test: /\/src\/ui\/board\/Sparks\./, minShareCount: 2, priority: 2 },
  // What the page of every game loads once its board is shown.
  {
    name: 'afterwards',
    test: /\/src\/play\/(end\/End|race\/open-race|story\/(parts|StoryArea|Peek)|page\/PauseCover)\./,
    priority: 2,
  },
  // Brings the drawing library, which no game's page needs at once.
  { name: 'drawing', test: /\/@observablehq\/plot\//, minShareCount: 2, priority: 2 },
  // Other code shared by the games' pages.
  {
    name: 'shared',
    test: /\/src\/(ui|define|saves|results|settings|share|play|engine)\//,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: gameOf,
    debugName: 'games',
    // Words, stories, habits, codes and slides, Cascade's lab, levels, start page and help are needed only once they are asked for.
    test: /\/src\/games\/(?!\w+\/(tell|story|habits|rules\/code|ai\/|ui\/(slides|judge|reasons))|link\/texts|cascade\/(agents\/|laboratory|levels|ui\/(start|HelpDialog)))/,
    minShareCount: 2,
  },
  { name: 'agents', test: /\/src\/games\/cascade\/(?!ui\/)/, minShareCount: 2 },
]
