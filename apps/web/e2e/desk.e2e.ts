/** A sold lead becomes a working connection; money goes back by two people; a rule is tried on a holiday. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

async function enter(login: string, path: string) {
  const opened = await openPage(browser, server.url)
  opened.page.setDefaultTimeout(25_000)
  await signIn(opened.page, login, path)
  return opened
}
type Page = Awaited<ReturnType<typeof enter>>['page']

/** Presses a button of the drawer and confirms what it asks. */
async function confirm(page: Page, drawer: string, action: string, title: string) {
  await page.getByRole('dialog', { name: drawer }).getByRole('button', { name: action, exact: true }).click()
  const question = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: title }).last()
  await question.getByRole('button', { name: new RegExp(`^(Confirmar|${action})$`) }).click()
  await noticeShown(page, 'Status atualizado com sucesso!')
}

const connect = (login: string) => connectAs(server.url, `${login}@intranet.example`, DEMO_PASSWORD)

/** Takes an open lead of RazaoInfo from Viabilidade to Efetivação; answers its customer. */
async function sell(): Promise<string> {
  const { api } = await connect('superadmin')
  const { dados } = await api.leads.list.query({
    filtro: { provedor: 'razao', desfecho: 'aberta', status: 3 },
    limit: 100,
  })
  const { id, cliente } = dados.find(({ produto, documento }) => produto && documento)!
  await confirmReadings(server.url, 'gestor.vendas')
  const { page, faults } = await enter('gestor.vendas', `/sales/internal/leads/${id}`)
  await advance(page, 'Negociação')
  await advance(page, 'Efetivação', (dialog) => dialog.getByLabel('Contrato').fill('C-2026'))
  await page.getByText('Efetivada', { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
  return cliente
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')

it('a sold lead is audited with the whole checklist, installed and called', async () => {
  const name = await sell()
  const { page, faults } = await enter('backoffice', '/backoffice/inicio')
  await page.getByRole('link', { name: /Vendas pendentes/ }).click()
  await page.getByRole('button', { name: 'Pegar próximo' }).click()
  await noticeShown(page, 'Item atribuído a você.')
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Em auditoria', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: /^Ações de venda de/ }).click()
  await page.getByRole('menuitem', { name: 'Devolver à fila' }).click()
  await noticeShown(page, 'Item devolvido à fila.')

  await page.goto(`${server.url}/backoffice/vendas/listagem?q=${encodeURIComponent(name)}`)
  await act(page, name, 'Auditar')
  await confirm(page, name, 'Auditar', 'Auditar esta venda?')
  await drawer.getByRole('button', { name: 'Aprovar' }).click()
  await noticeShown(page, 'Preencha todos os itens do checklist para aprovar.')
  for (const box of await drawer.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.click()
  await confirm(page, name, 'Aprovar', 'Aprovar a venda?')
  await drawer.getByText('Aprovada', { exact: true }).waitFor()

  await page.goto(`${server.url}/backoffice/ativacoes/listagem?q=${encodeURIComponent(name)}`)
  await page
    .getByRole('row', { name: /Aguardando/ })
    .first()
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Abrir' }).click()
  await drawer.getByRole('button', { name: 'Agendar' }).click()
  const schedule = page.getByRole('dialog', { name: `Agendar: ${name}` })
  await schedule.getByRole('textbox', { name: 'Data' }).fill(brazilian(dayFromNow(0)))
  await choose(page, 'Período', 'Manhã')
  await schedule.getByRole('button', { name: 'Agendar' }).click()
  await drawer.getByText('Agendada', { exact: true }).first().waitFor()
  await confirm(page, name, 'Ativada', 'A conexão está funcionando?')
  await drawer.getByRole('link', { name: 'Ver qualificação' }).click()

  const call = page.getByRole('dialog', { name })
  await call.getByText('Atendeu', { exact: true }).click()
  for (const question of ['A internet funciona bem?', 'Dados conferidos?', 'Sabe do vencimento?'])
    await call.getByRole('radiogroup', { name: question }).getByRole('radio').first().click()
  await call.getByLabel('NPS (0 a 10)').fill('10')
  const address = page.url()
  await call.getByRole('button', { name: 'Registrar ligação' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.goto(address)
  await call.getByText('Qualificado', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

it('a refund is asked for by one person, approved by two others, and paid with a proof', async () => {
  const proof = {
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  }
  const author = await enter('backoffice', '/backoffice/estornos/registro')
  const { page } = author
  await choose(page, 'Provedor', 'Produto')
  await page.getByRole('textbox', { name: /^Código do cliente/ }).fill('9001')
  await page.getByRole('textbox', { name: /^Nome/ }).last().fill('Joana do Estorno')
  await choose(page, 'Motivo', 'Pagamento duplicado')
  await page.getByLabel('Valor pago').fill('99,90')
  await page.getByLabel('Valor do estorno').fill('99,90')
  await page.getByLabel('Descrição').fill('Pagou duas vezes a mesma fatura.')
  await page.locator('input[type=file]').first().setInputFiles(proof)
  await page.getByText('comprovante.pdf').waitFor()
  await choose(page, 'Forma', 'Crédito na fatura')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.goto(`${server.url}/backoffice/estornos/listagem?q=Joana`)
  await page.getByRole('button', { name: 'Ações de Joana do Estorno' }).click()
  await page.getByRole('menuitem', { name: 'Ver' }).click()
  const drawer = page.getByRole('dialog', { name: 'Estorno de Joana do Estorno' })
  await drawer.getByText('Solicitado', { exact: true }).waitFor()
  expect(await drawer.getByRole('button', { name: 'Aprovar' }).count()).toBe(0)
  const { api } = await connect('backoffice')
  const [own] = (await api.refunds.list.query({ q: 'Joana do Estorno' })).dados
  const { id, updated_at } = own!
  await expect(api.refunds.changeState.mutate({ id, updated_at, situacao: 'aprovado' })).rejects.toThrow(
    'Você não pode aprovar o próprio estorno.',
  )

  const other = await enter('superadmin', '/backoffice/estornos/listagem?q=Joana')
  await other.page.getByRole('button', { name: 'Ações de Joana do Estorno' }).click()
  await other.page.getByRole('menuitem', { name: 'Ver' }).click()
  const theirs = other.page.getByRole('dialog', { name: 'Estorno de Joana do Estorno' })
  await theirs.getByText('duas pessoas aprovam').waitFor()
  await confirm(other.page, 'Estorno de Joana do Estorno', 'Aprovar', 'Aprovar o estorno?')
  // Nobody's invoice: a second person approves what was typed.
  const second = await enter('financeiro', '/backoffice/estornos/listagem?q=Joana')
  await second.page.getByRole('button', { name: 'Ações de Joana do Estorno' }).click()
  await second.page.getByRole('menuitem', { name: 'Ver' }).click()
  await confirm(second.page, 'Estorno de Joana do Estorno', 'Aprovar', 'Aprovar o estorno?')
  await second.page
    .getByRole('dialog', { name: 'Estorno de Joana do Estorno' })
    .getByText('Aprovado', { exact: true })
    .waitFor()
  await other.page.reload()
  await theirs.getByRole('button', { name: 'Registrar pagamento' }).click()
  const payment = other.page.getByRole('dialog', { name: 'Registrar pagamento' })
  await payment.locator('input[type=file]').setInputFiles(proof)
  await payment.getByText('comprovante.pdf').waitFor()
  await payment.getByRole('button', { name: 'Registrar' }).click()
  await theirs.getByText('Pago', { exact: true }).waitFor()
  expect([...author.faults, ...second.faults, ...other.faults]).toEqual([])
})

it('a rule with an exception blocks nobody on a holiday', async () => {
  const { page, faults } = await enter('cobranca', '/blocking-rules/list')
  await addButton(page, 'NOVA REGRA').click()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Prova do feriado')
  await choose(page, 'Provedor', 'Produto')
  await choose(page, 'Tipo', 'Total')
  await page.getByLabel('Dias de atraso').fill('15')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.goto(`${server.url}/blocking-rules/list?q=${encodeURIComponent('Prova do feriado')}`)
  await page.getByRole('button', { name: 'Ações de Prova do feriado' }).click()
  await page.getByRole('menuitem', { name: 'Critérios' }).click()
  await addButton(page, 'Novo critério').click()
  await choose(page, 'Campo', 'Cidade')
  await page.getByLabel('Valor').fill('Tubarão')
  await page.getByLabel('Motivo').fill('Enchente na cidade.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.goto(`${server.url}/blocking-rules/list?q=${encodeURIComponent('Prova do feriado')}`)
  await page.getByRole('button', { name: 'Ações de Prova do feriado' }).click()
  await page.getByRole('menuitem', { name: 'Simular' }).click()
  await page.getByText('Seriam bloqueados').waitFor()
  await page.getByRole('textbox', { name: 'Simular para o dia' }).fill('25/12/2026')
  await page.getByRole('button', { name: 'Simular novamente' }).click()
  await page.getByText('Para 25/12/2026').waitFor()
  await page.getByRole('button', { name: 'Exceções' }).click()
  await page.getByText('Feriado: Natal').first().waitFor()
  const blocked = page.locator('dl div', { hasText: 'Seriam bloqueados' }).locator('dd')
  expect(await blocked.innerText()).toBe('0')
  expect(faults).toEqual([])
})
