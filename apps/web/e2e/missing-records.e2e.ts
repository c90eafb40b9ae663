/** An address of a record that is not there says so, with the way back: never an empty page with buttons. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

const MISSING = '99999999'

/** Not about one record, or for visitors: each says in its own words what it has not. */
const others =
  /^\/(ride-employee\/search|contratar|patrocinios|descadastro|privacidade|roleta|home|faq\/search|careers\/(admin|interview|invite))\/|\/details-campaign\//

function addresses(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8')
  const routes = new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => path!))
  const filled = [...routes]
    .map((path) => path.replace(/\/\{-\$[^/]*\}/g, '').replace('$door', 'internal'))
    .filter((path) => path.includes('$') && !others.test(path))
    .map((path) => path.replace(/\$\w+/g, MISSING))
  const asked = [
    '/communication-scale/edit?idCampaign=',
    '/communication-scale/sends?idCampaign=',
    '/communication-scale/sends?idRule=',
    '/communication-scale/sends?idExecution=',
    '/communication-scale-rules/list?idCampaign=',
    '/communication-scale-rules/register?idCampaign=',
    '/communication-scale-rules/edit?idCampaign=1&idRule=',
    '/communication-scale-restrictions/edit?id=',
  ]
  return [...filled, ...asked.map((path) => `/marketing${path}${MISSING}`)]
}

let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  page = (await openPage(browser, server.url)).page
  await signIn(page, 'superadmin')
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function go(address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

it.each(addresses())('%s', async (address) => {
  const reported = page.getByRole('heading', { name: 'Dados não encontrados.' })
  // What the address before said must be gone.
  await go('/')
  await page
    .getByRole('heading', { name: 'Precisa de você' })
    .or(page.getByRole('heading', { name: /^Hoje/ }))
    .first()
    .waitFor()
  await reported.waitFor({ state: 'detached' })
  await go(address)
  await reported.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(
    await page
      .locator('main [data-slot=empty]')
      .getByRole('link', { name: /^Voltar para / })
      .count(),
  ).toBe(1)
})

it.each([
  ['/careers/interview/cortado', 'Este link não vale mais. Fale com o RH.'],
  ['/careers/interview#chave=cortado', 'Este link não vale mais. Fale com o RH.'],
  ['/careers/invite#chave=cortado', 'Este convite não vale mais.'],
  ['/careers/invite/cortado', 'Este convite não vale mais.'],
])('%s, a link that was cut, says so', async (address, text) => {
  await go(address)
  await page.getByRole('heading', { name: text }).waitFor()
})
