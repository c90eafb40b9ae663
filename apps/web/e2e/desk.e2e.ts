/** Money goes back to a customer by two people. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { choose } from './support/forms.ts'
import { told } from './support/notices.ts'
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

async function enter(login: string, path: string) {
  const opened = await openPage(browser, server.url)
  await signIn(opened.page, login, path)
  return opened
}
type Page = Awaited<ReturnType<typeof enter>>['page']

/** Presses a button of the drawer and confirms what it asks. */
async function confirm(page: Page, drawer: string, action: string, title: string) {
  await page.getByRole('dialog', { name: drawer }).getByRole('button', { name: action, exact: true }).click()
  const question = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: title }).last()
  await question.getByRole('button', { name: new RegExp(`^(Confirmar|${action})$`) }).click()
  await told(page, 'Status atualizado com sucesso!')
}

it('a refund is asked for by one person, approved by another, and paid with a proof', async () => {
  const proof = {
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  }
  const author = await enter('financeiro', '/backoffice/estornos/registro')
  const { page } = author
  await choose(page, 'Provedor', 'Produto')
  await page
    .getByRole('textbox', { name: /^Código do cliente/ })
    .last()
    .fill('9001')
  await page.getByRole('textbox', { name: /^Nome/ }).last().fill('Joana do Estorno')
  await choose(page, 'Motivo', 'Pagamento duplicado')
  await page.getByLabel('Valor pago').fill('99,90')
  await page.getByLabel('Valor do estorno').fill('99,90')
  await page.getByLabel('Descrição').fill('Pagou duas vezes a mesma fatura.')
  await page.locator('input[type=file]').first().setInputFiles(proof)
  await page.getByText('comprovante.pdf').waitFor()
  await choose(page, 'Forma', 'Crédito na fatura')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await told(page, 'Dados atualizados com sucesso!')
  await page.goto(`${server.url}/backoffice/estornos/listagem?q=Joana`)
  await page.getByRole('button', { name: 'Ações de Joana do Estorno' }).click()
  await page.getByRole('menuitem', { name: 'Ver' }).click()
  const drawer = page.getByRole('dialog', { name: 'Estorno de Joana do Estorno' })
  await drawer.getByText('Solicitado').waitFor()
  expect(await drawer.getByRole('button', { name: 'Aprovar' }).count()).toBe(0)

  const other = await enter('superadmin', '/backoffice/estornos/listagem?q=Joana')
  await other.page.getByRole('button', { name: 'Ações de Joana do Estorno' }).click()
  await other.page.getByRole('menuitem', { name: 'Ver' }).click()
  await confirm(other.page, 'Estorno de Joana do Estorno', 'Aprovar', 'Aprovar o estorno?')
  const theirs = other.page.getByRole('dialog', { name: 'Estorno de Joana do Estorno' })
  await theirs.getByRole('button', { name: 'Registrar pagamento' }).click()
  const payment = other.page.getByRole('dialog', { name: 'Registrar pagamento' })
  await payment.locator('input[type=file]').setInputFiles(proof)
  await payment.getByText('comprovante.pdf').waitFor()
  await payment.getByRole('button', { name: 'Registrar' }).click()
  await theirs.getByText('Pago', { exact: true }).waitFor()
  expect([...author.faults, ...other.faults]).toEqual([])
})
