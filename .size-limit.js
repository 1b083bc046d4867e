// What must arrive is what Vite's manifest says: a page's chunk with all that it imports before it runs.
import { readdirSync, readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

const closure = (names, seen = new Set()) => {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    closure(manifest[name].imports ?? [], seen)
  }
  return seen
}

const filesOf = (names) =>
  [...names].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])])

const paths = (names) => [...new Set(filesOf(names))].map((file) => `dist/${file}`)

const faceSets = readdirSync('dist/assets').flatMap((name) => /^faces-(\w+)-/.exec(name)?.[1] ?? [])

/** The one picture of all faces of a set of tiles. */
const facesOf = (set) => `dist/assets/faces-${set}-*.svg`

const link = closure(['index.html'])

/** What a game adds of its own to the shell, and to what Link has brought already. */
const further = (name, page) => ({
  name: `What ${name} adds before its first piece can be chosen`,
  path: paths([...closure([page])].filter((part) => !link.has(part))),
  gzip: true,
  limit: '20.1 kB',
})

export default [
  {
    name: "All that must arrive before Link's first tile can be clicked",
    path: [...paths(link), facesOf('emoji'), 'dist/index.html', 'dist/theme.js'],
    gzip: true,
    limit: '136.8 kB',
  },
  ...faceSets.map((set) => ({
    name: `The pictures on Link's tiles: ${set}`,
    path: facesOf(set),
    gzip: true,
    limit: '15 kB',
  })),
  further('Patches', 'src/games/patches/screen.tsx'),
  further('Garden', 'src/games/garden/screen.tsx'),
  further('Cascade', 'src/games/cascade/Page.tsx'),
]
