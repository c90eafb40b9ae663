import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton, choose } from './support/forms.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const saved = (page: Page) => noticeShown(page, 'Dados atualizados com sucesso!')
const cell = (page: Page, text: string | RegExp) => page.getByRole('cell', { name: text }).first().waitFor()

/** Two customers of one name, so that a lookup by it has to ask. */
async function twins() {
  const { dados } = await admin.api.customers.list.query({ limit: 2, filtro: { empresa: 'RazaoInfo' } })
  const [one, other] = dados
  await admin.api.customers.sync.mutate({
    objects: [one!, other!].map(({ codpessoa }) => ({
      sistema: 'razao',
      codpessoa,
      nome_razaosocial: 'Ana Gêmea da Silva',
    })),
  })
  return other!
}

describe('the registries of sales', () => {
  it('keep prices, who is not sold to, where one reaches, and customers', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'superadmin')
    const twin = await twins()

    await page.goto('/pricing/register')
    await page.getByLabel('Produto').fill('Fibra Walk')
    await choose(page, 'Provedor', 'RazaoInfo')
    await page.getByLabel('Velocidade (Mbps)').fill('700')
    await page.getByLabel('Valor', { exact: false }).first().fill('11990')
    await page.getByRole('textbox', { name: /Início da vigência/ }).fill('01012026')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await saved(page)
    await page.goto('/pricing/list?q=walk')
    await cell(page, 'Fibra Walk')
    await page
      .getByRole('button', { name: /Fibra Walk/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Encerrar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
    await noticeShown(page, /O preço vale até/)

    await page.goto('/sales/internal/basic-configurations/blocklist/list')
    await addButton(page, 'NOVO REGISTRO').click()
    await page.getByRole('radio', { name: 'Nome' }).click()
    await page.getByLabel('Buscar por nome').fill('ninguem com este nome')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByText('Nenhum resultado encontrado').first().waitFor()
    await page.getByLabel('Buscar por nome').fill('gemea da silva')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Mais de um resultado encontrado' })
    await dialog.getByRole('radio', { name: new RegExp(twin.codpessoa) }).click()
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Ana Gêmea da Silva'),
    )
    await choose(page, 'Motivo', 'Inadimplência')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await saved(page)
    const { dados } = await admin.api.blacklist.list.query({ q: 'gemea' })
    expect(dados).toMatchObject([{ nome: 'Ana Gêmea da Silva', situacao: 'vigente', empresa: null }])

    await page.goto('/sales/internal/coverage/import')
    await choose(page, 'Provedor', 'Vetorial')
    const lines = page.getByLabel('Linhas')
    await lines.fill('Laguna;SC;Mar Grosso\nCidade Nenhuma;SC')
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByText('Linha 2, Cidade: Cidade não encontrada em SC.').waitFor()
    await lines.fill('Laguna;SC;Mar Grosso\nLaguna;SC;Mar Grosso')
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByText('2 linhas lidas: 1 nova, 1 já cadastrada.').waitFor()
    await page.goto('/sales/internal/coverage/list?q=grosso')
    await cell(page, 'Mar Grosso')

    await page.goto('/sales/internal/customers/list?q=gemea')
    await cell(page, 'Ana Gêmea da Silva')
    await page
      .getByRole('button', { name: /Ana Gêmea/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Ver' }).click()
    await page.getByRole('heading', { name: /Ana Gêmea da Silva/ }).waitFor()
    await page.getByRole('table', { name: 'Contratos' }).waitFor()
    // The import was refused once, as it should be.
    expect(faults.filter((fault) => !fault.includes('status of 422'))).toEqual([])
    await page.context().close()
  })

  it('show sellers what they may see, and nothing of the blacklist', async () => {
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'leitor.vendas', '/pricing/list')
    await cell(page, /Fibra 500/)
    expect(await page.getByRole('link', { name: 'Novo preço' }).count()).toBe(0)
    await page.goto('/blacklist/list')
    await page.getByText('Você não tem permissão', { exact: false }).first().waitFor()
    await page.goto('/sales/internal/customers/list')
    await page.getByRole('heading', { name: /CLIENTES/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Importar clientes' }).count()).toBe(0)
    await page.context().close()
  })
})
