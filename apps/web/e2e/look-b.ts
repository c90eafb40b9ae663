import { launchBrowser, openPage, signIn } from './support/browser.ts'
const [,, who, ...paths] = process.argv
const browser = await launchBrowser()
const { page } = await openPage(browser, 'http://127.0.0.1:4871', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
await signIn(page, who!, paths[0])
for (const path of paths) {
  if (path !== paths[0]) await page.goto(path)
  await page.waitForTimeout(3000)
  const said = await page.evaluate(() => [...document.querySelectorAll('h1,a,button,input,textarea,[role=combobox],label,[role=tab],[role=switch]')].filter((e) => (e as HTMLElement).offsetParent !== null || getComputedStyle(e).position==='fixed').map((e) => `${e.tagName.toLowerCase()}${e.getAttribute('role') ? `[${e.getAttribute('role')}]` : ''} ${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g,' ').slice(0,70)}`))
  console.log('==', who, path, '\n' + said.join(' | '))
  await page.screenshot({ path: `/tmp/shots/look-${who}${path.replaceAll(/[\/?=]/g,'_')}.png` })
}
await browser.close()
