import { launchBrowser, openPage, signIn } from './support/browser.ts'
const url = 'http://127.0.0.1:4871'
const browser = await launchBrowser()
for (const [w,h] of [[360,780],[1280,900]] as const) for (const scheme of ['light','dark'] as const) {
  const { page } = await openPage(browser, url, { viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: w===360, isMobile: w===360 })
  const shots: [string,string][] = w===1280 ? [['superadmin','/incidents/dashboard'],['superadmin','/users/sessions'],['recrutamento','/careers/dashboard']] : [['tecnico','/'],['tecnico','/users/sessions'],['tecnico','/requests/reports/register'],['superadmin','/incidents/dashboard']]
  let last=''
  for (const [who,path] of shots) {
    if (who!==last) { await page.context().clearCookies(); await signIn(page, who, path) ; last=who } else await page.goto(path)
    await page.getByRole('heading',{level:1}).first().waitFor().catch(()=>{})
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/shots/${w}-${scheme}-${who}${path.replaceAll('/','_')}.png`, fullPage: true })
  }
  await page.context().close()
}
await browser.close()
