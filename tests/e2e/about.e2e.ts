import { readFileSync } from 'node:fs'
import { expect, findings, test } from './page'

const VERSION = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1]

test('the menu and the results lead to a page about version and licences', async ({ page }) => {
  await page.goto('/#/results')
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible()
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle('About · Pairwise')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pairwise ${VERSION}`)
  await expect(page.getByText('nothing is sent anywhere')).toBeVisible()
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveCount(0)
  await page.getByText('Licences of pictures, sounds and software').click()
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  )
  const react = page.getByRole('listitem').filter({ hasText: /^react \d/ })
  await expect(react).toContainText('MIT')
  await expect(react).toContainText('Copyright (c) Meta Platforms')
  await expect(react.getByText('Permission is hereby granted')).toBeHidden()
  await react.getByText('react', { exact: true }).click()
  await expect(react.getByText('Permission is hereby granted')).toBeVisible()
  for (const name of ['comlink', 'd3-scale', 'workbox-precaching', 'zzfx'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('without the list the page says so and offers a retry', async ({ page }) => {
  await page.route('**/licences.json', (route) => route.fulfill({ body: '<!doctype html>' }))
  await page.goto('/#/about')
  await page.getByText('Licences of pictures, sounds and software').click()
  await expect(page.getByRole('alert')).toHaveText('The list could not be loaded.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('react-dom', { exact: true })).toBeVisible()
})
