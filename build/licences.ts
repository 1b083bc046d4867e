import { readFileSync } from 'node:fs'
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin'
import * as v from 'valibot'

/** The file that the page "About" reads. */
const FILE = 'licences.json'

/** What comes into the build otherwise than as a module: pictures, helpers of the bundler, the service worker. */
const FURTHER = [
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

/** A package's own licence, without those of what it brings but we do not build in; where it has none, its address. */
function textOf({ license, licenseText }: LicenseInfo): string {
  const [own = ''] = licenseText.split('\n# Licenses of bundled')
  return own.trim() || `https://spdx.org/licenses/${license}.html`
}

/** All licences as JSON: packages by name, each with the number of its licence text, for many share one. */
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

const found = new Map<string, LicenseInfo>()

const note = (packages: readonly LicenseInfo[]): void => {
  for (const one of packages) found.set(`${one.name} ${one.version}`, one)
}

/** Notes whose code is in a worker; Vite bundles each by itself, before the page. */
export const noteLicences = () => licensePlugin({ done: note })

/** Writes down the licences of all that is in the build, for the page and whoever looks into the folder. */
export const licences = () =>
  licensePlugin({
    allow: ({ license }) => license !== '',
    failOnUnlicensed: true,
    done: (packages, context) => {
      note([...packages, ...FURTHER.map(readPackage)])
      const sorted = [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
      context.emitFile({ type: 'asset', fileName: FILE, source: makeFile(sorted) })
    },
  })
