import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#src/ui/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>

const LOCALES = 'src/locales'

/** A message in a source: `id: 'board.label', message: …` or `id="board.label" message=…`. */
const USE = /\bid(?:: |=)['"]([^'"]+)['"],?\s+message\b/g

function idsInSources(): string[] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sources = paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
  const ids = sources.flatMap((source) => Array.from(source.matchAll(USE), ([, id = '']) => id))
  return [...new Set(ids)].toSorted()
}

async function readTexts(language: string): Promise<Texts> {
  const format = await getFormat('po', {}, 'en')
  const entries = Object.entries((await format.read(`${LOCALES}/${language}.po`, language)) ?? {})
  return Object.fromEntries(
    entries.flatMap(([id, { obsolete, translation = '' }]) =>
      obsolete ? [] : [[id, translation]],
    ),
  )
}

function compile(language: string, texts: Texts) {
  const { source, errors } = createCompiledCatalog(language, texts, {
    namespace: 'json',
    strict: true,
  })
  const { messages } = JSON.parse(source) as { messages: Record<string, unknown> }
  return { messages, errors: errors.map(({ id, error }) => `${id}: ${error.message}`) }
}

/** Returns a compiled message's placeholders, with the cases of plurals: `left`, `count plural`. */
function placeholdersOf(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((part) => {
    if (!Array.isArray(part)) return []
    const [name, type, cases] = part as [string, string?, object?]
    const inCases = Object.values(cases ?? {}).flatMap(placeholdersOf)
    return [type ? `${name} ${type}` : name, ...inCases]
  })
}

const namesIn = (compiled: unknown) => [...new Set(placeholdersOf(compiled))].toSorted()

const files = readdirSync(LOCALES).filter((name) => name.endsWith('.po'))
const languages = files.map((name) => name.slice(0, -'.po'.length))
const used = idsInSources()
const english = compile('en', await readTexts('en')).messages

test('every language has a catalogue and is extracted', () => {
  expect(languages.toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(packageJson.lingui.locales.toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(used.length).toBeGreaterThan(200)
})

test('index.html has its load error in every language', () => {
  const page = readFileSync('index.html', 'utf8')
  const languages = [...page.matchAll(/lang="([^"]+)"/g)].map(([, language]) => language)
  expect(languages.toSorted()).toEqual([...LANGUAGES].toSorted())
})

describe.each(languages)('the catalogue %s', async (language) => {
  const texts = await readTexts(language)
  const { messages, errors } = compile(language, texts)

  test('has every message that a source uses, and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(used)
  })

  test('leaves no message empty', () => {
    expect(Object.keys(texts).filter((id) => texts[id]?.trim() === '')).toEqual([])
  })

  test('compiles', () => {
    expect(errors).toEqual([])
  })

  test('has the case `other` in every plural', () => {
    const plurals = Object.entries(texts).filter(([, text]) => text.includes(', plural,'))
    expect(plurals.filter(([, text]) => !text.includes('other {'))).toEqual([])
  })

  test('has the placeholders of English', () => {
    const names = (catalogue: Record<string, unknown>) =>
      Object.fromEntries(Object.keys(texts).map((id) => [id, namesIn(catalogue[id])]))
    expect(names(messages)).toEqual(names(english))
  })
})
