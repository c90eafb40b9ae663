import { launchBrowser } from '/work/wt/house/apps/web/e2e/support/browser.ts'
const b = await launchBrowser([])
const shot = async (url: string, name: string, w: number, h: number, act?: (p: any) => Promise<void>) => {
  const p = await b.newPage({ viewport: { width: w, height: h } })
  p.on('pageerror', (e: Error) => console.log(name, e.message.slice(0, 300)))
  await p.goto(`http://127.0.0.1:5599/${url}`, { waitUntil: 'networkidle', timeout: 90000 })
  await p.waitForTimeout(1500)
  await act?.(p)
  await p.screenshot({ path: `/tmp/${name}.png` })
  await p.close()
}
await shot('stranger.html', 'stranger', 1100, 800)
await shot('stranger.html', 'stranger2', 1100, 800, async (p) => { await p.getByRole('tab', { name: 'Active' }).click(); await p.getByRole('button', { name: 'Open Dialog' }).click(); await p.waitForTimeout(500) })
await shot('gallery.html?tela=/hub', 'hub', 1200, 700)
await shot('gallery.html?tela=/hub', 'hubm', 375, 700)
await shot('gallery.html?tela=/form', 'formm', 375, 700)
await b.close()
