import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsWithErrors, workbook } from '../../server/test/factories/sheets.ts'
import { barriers } from './support/barriers.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton, choose } from './support/forms.ts'
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

const ROWS = 5000
const BAD = 37

it('a spreadsheet with errors is previewed, imported, made into leads and taken back', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.marketing', '/marketing/home')
  await page.getByRole('link', { name: /Importar Leads/ }).click()
  await addButton(page, 'NOVA IMPORTAÇÃO LEADS').click()
  await page.waitForURL(/imports-leads\/register/)

  expect(await page.getByRole('combobox', { name: 'Campanha' }).isDisabled()).toBe(true)
  await choose(page, 'Provedor', 'Vetorial')
  await choose(page, 'Campanha', 'Feira de Tubarão')
  await choose(page, 'Canal', 'Panfleto')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'leads.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await page.getByText('Formato do arquivo não permitido!').first().waitFor()
  const sheet = workbook(rowsWithErrors(ROWS, BAD), 'xlsx')
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await chooser.setInputFiles({ name: 'leads.xlsx', mimeType, buffer: sheet })
  await page.getByText('leads.xlsx').waitFor()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.waitForURL(/imports-leads\/file\/list\?id=\d+/)

  const importing = page.getByRole('button', { name: 'Importar 4.963 participantes' })
  await importing.waitFor()
  await page.getByRole('heading', { name: '37 linhas com erro' }).waitFor()
  await page.getByRole('region', { name: 'Linhas com erro' }).getByText('CPF inválido').first().waitFor()
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar erros (CSV)' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(BAD + 1)
  expect(lines[0]).toBe('Linha;Nome;CPF;Telefone;Erro')

  await importing.click()
  const created = page.locator('dl div', { hasText: 'Leads criadas' }).locator('dd')
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 1', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 2', exact: true }).click()
  await page.getByRole('button', { name: 'Criar leads', exact: true }).click()
  await noticeShown(page, '2 leads criadas.')
  await expect.poll(() => created.textContent()).toBe('2')
  expect(
    await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 1', exact: true }).isDisabled(),
  ).toBe(true)

  await page.getByRole('button', { name: 'Ações de Zoé Conceição 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabel('Nome').fill('Zoé Mudada')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Lead atualizada com sucesso')
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Mudada' }).waitFor()

  await page.getByRole('button', { name: 'Criar todas as leads' }).click()
  await page.getByRole('button', { name: 'Criar leads', exact: true }).click()
  await noticeShown(page, 'As leads estão sendo criadas.')
  // What is under way is the server's, not the page's.
  await page.reload()
  await expect.poll(() => created.textContent()).toBe('4.963')

  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  const sure = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await sure.getByRole('button', { name: 'Desfazer' }).click()
  await noticeShown(page, 'Importação desfeita.')
  await page.getByText('Os participantes e as leads dela foram excluídos.').waitFor()
  expect(faults).toEqual([])
})
