import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
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

it('the page of the API has its styles, each named by its hash, its search too', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      const { dataset } = document.documentElement
      dataset.refused = `${dataset.refused ?? ''}${effectiveDirective} ${sample}\n`
    })
  })
  await page.goto(`${server.url}/v1/docs/`)
  // A thousand operations: the page takes 10 s of a processor to draw them.
  await page
    .getByRole('link', { name: 'Departamentos' })
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor({ state: 'attached' })
  const rules = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length))
  expect(Math.max(...rules)).toBeGreaterThan(1000)
  const refused = await page.evaluate(() => document.documentElement.dataset.refused ?? '')
  expect(refused).not.toContain('style-src-elem')
  await page.close()
})
