import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Paths in code spans and links, without wildcards and placeholders. */
const PATH = /[(`]((?:src|tests|build|docs|public)\/[\w./-]+)[)`]/g

test.each(['README.md', 'CONTRIBUTING.md'])('%s names files that exist', (page) => {
  const paths = Array.from(readFileSync(page, 'utf8').matchAll(PATH), ([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
