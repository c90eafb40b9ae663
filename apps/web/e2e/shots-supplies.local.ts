import { mkdirSync } from 'node:fs'
import { openBrowser, openPage, signIn } from './support/browser.ts'
const base = process.env.BASE!
mkdirSync('/tmp/shots', { recursive: true })
const browser = await openBrowser()
const paths = process.argv[3]!.split(',')
for (const [width, scheme] of [
  [1280, 'light'],
  [360, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
] as const) {
  if (process.argv[4] && !process.argv[4].split(',').includes(`${width}${scheme[0]}`)) continue
  const { page, faults } = await openPage(browser, base, {
    viewport: { width, height: 800 },
    colorScheme: scheme,
  })
  await signIn(page, process.argv[2]!, '/supplies/home')
  for (const path of paths) {
    await page.goto(base + path)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await page.waitForTimeout(700)
    await page.screenshot({
      path: `/tmp/shots/${path.replace(/[\/?=]/g, '_')}-${width}-${scheme}.png`,
      fullPage: width === 360,
    })
  }
  console.log(width, scheme, faults)
}
await browser.close()
