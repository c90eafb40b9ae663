import { dayFromNow } from '@intranet/contract/today'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addButton } from './support/forms.ts'
import { barriers } from './support/barriers.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
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

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

/** What axe finds serious on the page as it is, on a phone and on a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect([size.width, (await barriers(page, 'main')).serious]).toEqual([size.width, []])
  }
}

const pick = async (page: Page, label: string, option: string | RegExp, filter?: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  if (filter)
    await page
      .getByPlaceholder(/Buscar/)
      .last()
      .fill(filter)
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
}

const openActions = (page: Page, row: string | RegExp) =>
  page.getByRole('row', { name: row }).first().getByRole('button', { name: /Ações/ }).click()

it('an event is registered, read, switched off and edited by marketing, and deleted by a superadmin', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.marketing', '/marketing/home')
  await page
    .getByRole('link', { name: /Eventos/ })
    .first()
    .click()
  await page.getByRole('row', { name: /Natal na Praça/ }).waitFor()
  await addButton(page, 'NOVO EVENTO').click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Preencha todos os campos obrigatórios!')
  await page.getByRole('textbox', { name: 'Evento', exact: true }).fill('Festival da Fibra')
  await page.getByRole('textbox', { name: 'Data de início' }).fill('10/12/2027')
  await page.getByRole('textbox', { name: 'Data de fim' }).fill('12/12/2027')
  await page.getByLabel('Local').fill('Mercado Central')
  await page.getByLabel('Endereço').fill('Praça Sete de Julho, 10')
  await pick(page, 'Cidade', /Tubarão/, 'tubar')
  await page.getByLabel('Site do evento').fill('https://festival.example.com')
  await page.getByRole('switch', { name: 'Status' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Evento cadastrado com sucesso')

  await openActions(page, /Festival da Fibra/)
  await page.getByRole('menuitem', { name: 'Site' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Excluir' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Detalhes' }).click()
  await page.getByRole('dialog').getByText('10/12/2027 a 12/12/2027').waitFor()
  await page.getByRole('dialog').getByText('Praça Sete de Julho, 10').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await openActions(page, /Festival da Fibra/)
  await page.getByRole('menuitem', { name: 'Desativar' }).click()
  await noticeShown(page, 'Status do evento atualizado com sucesso')
  await page.getByRole('row', { name: /Festival da Fibra.*Inativo/ }).waitFor()
  await openActions(page, /Festival da Fibra/)
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Ver histórico de Edições' }).click()
  await page.getByText('Status', { exact: true }).first().waitFor()
  expect(faults).toEqual([])

  const boss = await openPage(browser, server.url)
  await signIn(boss.page, 'superadmin', '/marketing/events/list')
  await openActions(boss.page, /Festival da Fibra/)
  await boss.page.getByRole('menuitem', { name: 'Excluir' }).click()
  const asked = boss.page.getByRole('dialog').or(boss.page.getByRole('alertdialog'))
  await asked.getByText('Esta ação é irreversível. Deseja continuar?').waitFor()
  await asked.getByRole('button', { name: /Excluir/ }).click()
  await noticeShown(boss.page, 'Evento excluído com sucesso')
  expect(boss.faults).toEqual([])
})

/** Results are of periods that have begun: today, which is over in no demo period. */
const [year, monthNumber, dayOfMonth] = dayFromNow(0).split('-') as [string, string, string]
const brDay = `${dayOfMonth}/${monthNumber}/${year}`
const month = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'][
  Number(monthNumber) - 1
]!
const period = `${dayOfMonth} - ${dayOfMonth}/${month}`

it('a result is registered from its campaign, edited from the report, and is in the report’s tables', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.vendas', '/marketing/campaigns/list')
  await openActions(page, /Mídia Paga/)
  await page.getByRole('menuitem', { name: 'Resultados' }).click()
  await page.waitForURL(/results-campaigns\/list\?idCampaign=124/)
  await addButton(page, 'NOVO RESULTADO DE CAMPANHA').click()
  await page.waitForURL(/results-campaigns\/register\?idCampaign=124/)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Preencha os seguintes campos obrigatórios: Provedor, Período, Canal')
  await pick(page, 'Provedor', 'RazaoInfo')
  await page.getByRole('combobox', { name: 'Canal' }).click()
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Facebook', 'Google'])
  await page.getByRole('option', { name: 'Google' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Preencha os seguintes campos obrigatórios: Período')
  await page.getByRole('textbox', { name: 'Início do período' }).fill(brDay)
  await page.getByRole('textbox', { name: 'Fim do período' }).fill(brDay)
  await page.getByLabel('Impressões').fill('1000001')
  await page.getByLabel('Cliques').fill('2500')
  await page.getByLabel('Valor investido').fill('125000')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('O número máximo de impressões é 1.000.000').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Impressões').fill('100000')
  expect(await page.getByLabel('Impressões').inputValue()).toBe('100.000')
  expect(await page.getByLabel('Valor investido').inputValue()).toBe('1.250,00')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Resultado de campanha cadastrado com sucesso!')
  await page
    .getByRole('row', { name: new RegExp(`${period}.*RazaoInfo.*Google.*100\\.000.*R\\$\\s1\\.250,00`) })
    .waitFor()

  await page.goto('/marketing/results-campaigns-report/report')
  await page.getByRole('link', { name: 'LISTAR RESULTADOS' }).click()
  await page.getByRole('link', { name: 'NOVO RESULTADO DE CAMPANHA' }).waitFor()
  await openActions(page, new RegExp(period))
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.waitForURL(/results-campaigns-report\/edit\?id_result=\d+/)
  await page.getByLabel('Cliques').fill('2000')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Resultado editado com sucesso!')

  await page.goto('/marketing/results-campaigns-report/report')
  await page.getByRole('link', { name: 'REGISTRAR RESULTADO' }).waitFor()
  const table = (title: string) => page.getByRole('region', { name: title })
  await page.getByRole('button', { name: 'RazaoInfo' }).click()
  await page.waitForURL(/provedor=razao/)
  const weekly = table('SEMANAL CONSOLIDADO')
  await weekly.getByRole('columnheader', { name: period }).first().waitFor()
  const last = (metric: string) => weekly.getByRole('row', { name: metric }).first().getByRole('cell').last()
  expect(await last('CTR').textContent()).toBe('2,00\u00a0%')
  const detailed = table('SEMANAL DETALHADO')
  await detailed.getByRole('columnheader').nth(1).waitFor()
  expect(await detailed.getByRole('columnheader', { name: period }).count()).toBe(0)
  await detailed.getByRole('button', { name: 'Google' }).click()
  await detailed.getByRole('columnheader', { name: period }).first().waitFor()
  await table('SINTÉTICO')
    .getByRole('columnheader', { name: `${month}/${year}` })
    .first()
    .waitFor()
  await expectAccessible(page)
  expect(faults).toEqual([])
})
