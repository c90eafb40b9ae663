import { mkdirSync } from 'node:fs'
import { launchBrowser, openPage, signIn } from './support/browser.ts'
mkdirSync('/tmp/h-png', { recursive: true })
const browser = await launchBrowser()
const { page } = await openPage(browser, 'http://127.0.0.1:3111', { reducedMotion: 'reduce' })
await signIn(page, 'superadmin', '/leads/list')
for (const path of process.argv.slice(2)) {
  for (const [w, theme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width: w, height: w === 360 ? 740 : 800 })
    await page.goto(path)
    await page.evaluate(`document.documentElement.dataset.theme='${theme}'`)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/h-png/${path.replaceAll('/', '_')}-${w}.png`, fullPage: true })
  }
}
await browser.close()
