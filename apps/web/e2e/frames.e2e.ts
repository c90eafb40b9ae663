import { join } from 'node:path'
import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Frame, measureFrame } from '../../../tools/tour/frame.ts'
import { fillRoutes } from '../../../tools/tour/routes.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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

const STANDING = `__TSR_ROUTER__.state.status === 'idle' && Boolean(document.querySelector('h1'))
  && !document.querySelector('[aria-busy=true], [data-slot=skeleton]')`

// Every address of the route tree is walked, so that a new screen is checked with the frame without a line here.
it('every page is in the frame: 1224 px from x = 28, spine 216 and sheet 983, or the sheet alone', async () => {
  const paths = await fillRoutes(join(import.meta.dirname, '../../..'), server.url)
  expect(paths.length).toBeGreaterThan(200)
  const { page } = await openPage(browser, server.url, { bypassCSP: true })
  await signIn(page, 'superadmin')
  const frames = new Map<string, Frame>()
  for (const path of paths) {
    await page.evaluate(`__TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} })`)
    await page.waitForFunction(STANDING)
    frames.set(path, await measureFrame(page))
  }
  const faults = [...frames].flatMap(([path, frame]) => frame.faults.map((fault) => `${path}: ${fault}`))
  expect(faults).toEqual([])
  // From a list to its forms nothing jumps; the leads behind a row of a report are a list of their own.
  const jumps = [...frames].filter(([path, { left, back }]) => {
    if (/\/details[-?]/.test(path)) return false
    const list = back?.endsWith('/list') ? frames.get(back)?.left : undefined
    return list !== undefined && left !== undefined && list !== left
  })
  expect(
    jumps.map(([path, { left, back }]) => `${path}: ${left}, ${back}: ${frames.get(back!)?.left}`),
  ).toEqual([])
})

it.each([1280, 700])(
  'a long name stays in two lines of 40 percent of the table at %i px, and hides no column',
  async (width) => {
    const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
    const nome = `Departamento de ${width} ${'atendimento e relacionamento '.repeat(3)}`.trim()
    await admin.api.departments.create.mutate({
      objects: [{ nome, id_empresa: null, id_funcionario: null, ativo: true }],
    })
    const { page } = await openPage(browser, server.url, { viewport: { width, height: 800 } })
    await signIn(page, 'superadmin', `/departments/list?q=${width}`)
    const cell = page.locator('td[data-card=main]', { hasText: nome })
    await cell.waitFor()
    const [name, table] = [
      await cell.boundingBox(),
      await page.locator('[data-slot=table-container]').boundingBox(),
    ]
    expect(name!.width / table!.width).toBeLessThanOrEqual(0.42)
    expect(name!.height).toBeLessThanOrEqual(56)
    const status = await page.getByRole('columnheader', { name: 'Provedor' }).boundingBox()
    expect(status!.x).toBeLessThan(table!.x + table!.width)
  },
)

/** How wide and how high one may hit around the middle of a control and still hit it. */
const REACH = `((selector) => {
  const control = document.querySelector(selector)
  control.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const hits = (dx, dy) => control.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy))
  const reach = (at) => {
    let n = 0
    while (n < 20 && at(n) && at(-n)) n += 1
    return 2 * n
  }
  return Math.min(reach((n) => hits(n, 0)), reach((n) => hits(0, n)))
})`

it.each([
  [1280, 24],
  [360, 40],
])('what can be clicked at %i px is hit within %i px, however small it is drawn', async (width, least) => {
  const { page } = await openPage(browser, server.url, { viewport: { width, height: 800 } })
  await signIn(page, 'superadmin', '/users/list')
  const drawn = [
    '[data-slot=crumb] a',
    '[data-slot=crumb] button',
    'td [data-slot=checkbox]',
    'td[data-card=actions] button',
    width > 640 ? 'th button' : '[data-slot=segmented] > *',
  ]
  for (const selector of drawn) {
    await page.locator(selector).first().waitFor()
    const reach = await page.evaluate(`${REACH}(${JSON.stringify(selector)})`)
    expect(reach, selector).toBeGreaterThanOrEqual(least)
  }
})

it.each([
  ['/departments/list', ['td[data-card=main] :is(a, button)']],
  ['/sales/internal/leads/all/list', ['td[data-card=main] a']],
  ['/contacts/list', ['main a[href^="/contacts/profile/"]', 'main a[aria-label^="WhatsApp de"]']],
])('on a phone what names a row or reaches a person on %s is hit like a button', async (path, selectors) => {
  const { page } = await openPage(browser, server.url, { viewport: { width: 360, height: 800 } })
  await signIn(page, 'superadmin', path)
  for (const selector of selectors) {
    await page.locator(selector).first().waitFor()
    const reach = await page.evaluate(`${REACH}(${JSON.stringify(selector)})`)
    expect(reach, selector).toBeGreaterThanOrEqual(40)
  }
})

it('on a phone a first column that does not name the row is as wide as what it says', async () => {
  const { page } = await openPage(browser, server.url, { viewport: { width: 360, height: 800 } })
  await signIn(page, 'gestor.vendas', '/sales/internal/leads/all/list')
  const created = page.locator('tbody td', { hasText: /^\d\d\/\d\d\/\d{4}/ }).first()
  await created.waitFor()
  expect((await created.boundingBox())!.height).toBeLessThan(40)
})
