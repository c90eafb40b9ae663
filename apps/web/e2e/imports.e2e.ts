import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetRows, workbook } from '../../server/test/factories/sheets.ts'
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

const ROWS = 5000
const BAD = 37

/** Every kind of error in turn; the repeated ones repeat the line above. */
function spreadsheet(): Buffer {
  const rows = sheetRows(ROWS)
  for (let n = 1; n <= BAD; n++) {
    const row = rows[n * 120]!
    if (n % 4 === 0) row[0] = ''
    else if (n % 4 === 1) row[1] = '11111111112'
    else if (n % 4 === 2) row[2] = '4,8999E+10'
    else row[1] = rows[n * 120 - 1]![1]!
  }
  return workbook(rows, 'xlsx')
}

it('a spreadsheet with errors is previewed, imported, made into leads and taken back', async () => {
  const { page, faults } = await openPage(browser, server.url)
  page.setDefaultTimeout(40_000)
  await signIn(page, 'gestor.marketing', '/marketing/home')
  await page.getByRole('link', { name: /Importar Leads/ }).click()
  await page.getByRole('link', { name: 'NOVA IMPORTAÇÃO LEADS' }).click()
  await page.waitForURL(/imports-leads\/register/)

  expect(await page.getByRole('combobox', { name: 'Campanha' }).isDisabled()).toBe(true)
  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await pick('Provedor', 'Vetorial')
  await pick('Campanha', 'Feira de Tubarão')
  await pick('Canal', 'Panfleto')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'leads.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await page.getByText('Formato do arquivo não permitido!').first().waitFor()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await chooser.setInputFiles({ name: 'leads.xlsx', mimeType, buffer: spreadsheet() })
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
  const created = page.locator('.import-facts div', { hasText: 'Leads criadas' }).locator('dd')
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 1', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 2', exact: true }).click()
  await page.getByRole('button', { name: 'Criar leads', exact: true }).click()
  await page.getByText('2 leads criadas.').waitFor()
  await expect.poll(() => created.textContent(), { timeout: 40_000 }).toBe('2')
  expect(
    await page.getByRole('checkbox', { name: 'Selecionar Zoé Conceição 1', exact: true }).isDisabled(),
  ).toBe(true)

  await page.getByRole('button', { name: 'Ações de Zoé Conceição 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabel('Nome').fill('Zoé Mudada')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Lead atualizada com sucesso').waitFor()
  await page.getByRole('checkbox', { name: 'Selecionar Zoé Mudada' }).waitFor()

  await page.getByRole('button', { name: 'Criar todas as leads' }).click()
  await page.getByText('As leads estão sendo criadas.').waitFor()
  // What is under way is the server's, not the page's.
  await page.reload()
  await expect.poll(() => created.textContent(), { timeout: 40_000 }).toBe('4.963')

  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  const sure = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await sure.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('Importação desfeita.').waitFor()
  await page.getByText('Os participantes e as leads dela foram excluídos.').waitFor()
  expect(faults).toEqual([])
})
