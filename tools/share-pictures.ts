// Draws the pictures that chats show beside a shared link, where an SVG is not shown: apps/web/public/brand/share-<brand>.png.
// Run it after a logo changes, and commit what it writes: node tools/share-pictures.ts
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { launchBrowser } from '../apps/web/e2e/support/browser.ts'

const brands = ['intranet', 'produto', 'razao', 'vetorial']
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
  for (const brand of brands) {
    const drawing = renderToStaticMarkup(createElement(Logo, { brand }))
    await page.setContent(`<style>body { margin: 0; height: 630px; display: grid; place-items: center;
      background: #f6fafb; color: #14262c } svg { width: 720px }</style>${drawing}`)
    await page.screenshot({ path: join(web, `public/brand/share-${brand}.png`) })
  }
} finally {
  await browser.close()
  await vite.close()
}
