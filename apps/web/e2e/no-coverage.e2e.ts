import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton, choose } from './support/forms.ts'
import { act, advance } from './support/leads.ts'
import { noticeShown } from './support/notices.ts'
import { confirmReadings } from './support/readings.ts'
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
const today = new Date()
const from = new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth() + 1, 1))
const created_at = {
  _gte: from.toISOString().slice(0, 10),
  _lte: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).toISOString().slice(0, 10),
}
const filter = `filtro=${encodeURIComponent(JSON.stringify({ created_at }))}`

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
/** The filter as it is in the address. */
const kept = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filtro') ?? 'null')

async function openFirst(page: Page, label: string, next: string): Promise<void> {
  await table(page, label)
    .getByRole('link', { name: /^Ver Leads/ })
    .first()
    .click()
  await at(page, next)
}

it('leads lost because of missing coverage are followed from city to person, and back with the filters kept', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas', `${ROOT}/cidades?${filter}`)
  await openFirst(page, 'Cidades', `${ROOT}/cidades/bairros`)
  const city = new URL(page.url()).searchParams.get('cidade')!
  await page.getByRole('heading', { name: city }).waitFor()
  await openFirst(page, 'Bairros', `${ROOT}/bairros/ruas`)
  const district = new URL(page.url()).searchParams.get('bairro')!
  await page.getByRole('heading', { name: `${district} - ${city}` }).waitFor()
  await openFirst(page, 'Ruas', `${ROOT}/ruas/pessoas`)
  await page.getByText('Acesse mais informações do lead ao clicar neste botão.').waitFor()
  const button = table(page, 'Leads').getByRole('button', { name: 'Ver Leads' }).first()
  await button.click()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await page.getByText('Motivo Inviabilidade').waitFor()
  expect(await page.locator('[data-slot=lead-details] dt').count()).toBe(17)
  expect(await page.locator('[data-slot=lead-details]').getByText('Sem Cobertura').count()).toBe(1)
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })

  for (const path of ['bairros/ruas', 'cidades/bairros', 'cidades']) {
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await at(page, `${ROOT}/${path}`)
    expect(kept(page)).toEqual({ created_at })
  }
  await table(page, 'Cidades').getByText(city).first().waitFor()
  await page.getByRole('img', { name: 'Mapa dos leads sem cobertura por cidade' }).waitFor()
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  expect(faults).toEqual([])
})

/** A lead of Vetorial whose street nobody reaches, as the form makes it. */
const LOST = {
  cliente: 'Rosa Sem Rede',
  fone: '48991230077',
  cep: '88780000',
  logradouro: 'Rua do Farol',
  numero: '45',
  bairro: 'Vila do Percurso',
  cidade: 'Imbituba',
  estado: 'SC' as const,
}

/** The row of a place, and what its figure says. */
const place = (page: Page, label: string, name: string) =>
  table(page, label).getByRole('row', { name: new RegExp(`^${name} `) })

