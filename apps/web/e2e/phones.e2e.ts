/** What a phone shows instead of what floats, where reports begin, and what is printed. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
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

const HEIGHT = 780
async function phone(login: string, path: string): Promise<Page> {
  const { page } = await openPage(browser, server.url, { viewport: { width: 360, height: HEIGHT } })
  await signIn(page, login, path)
  return page
}

/** Whether something reaches from the left to the right of the window and down to its bottom. */
const isSheet = async (page: Page, selector: string) => {
  const part = page.locator(selector)
  await part.waitFor()
  // It rises for as long as it appears.
  await expect
    .poll(async () => {
      const { x, width, y, height } = (await part.boundingBox())!
      return [Math.round(x), Math.round(width), Math.round(y + height)]
    })
    .toEqual([0, 360, HEIGHT])
}

it('menus, notices, the profile, the map and the search box are sheets', async () => {
  const page = await phone('superadmin', '/fleet/fines/list')
  await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click()
  await isSheet(page, '[role=menu]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Perfil de/ }).click()
  await isSheet(page, '[role=menu]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await isSheet(page, '[data-slot=popover-content]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Operações', exact: true }).click()
  await isSheet(page, '[data-slot=popover-content]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buscar Ctrl K' }).click()
  await isSheet(page, '[data-slot=dialog-content]')
})

it('a text of a card that does not fit beside the state has a line, instead of being cut', async () => {
  const page = await phone('superadmin', '/settings/list')
  const cell = page.locator('tbody td[data-cut][data-card]').first()
  await cell.waitFor()
  const lines = await cell.evaluate((td) => {
    const state = td.parentElement!.querySelector('td:has([data-state-word])') as HTMLElement
    td.textContent = 'Gerência de relacionamento e vendas'
    return {
      cut: td.scrollWidth > td.clientWidth,
      below: td.getBoundingClientRect().top > state.getBoundingClientRect().top + 4,
    }
  })
  expect(lines).toEqual({ cut: false, below: true })
})

it('names under a line are whole, the last one too', async () => {
  const page = await phone('superadmin', '/fleet/costs')
  const chart = page.locator('svg.recharts-surface').first()
  await chart.locator('text').first().waitFor()
  const names = await chart.evaluate((svg) =>
    [...svg.querySelectorAll('text')].map((name) => {
      const { right } = name.getBoundingClientRect()
      return { text: name.textContent, cut: right > svg.getBoundingClientRect().right }
    }),
  )
  expect(names.filter(({ text }) => /^[a-z]{3}\/\d{4}/.test(text)).length).toBeGreaterThan(2)
  expect(names.filter(({ cut }) => cut)).toEqual([])
})

it('what gets the focus in a drawer does not stop behind its buttons', async () => {
  const page = await phone('superadmin', '/calendar')
  await page.setViewportSize({ width: 360, height: 640 })
  await page
    .getByRole('button', { name: /^Nov[oa]/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Local').waitFor()
  const hidden = async () => {
    await page.keyboard.press('Tab')
    return drawer.evaluate((box) => {
      const [foot, one] = [box.querySelector('[data-slot=form-foot]')!, document.activeElement!]
      const under = one.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1
      return under && !foot.contains(one) ? one.getAttribute('name') : null
    })
  }
  const under: (string | null)[] = []
  for (let times = 0; times < 26; times++) under.push(await hidden())
  expect(under.filter((name) => name !== null)).toEqual([])
})

it('the calendar opens at today, letters are in one row, filters of vacancies behind one button', async () => {
  const page = await phone('funcionario', '/calendar')
  const first = page.locator('[data-slot=page-sheet] h2').first()
  await first.waitFor()
  const today = new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date())
  expect((await first.innerText()).toLowerCase()).toContain(today)
  await page.goto('/contacts/list')
  const letters = page.getByRole('group', { name: 'Letra inicial' })
  await letters.waitFor()
  expect((await letters.boundingBox())!.height).toBeLessThan(48)
  await page.goto('/careers/list')
  const city = page.getByLabel('Cidade')
  await page.getByRole('button', { name: 'Filtros' }).waitFor()
  expect(await city.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filtros' }).click()
  expect(await city.isVisible()).toBe(true)
})

it.each([
  ['/sales/internal/report/campaigns/list', true],
  ['/sales/internal/report/dashboard/list', true],
  ['/sales/internal/report/history-conversion/list', true],
  ['/reports/birthday/list', false],
  ['/reports/list-admission', true],
  ['/reports/list-general', false],
])('the first row of %s is above 700 px', async (path, chart) => {
  const page = await phone('superadmin', path)
  const row = page.locator('[data-slot=table-scroll] tbody tr:has(td:not(:empty))').first()
  if (chart) await page.locator('main figure').first().waitFor()
  await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(700)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})

it('a record is printed as a sheet, and beside its list alone', async () => {
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'superadmin', '/fleet/fines/edit/1')
  await page.getByRole('list', { name: 'Etapas' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  const record = '[data-slot=record]'
  expect(await visible(`${record} h1, [data-slot=record-facts], ${record} ol[aria-label=Etapas]`)).toBe(3)
  expect(await visible(`header, [data-slot=record-actions], ${record} form, ${record} button`)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/backoffice/vendas/listagem?ver=1')
  await page.getByRole('dialog').getByText('Data da venda').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await visible('[data-record] h2, [data-record] dl')).toBeGreaterThan(1)
  expect(await visible('#root, [data-record] button')).toBe(0)
})
