import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
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

const ROOT = '/vendas/leads-sem-cobertura/relatorio'
const WAIT = { timeout: 40_000 }
const today = new Date()
const from = new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth() + 1, 1))
const created_at = {
  _gte: from.toISOString().slice(0, 10),
  _lte: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).toISOString().slice(0, 10),
}
const filter = `filtro=${encodeURIComponent(JSON.stringify({ created_at }))}`

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path, WAIT)
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
/** The filter as it stands in the address. */
const kept = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filtro') ?? 'null')

async function openFirst(page: Page, label: string, next: string): Promise<void> {
  await table(page, label)
    .getByRole('link', { name: /^Ver Leads/ })
    .first()
    .click(WAIT)
  await at(page, next)
}

it('leads lost for want of coverage are followed from city to person, and back with the filters kept', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas', `${ROOT}/cidades?${filter}`)
  await openFirst(page, 'Cidades', `${ROOT}/cidades/bairros`)
  const city = new URL(page.url()).searchParams.get('cidade')!
  await page.getByRole('heading', { name: city }).waitFor(WAIT)
  await openFirst(page, 'Bairros', `${ROOT}/bairros/ruas`)
  const district = new URL(page.url()).searchParams.get('bairro')!
  await page.getByRole('heading', { name: `${district} - ${city}` }).waitFor(WAIT)
  await openFirst(page, 'Ruas', `${ROOT}/ruas/pessoas`)
  await page.getByText('Acesse mais informações do lead ao clicar neste botão.').waitFor(WAIT)
  const button = table(page, 'Leads').getByRole('button', { name: 'Ver Leads' }).first()
  await button.click(WAIT)
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await page.getByText('Motivo Inviabilidade').waitFor(WAIT)
  expect(await page.locator('.det dt').count()).toBe(17)
  expect(await page.locator('.det').getByText('Sem Cobertura').count()).toBe(1)
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })

  for (const path of ['bairros/ruas', 'cidades/bairros', 'cidades']) {
    await page.getByRole('link', { name: 'Voltar', exact: true }).click(WAIT)
    await at(page, `${ROOT}/${path}`)
    expect(kept(page)).toEqual({ created_at })
  }
  await table(page, 'Cidades').getByText(city).first().waitFor(WAIT)
  await page.getByRole('img', { name: 'Mapa dos leads sem cobertura por cidade' }).waitFor(WAIT)
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  expect(faults).toEqual([])
})

it('a level without its place leads to the one above; both spellings of an address open', async () => {
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas', `${ROOT}/ruas/pessoas?${filter}`)
  await at(page, `${ROOT}/cidades`)
  expect(kept(page)).toEqual({ created_at })
  await page.goto(`${ROOT}/cidades/bairros/ruas?provedor=razao&cidade=Nenhuma&bairro=`)
  await page.getByRole('heading', { name: 'Não informado - Nenhuma' }).waitFor(WAIT)
})

// One of each kind of page: the others are the same with other columns.
const reports: [address: string, title: string, shows: string][] = [
  ['campaigns/list', 'CAMPANHAS', 'Campanha'],
  ['unfeasibility', 'INVIABILIDADES', 'Motivo'],
  ['history-conversion/list', 'HISTÓRICO DE CONVERSÕES', 'Histórico de conversões'],
  ['dashboard/list', 'DASHBOARD', 'Vendedores'],
  ['profile/list', 'PERFIL DO CLIENTE', 'Sexo'],
]

it('the reports open for the manager without a barrier', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas')
  for (const [address, title, label] of reports) {
    await page.goto(`/sales/internal/report/${address}?${filter}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor(WAIT)
    await page.getByRole('region', { name: label, exact: true }).locator('tbody tr').first().waitFor(WAIT)
    expect(await barriers(page), address).toEqual({ serious: [], overflow: 0 })
  }
  expect(faults).toEqual([])
})