it('a lead without coverage is followed through the four levels, its street covered, and the lead worked off', async () => {
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const { id: id_empresa } = (await admin.api.providers.options.query({})).find(
    ({ nome }) => nome === 'Vetorial',
  )!
  const [channel] = await admin.api.salesChannels.options.query({ id_empresa })
  await admin.api.leads.create.mutate({ objects: [{ ...LOST, id_empresa, id_canal: channel!.id }] })
  await admin.signOut()

  const seller = await openPage(browser, server.url)
  const { page } = seller
  await confirmReadings(server.url, 'vendedor')
  await signIn(page, 'vendedor', `${ROOT}/cidades`)
  const follow = (label: string, name: string) =>
    place(page, label, name)
      .getByRole('link', { name: /^Ver Leads/ })
      .click()
  await follow('Cidades', LOST.cidade)
  await at(page, `${ROOT}/cidades/bairros`)
  await follow('Bairros', LOST.bairro)
  await at(page, `${ROOT}/bairros/ruas`)
  await place(page, 'Ruas', LOST.logradouro).getByRole('cell', { name: '1', exact: true }).waitFor()
  await follow('Ruas', LOST.logradouro)
  await at(page, `${ROOT}/ruas/pessoas`)
  await page.getByRole('heading', { name: `${LOST.logradouro}, ${LOST.bairro} - ${LOST.cidade}` }).waitFor()
  const person = table(page, 'Leads').getByRole('row', { name: new RegExp(LOST.cliente) })
  await person.getByRole('button', { name: 'Ver Leads' }).click()
  await page.locator('[data-slot=lead-details]').getByText('Rua do Farol, 45').waitFor()
  await page.locator('[data-slot=lead-details]').getByText('Sem Cobertura').waitFor()

  // Covered: the street alone, by the person who keeps coverage.
  const boss = await openPage(browser, server.url)
  await signIn(boss.page, 'superadmin', '/sales/internal/coverage/list')
  await addButton(boss.page, 'Nova cobertura').click()
  await choose(boss.page, 'Provedor', 'Vetorial')
  await choose(boss.page, 'Estado', 'Santa Catarina')
  await boss.page.getByLabel('Cidade').fill(LOST.cidade)
  await boss.page.getByLabel('Bairro').fill(LOST.bairro)
  await boss.page.getByLabel('Rua').fill(LOST.logradouro)
  await boss.page.getByLabel('Número de').fill('1')
  await boss.page.getByLabel('Número até').fill('99')
  await boss.page.getByRole('switch', { name: 'Status' }).click()
  await boss.page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(boss.page, 'Dados atualizados com sucesso!')

  await page.goto('/sales/external/leads/leads/list')
  const tabs = page.getByRole('navigation', { name: 'Listas de leads' })
  await tabs.getByRole('link', { name: /^Cobertura chegou/ }).click()
  await page.getByRole('cell', { name: LOST.cliente, exact: true }).waitFor()
  const figure = (name: string) =>
    page.locator('[aria-label="Cobertura chegou"] div', { hasText: name }).locator('dd')
  const before = {
    waiting: Number(await figure('Aguardando').textContent()),
    resumed: Number(await figure('Retomadas').textContent()),
    sold: Number(await figure('Efetivadas').textContent()),
  }
  await act(page, LOST.cliente, 'Reativar')
  await page.getByRole('dialog').getByRole('button', { name: 'Reativar' }).click()
  await noticeShown(page, 'Lead reativada.')
  await expect.poll(() => figure('Aguardando').textContent()).toBe(String(before.waiting - 1))
  await expect.poll(() => figure('Retomadas').textContent()).toBe(String(before.resumed + 1))
  expect(await page.getByRole('cell', { name: LOST.cliente, exact: true }).count()).toBe(0)

  await tabs.getByRole('link', { name: /^Leads/ }).click()
  await page.getByRole('searchbox').fill(LOST.cliente)
  await page.getByRole('link', { name: LOST.cliente, exact: true }).click()
  await page.getByRole('heading', { name: LOST.cliente }).waitFor()
  await advance(page, 'Processo', (dialog) => dialog.getByLabel('Primeiro contato').fill('Ainda quer'))
  await advance(page, 'Viabilidade')
  await advance(page, 'Negociação')
  await advance(page, 'Efetivação', async (dialog) => {
    await dialog.getByLabel('Contrato').fill('C-FAROL')
    await choose(page, 'Produto', /Fibra 500/)
  })
  await page.getByText('Efetivada', { exact: true }).waitFor()
  await page.goto('/sales/external/leads/coverage/list')
  await expect.poll(() => figure('Efetivadas').textContent()).toBe(String(before.sold + 1))
  await page.goto(`${ROOT}/cidades/bairros?provedor=vetorial&cidade=${LOST.cidade}`)
  await table(page, 'Bairros').getByRole('row').nth(1).waitFor()
  expect(await place(page, 'Bairros', LOST.bairro).count()).toBe(0)
  expect([...seller.faults, ...boss.faults]).toEqual([])
})

it('a level without its place leads to the one above; both spellings of an address open', async () => {
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas', `${ROOT}/ruas/pessoas?${filter}`)
  await at(page, `${ROOT}/cidades`)
  expect(kept(page)).toEqual({ created_at })
  await page.goto(`${ROOT}/cidades/bairros/ruas?provedor=razao&cidade=Nenhuma&bairro=`)
  await page.getByRole('heading', { name: 'Não informado - Nenhuma' }).waitFor()
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
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('region', { name: label, exact: true }).locator('tbody tr').first().waitFor()
    expect(await barriers(page), address).toEqual({ serious: [], overflow: 0 })
  }
  expect(faults).toEqual([])
})
