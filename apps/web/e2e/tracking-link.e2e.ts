import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** The walks' own browser calls itself headless, and is counted as a program. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const WAIT = { timeout: 40_000 }

it('a link is generated, followed by the public to a lead, and shows in the link’s figures', async () => {
  const staff = await openPage(browser, server.url, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = staff
  page.setDefaultTimeout(40_000)
  await signIn(page, 'gestor.marketing', '/marketing/tracking-link/list')
  await page.getByText('Para cadastrar um novo destino').waitFor()
  await page.getByRole('link', { name: 'NOVO LINK' }).click()

  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  expect(await page.getByRole('combobox', { name: 'Campanha' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByText('É necessário gerar o link antes de salvar.').waitFor()
  await pick('Provedor', 'Vetorial')
  await pick('Campanha', 'Feira de Tubarão')
  await pick('Canal', 'Panfleto')
  await page.getByRole('button', { name: 'Gerar Link' }).click()
  const field = page.getByLabel('Link', { exact: true })
  await expect.poll(() => field.inputValue(), WAIT).toMatch(/\/r\/[0-9A-Za-z]{8}$/)
  const url = await field.inputValue()
  expect(await page.getByRole('button', { name: 'Gerar Link' }).isDisabled()).toBe(true)
  await field.click()
  await page.getByText('URL copiada com sucesso.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const visitor = await openPage(browser, server.url, {
    viewport: { width: 360, height: 740 },
    userAgent: CHROME,
  })
  visitor.page.setDefaultTimeout(40_000)
  await visitor.page.goto(url)
  await visitor.page.waitForURL(/\/contratar\//)
  await visitor.page.getByLabel('Nome completo').fill('Joana da Rosa')
  await visitor.page.getByLabel('Telefone').fill('48984001122')
  await visitor.page.getByLabel('CPF').fill('52998224725')
  await visitor.page.getByLabel('CEP').fill('88701000')
  await visitor.page.getByRole('checkbox').click()
  await visitor.page.getByRole('button', { name: 'Quero ser atendido' }).click()
  await visitor.page.getByText('Recebemos os seus dados.').waitFor()

  const marketing = await connectAs(server.url, 'gestor.marketing@intranet.example', DEMO_PASSWORD)
  const { trackingLinks } = marketing.api
  const codigo = url.slice(-8)
  const { dados } = await trackingLinks.list.query({ filtro: { codigo } })
  const { id } = dados[0]!
  // The click is written within a second.
  await expect
    .poll(async () => (await trackingLinks.figures.query({ id })).total, WAIT)
    .toEqual({ cliques: 1, robos: 0, leads: 1, vendas: 0 })
  await marketing.signOut()
  const seller = await connectAs(server.url, 'vendedor@intranet.example', DEMO_PASSWORD)
  const leads = await seller.api.leads.list.query({ q: 'Joana da Rosa' })
  await seller.signOut()
  expect(leads.dados).toHaveLength(1)
  expect(leads.dados[0]).toMatchObject({ cliente: 'Joana da Rosa', campanha: 'Feira de Tubarão' })

  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.waitForURL(/tracking-link\/list/)
  await page.goto(`/marketing/tracking-link/figures/${id}`)
  await page.getByRole('img', { name: `QR code de ${url}` }).waitFor()
  expect(await page.locator('.link-steps b').allTextContents()).toEqual(['1', '1', '0'])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PNG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`link-${codigo}.png`)
  expect([...staff.faults, ...visitor.faults]).toEqual([])
})

it('campaigns are switched and deleted in the documented words, one in use is kept', async () => {
  const { page, faults } = await openPage(browser, server.url)
  page.setDefaultTimeout(40_000)
  await signIn(page, 'superadmin', '/marketing/campaigns/list')
  await page.getByRole('link', { name: 'NOVA CAMPANHA' }).click()
  await page.getByLabel('Nome').fill('Passageira')
  await page.getByRole('switch', { name: 'Vetorial' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Campanha cadastrada com sucesso!').waitFor()
  await page.getByRole('switch', { name: 'Passageira: ativo' }).click()
  await page.getByText('Campanha editada com sucesso!').waitFor()
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
  await page.getByText('Campanha excluída com sucesso').waitFor()
  await remove('Feira de Tubarão')
  await page.getByText('Erro ao excluir campanha').waitFor()
  expect(faults.filter((fault) => !/409/.test(fault))).toEqual([])
})
