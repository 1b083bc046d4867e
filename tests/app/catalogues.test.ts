import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#src/ui/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>
type Catalogue = Readonly<Record<string, unknown>>

const LOCALES = 'src/locales'

/** A message in a source: `id: 'board.label', message: …` or `id="board.label" message=…`. */
const USE = /\bid(?:: |=)['"]([^'"]+)['"],?\s+message\b/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join('src', path), 'utf8') }))

function idsInSources(): string[] {
  const ids = sources.flatMap(({ source }) => Array.from(source.matchAll(USE), ([, id = '']) => id))
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
  const { messages } = JSON.parse(source) as { messages: Catalogue }
  return { messages, errors: errors.map(({ id, error }) => `${id}: ${error.message}`) }
}

/** A select or plural in a compiled message; a branch for an exact number is that number: '0'. */
interface Choice {
  readonly name: string
  readonly type: string
  readonly branches: readonly string[]
}

const TAG = /<\/?\d+\/?>/g

/** Returns the placeholders and tags of a compiled message: `left`, `<0>`. */
function placeholdersOf(compiled: unknown): string[] {
  if (typeof compiled === 'string') return compiled.match(TAG) ?? []
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((part) => {
    if (!Array.isArray(part)) return placeholdersOf(part)
    const [name, , cases] = part as [string, string?, object?]
    return [name, ...Object.values(cases ?? {}).flatMap(placeholdersOf)]
  })
}

/** Returns the selects and plurals of a compiled message, nested ones included. */
function choicesOf(compiled: unknown): Choice[] {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((part) => {
    if (!Array.isArray(part)) return []
    const [name, type, cases] = part as [string, string?, object?]
    if (!type || !cases) return []
    const inside = Object.values(cases).flatMap(choicesOf)
    return [{ name, type, branches: Object.keys(cases).toSorted() }, ...inside]
  })
}

const selectsOf = (compiled: unknown) => choicesOf(compiled).filter(({ type }) => type === 'select')
const pluralsOf = (compiled: unknown) => choicesOf(compiled).filter(({ type }) => type === 'plural')

const isNumber = (branch: string) => /^\d+$/.test(branch)
const list = (texts: readonly string[]) => [...new Set(texts)].toSorted()
const labels = (choices: readonly Choice[]) =>
  list(choices.map(({ name, branches }) => `${name}: ${branches.join(' ')}`))

/** Returns the numbers that plurals treat apart: `count 0`. */
const numbersOf = (compiled: unknown) =>
  list(
    pluralsOf(compiled).flatMap(({ name, branches }) =>
      branches.filter(isNumber).map((branch) => `${name} ${branch}`),
    ),
  )

const files = readdirSync(LOCALES).filter((name) => name.endsWith('.po'))
const languages = files.map((name) => name.slice(0, -'.po'.length))
const used = idsInSources()
const english = compile('en', await readTexts('en')).messages

test('every language has a catalogue and is extracted', () => {
  expect(languages.toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(packageJson.lingui.locales.toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(used.length).toBeGreaterThan(200)
})

test('no descriptor is spread into a call, which `npm run extract` cannot read', () => {
  const found = sources.filter(({ source }) => /\b_\(\{\s*\.\.\./.test(source))
  expect(found.map(({ path }) => path)).toEqual([])
})

describe('index.html', () => {
  const [, error = '', head = ''] = readFileSync('index.html', 'utf8').split(
    /id="(?:unloaded|head)"/,
  )

  test('has its load error in every language', () => {
    const languages = Array.from(error.matchAll(/<p lang="([^"]+)">/g), ([, tag]) => tag)
    expect(languages.toSorted()).toEqual([...LANGUAGES].toSorted())
  })

  test('has the head of the menu as the menu has it', async () => {
    expect(head).toContain(`<p class="roomy">${(await readTexts('en'))['menu.about']}</p>`)
  })
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

  /** Asserts that `read` returns for each message what it returns for the English one. */
  const compare = (read: (message: unknown, inEnglish: unknown) => unknown) => {
    const all = (catalogue: Catalogue) =>
      Object.fromEntries(Object.keys(texts).map((id) => [id, read(catalogue[id], english[id])]))
    expect(all(messages)).toEqual(all(english))
  }

  test('has the placeholders of English', () => {
    compare((message) => list(placeholdersOf(message)))
  })

  test('says nothing twice', () => {
    const isTwice = (text: string) => /^(.+)\1$/s.test(text)
    expect(Object.keys(texts).filter((id) => isTwice(texts[id] ?? ''))).toEqual([])
  })

  test('has the branches of English in every select', () => {
    compare((message, inEnglish) => {
      const names = selectsOf(inEnglish).map(({ name }) => name)
      return labels(selectsOf(message).filter(({ name }) => names.includes(name)))
    })
  })

  test('has the exact numbers of English in every plural', () => {
    compare((message, inEnglish) => {
      const numbers = numbersOf(message)
      return numbersOf(inEnglish).filter((number) => numbers.includes(number))
    })
  })

  test('has the categories of its language in every plural', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const expected = pluralCategories.toSorted().join(' ')
    const wrong = Object.entries(messages).flatMap(([id, message]) =>
      pluralsOf(message)
        .map(({ branches }) => branches.filter((branch) => !isNumber(branch)).join(' '))
        .filter((categories) => categories !== expected)
        .map((categories) => `${id}: ${categories}`),
    )
    expect(wrong).toEqual([])
  })
})
