// Draws the pictures of apps/web/public/brand where an SVG is not shown: those that chats show beside a shared link
// (share-<brand>.png), and the icons of the installed app (app-*.png).
// Run it after a logo changes, and commit what it writes: node tools/share-pictures.ts
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { launchBrowser } from '../apps/web/e2e/support/browser.ts'

const brands = ['intranet', 'produto', 'razao', 'vetorial']
/** `height` is the mark's part of the icon: a maskable one is cut to a circle of 80 % of its width. */
const icons = [
  { name: 'app-192', size: 192, height: 0.86, clear: true },
  { name: 'app-512', size: 512, height: 0.86, clear: true },
  { name: 'app-mask-512', size: 512, height: 0.5, clear: false },
]
const web = join(import.meta.dirname, '../apps/web')
const ofWeb = createRequire(join(web, 'package.json'))
const { createElement } = ofWeb('react')
const { renderToStaticMarkup } = ofWeb('react-dom/server')

const vite = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
})
const { Logo } = await vite.ssrLoadModule('/src/components/shell/logo.tsx')
const browser = await launchBrowser()
try {
  // The size that WhatsApp, LinkedIn and Facebook ask for.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  // The page has no address: what a drawing takes by name has to be in it.
  const drawings = readFileSync(join(web, 'src/components/shell/logos.svg'), 'utf8')
  for (const brand of brands) {
    const drawing = renderToStaticMarkup(createElement(Logo, { brand })).replace(
      /href="[^"]*#(\w+)"/,
      'href="#$1"',
    )
    await page.setContent(`<style>body { margin: 0; height: 630px; display: grid; place-items: center;
      background: #f6fafb; color: #14262c } svg { width: 720px } .drawings { display: none }</style>
      <div class="drawings">${drawings}</div>${drawing}`)
    await page.screenshot({ path: join(web, `public/brand/share-${brand}.png`) })
  }
  const mark = readFileSync(join(web, 'public/brand/mark.svg'), 'utf8')
  for (const { name, size, height, clear } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0; height: ${size}px; display: grid; place-items: center;
      background: ${clear ? 'transparent' : '#f6fafb'} } svg { height: ${height * 100}% }</style>${mark}`)
    await page.screenshot({ path: join(web, `public/brand/${name}.png`), omitBackground: clear })
  }
} finally {
  await browser.close()
  await vite.close()
}
