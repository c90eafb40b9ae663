import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
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

/** Keeps what moved on the page without anybody's doing, what its policy refused, and whether its text came before the app. */
const WATCH = `
  globalThis.shift = 0
  globalThis.refused = []
  document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    globalThis.served = Boolean(document.querySelector('#page-text h1')?.getClientRects().length)
  })`

it('public pages are read and linked without scripts, and the app takes over without a shift', async () => {
  const plain = await openPage(browser, server.url, { javaScriptEnabled: false })
  await plain.page.goto('/careers/list')
  const first = plain.page.locator('#page-text li a').first()
  const [title, role] = [await first.innerText(), (await first.getAttribute('href'))!]
  await first.click()
  expect(await plain.page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  expect(await plain.page.locator('#page-text').innerText()).toContain('Candidatar-se')

  const { page, faults } = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } })
  await page.addInitScript(WATCH)
  for (const path of [
    '/careers/list',
    role,
    '/privacidade/candidatura',
    '/patrocinios',
    '/patrocinios/razao',
  ]) {
    await page.goto(path)
    await page.locator('#root h1').waitFor()
    await page.locator('#page-text').waitFor({ state: 'detached' })
    // Faces of letters and pictures come last.
    await page.waitForLoadState('networkidle')
    const [served, shift, refused] = (await page.evaluate('[served, shift, refused]')) as [
      boolean,
      number,
      string[],
    ]
    expect([path, served, shift <= 0.05 || shift, refused]).toEqual([path, true, true, []])
  }
  expect(faults).toEqual([])
})
