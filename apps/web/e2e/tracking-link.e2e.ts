import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton, choose } from './support/forms.ts'
import { act, advance } from './support/leads.ts'
import { noticeShown } from './support/notices.ts'
import { salesPlace, startPostalService } from './support/postal-service.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let postal: { close(): void }

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  postal = await startPostalService(admin, salesPlace)
  await admin.signOut()
})
afterAll(async () => {
  postal?.close()
  await browser?.close()
  await server?.stop()
})

/** The walks' own browser calls itself headless, and is counted as a program. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const NAME = 'Joana da Rosa'

/** The link form: what it asks for, and the link that it copies. */
async function generate(page: Page): Promise<string> {
  await signIn(page, 'gestor.marketing', '/marketing/tracking-link/list')
  await page.getByText('Para cadastrar um novo destino').waitFor()
  await addButton(page, 'NOVO LINK').click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Campanha' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await noticeShown(page, 'É necessário gerar o link antes de salvar.')
  await choose(page, 'Provedor', 'Vetorial')
  await choose(page, 'Campanha', 'Feira de Tubarão')
  await choose(page, 'Canal', 'Panfleto')
  await page.getByRole('button', { name: 'Gerar Link' }).click()
  const field = page.getByLabel('Link', { exact: true })
  await expect.poll(() => field.inputValue()).toMatch(/\/r\/[0-9A-Za-z]{8}$/)
  const url = await field.inputValue()
  expect(await page.getByRole('button', { name: 'Gerar Link' }).isDisabled()).toBe(true)
  await field.click()
  await noticeShown(page, 'URL copiada com sucesso.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.waitForURL(/tracking-link\/list/)
  return url
}

async function askForContact(page: Page, url: string) {
  await page.goto(url)
  await page.waitForURL(/\/contratar\//)
  await page.getByLabel('Nome completo').fill(NAME)
  await page.getByLabel('Telefone').fill('48984001122')
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByLabel('CEP').fill('88701000')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Quero ser atendido' }).click()
  await page.getByText('Recebemos os seus dados.').waitFor()
}

/** A seller takes the lead, completes its address, and sells. */
async function sell(page: Page) {
  await confirmReadings(server.url, 'vendedor')
  await signIn(page, 'vendedor', '/sales/external/home')
  await page.getByRole('link', { name: /^Leads.*Em aberto/ }).click()
  await page.getByRole('searchbox').fill(NAME)
  await page.getByRole('cell', { name: NAME, exact: true }).waitFor()
  await act(page, NAME, 'Assumir')
  await noticeShown(page, 'Esta lead agora é sua.')
  await page.getByRole('link', { name: NAME, exact: true }).click()
  await page.getByRole('heading', { name: NAME }).waitFor()
  await act(page, NAME, 'Editar')
  await page.getByLabel('CEP').fill('88701050')
  await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('Rua das Acácias')
  await page.getByLabel('Número').fill('120')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Lead atualizada com sucesso')
  await page.getByRole('heading', { name: NAME }).waitFor()
  await advance(page, 'Processo', (dialog) => dialog.getByLabel('Primeiro contato').fill('Quer instalar'))
  await advance(page, 'Viabilidade')
  await advance(page, 'Negociação')
  await advance(page, 'Efetivação', async (dialog) => {
    await dialog.getByLabel('Contrato').fill('C-2026')
    await choose(page, 'Produto', /Fibra 500/)
  })
  await page.getByText('Efetivada', { exact: true }).waitFor()
}

const reports: [address: string, column: string, row: string][] = [
  ['sellers', 'Vendedor', 'Vinícius Soares'],
  ['campaigns', 'Campanha', 'Feira de Tubarão'],
  ['channels', 'Canal', 'Panfleto'],
  ['city', 'Cidade', 'Tubarão'],
]

it('a link is followed from the public’s click to the sale, which every report and the link itself count', async () => {
  const staff = await openPage(browser, server.url, { permissions: ['clipboard-read', 'clipboard-write'] })
  const url = await generate(staff.page)
  const visitor = await openPage(browser, server.url, {
    viewport: { width: 360, height: 740 },
    userAgent: CHROME,
  })
  await askForContact(visitor.page, url)
  const seller = await openPage(browser, server.url)
  await sell(seller.page)
  await seller.page.context().close()

  // Of each report the row's sales open the list behind them: as many, and this one among them.
  const reader = await openPage(browser, server.url)
  const { page } = reader
  await signIn(page, 'vendedor')
  for (const [address, column, row] of reports) {
    await page.goto(`/sales/external/report/${address}/list`)
    const figure = page
      .getByRole('region', { name: column, exact: true })
      .getByRole('row', { name: new RegExp(row) })
      .locator('a[href*="efetivada"]')
    const sales = await figure.textContent()
    await figure.click()
    await page.waitForURL(/\/leads\/all\/list/)
    await page.getByRole('heading', { level: 1, name: new RegExp(`${sales}$`) }).waitFor()
    await page.getByRole('searchbox').fill(NAME)
    await page.getByRole('cell', { name: NAME, exact: true }).waitFor()
  }

  const codigo = url.slice(-8)
  const marketing = await connectAs(server.url, 'gestor.marketing@intranet.example', DEMO_PASSWORD)
  const { dados } = await marketing.api.trackingLinks.list.query({ filtro: { codigo } })
  const { id } = dados[0]!
  // The click is written within a second.
  await expect
    .poll(async () => (await marketing.api.trackingLinks.figures.query({ id })).total)
    .toEqual({ cliques: 1, robos: 0, leads: 1, vendas: 1 })
  await marketing.signOut()
  await staff.page.goto(`/marketing/tracking-link/figures/${id}`)
  await staff.page.getByRole('img', { name: `QR code de ${url}` }).waitFor()
  expect(await staff.page.locator('main dl b').allTextContents()).toEqual(['1', '1', '1'])
  const [file] = await Promise.all([
    staff.page.waitForEvent('download'),
    staff.page.getByRole('link', { name: 'PNG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`link-${codigo}.png`)
  expect([...staff.faults, ...visitor.faults, ...seller.faults, ...reader.faults]).toEqual([])
})

it('campaigns are switched and deleted in the documented words, one in use is kept', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'superadmin', '/marketing/campaigns/list')
  await addButton(page, 'NOVA CAMPANHA').click()
  await page.getByLabel('Nome').fill('Passageira')
  await page.getByRole('switch', { name: 'Vetorial' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Campanha cadastrada com sucesso!')
  await page.getByRole('switch', { name: 'Passageira: ativo' }).click()
  await noticeShown(page, 'Campanha editada com sucesso!')
  const remove = async (name: string) => {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: /Ações/ })
      .click()
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Excluir' })
      .click()
  }
  await remove('Passageira')
  await noticeShown(page, 'Campanha excluída com sucesso')
  await remove('Feira de Tubarão')
  await noticeShown(page, 'Erro ao excluir campanha')
  expect(faults.filter((fault) => !/409/.test(fault))).toEqual([])
})
