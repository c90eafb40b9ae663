/** Screens of contents and people at both widths: nothing serious against them, and they fit. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWithoutBarriers } from './support/barriers.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const ofEditors = [
  '/news/list',
  '/news/1',
  '/news/table',
  '/news/register',
  '/reports/read-confirm',
  '/reports/read-confirm-list/4',
  '/content/home',
  '/faq/search/noparms',
  '/faq/list',
  '/faq/register',
  '/faq-categories/list',
  '/employee-handbook/view',
  '/employee-handbook/list',
  '/employee-handbook/register',
  '/employee-handbook/versions/3',
  '/employee-handbook/readers/3',
  '/employee-handbook/categories/list',
]
const ofHr = [
  '/human-resources/employee/list',
  '/human-resources/employee/form/register',
  '/shutdowns/list',
  '/shutdowns/register',
  '/documents/list',
  '/documents/register',
  '/documents-categories/list',
  '/compliments/list',
  '/compliments-categories/list',
  '/compliments-categories/register',
  '/family/list',
]

it.each([
  ['editor', 1280, 'light', ofEditors],
  ['editor', 360, 'dark', ofEditors],
  ['gestor.rh', 1280, 'light', ofHr],
  ['gestor.rh', 360, 'light', ofHr],
] as const)('what %s sees at %i px, %s', async (login, width, colorScheme, paths) => {
  const { page, faults } = await openPage(browser, server.url, {
    viewport: { width, height: 800 },
    colorScheme,
  })
  await confirmReadings(server.url, login)
  await signIn(page, login)
  await openWithoutBarriers(page, paths)
  expect(faults).toEqual([])
})
