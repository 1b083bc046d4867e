import { readFileSync } from 'node:fs'
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin'
import * as v from 'valibot'

/** Read by the About page. */
const FILE = 'licences.json'

/** Packages in the build that are not imported as modules: the font, pictures, bundler helpers, service worker. */
const NON_MODULE_PACKAGES = [
  '@fontsource-variable/nunito',
  '@twemoji/svg',
  'idb',
  'rolldown',
  'vite',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

const packageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() })

const LICENCE_FILES = ['LICENSE', 'LICENSE.md', 'license']

function readLicence(folder: URL): string {
  for (const file of LICENCE_FILES) {
    try {
      return readFileSync(new URL(file, folder), 'utf8')
    } catch {}
  }
  return ''
}

function readPackage(name: string): LicenseInfo {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  const json: unknown = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  return { ...v.parse(packageSchema, json), licenseText: readLicence(folder) }
}

/** A package's own licence text, without those of dependencies bundled in it; a link if it has none. */
function textOf({ license, licenseText }: LicenseInfo): string {
  const [own = ''] = licenseText.split('\n# Licenses of bundled')
  return own.trim() || `https://spdx.org/licenses/${license}.html`
}

/** Serializes packages by name. Many share a licence, so each refers to a text by index. */
function makeFile(packages: readonly LicenseInfo[]): string {
  const texts = [...new Set(packages.map(textOf))]
  const list = packages.map((one) => ({
    name: one.name,
    version: one.version,
    licence: one.license,
    text: texts.indexOf(textOf(one)),
  }))
  return JSON.stringify({ packages: list, texts })
}

const collected = new Map<string, LicenseInfo>()

const collect = (packages: readonly LicenseInfo[]): void => {
  for (const one of packages) collected.set(`${one.name} ${one.version}`, one)
}

/** Collects the licences of worker bundles, which Vite builds before the page. */
export const collectLicences = () => licensePlugin({ done: collect })

/** Emits the licences of everything in the build. */
export const licences = () =>
  licensePlugin({
    allow: ({ license }) => license !== '',
    failOnUnlicensed: true,
    done: (packages, context) => {
      collect([...packages, ...NON_MODULE_PACKAGES.map(readPackage)])
      const sorted = [...collected.values()].sort((a, b) => a.name.localeCompare(b.name))
      context.emitFile({ type: 'asset', fileName: FILE, source: makeFile(sorted) })
    },
  })
