import type { Page } from '@playwright/test'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import type { PatchesOptions } from '#src/games/patches/rules/types.ts'
import { DEAL, yourTurn } from './garden-board'
import { expect, test } from './page'

// Hidden information must not reach the opponent's worker.

const PATCHES: PatchesOptions = { board: 'small', level: 'medium', deal: 1 }
const SEED = 'a-deal-to-keep-secret'

/** Records messages to workers as JSON. */
function notePosts(): void {
  const posts: string[] = []
  const plain = (_: string, value: unknown) =>
    value instanceof Uint8Array ? Array.from(value) : value
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
    posts.push(JSON.stringify(message, plain))
    document.documentElement.dataset.posts = JSON.stringify(posts)
    Reflect.apply(postMessage, this, [message, ...rest])
  }
}

const postsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.posts ?? '[]'))

/** Returns all arrays of numbers in the messages. */
function* numberLists(value: unknown): Generator<readonly number[]> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) yield value
  else if (typeof value === 'object' && value)
    for (const inner of Object.values(value)) yield* numberLists(inner)
}

test.beforeEach(({ page }) => page.addInitScript(notePosts))

/** Plays the first tile of the hand, and waits for the opponent's. */
async function playPatch(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click()
  await page.getByRole('button', { name: /^Open cell/ }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status').first()).toContainText('Nothing was captured.')
}

test('the opponent in Patches chooses again after an undo, and receives nothing hidden', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/#/${makeLinkCode({ game: 'patches', options: PATCHES, seed: SEED })}`)
  await playPatch(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await playPatch(page)
  const posts = await postsOf(page)
  // The first argument numbers each message.
  const questions = posts
    .filter((post) => post.includes('medium'))
    .map((post) => JSON.stringify({ ...JSON.parse(post), id: undefined }))
  expect(questions).toHaveLength(2)
  expect(questions[0]).not.toBe(questions[1])
  expect(posts.join()).not.toContain(SEED)
  const { hands, deck } = patches.deal(PATCHES, SEED)
  const hidden = [...hands.user, ...deck].sort((a, b) => a - b)
  const lists = posts.flatMap((post) => [...numberLists(JSON.parse(post))])
  const telling = lists.filter((list) => hidden.filter((tile) => list.includes(tile)).length > 1)
  // Unseen tiles are one sorted array, which does not reveal the hand.
  for (const list of telling) expect(list).toEqual(hidden)
})

test('the opponent in Garden does not receive the seed', { tag: '@long' }, async ({ page }) => {
  await page.goto(DEAL)
  await page.getByRole('button', { name: 'Your pink tulip, row 1, column 1' }).click()
  await page
    .getByRole('button', { name: /^Clover’s pink tulip, row 1, column 2, clears 3/ })
    .click()
  await expect(yourTurn(page)).toBeVisible()
  const posts = await postsOf(page)
  expect(posts.length).toBeGreaterThan(0)
  expect(posts.join()).not.toContain('s644')
})
