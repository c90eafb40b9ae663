import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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
const EMAIL = 'joana.avisada@exemplo.com.br'
const NAME = 'Joana Avisada'

/** One customer who can be reached, and a limit that every audience is above. */
async function prepare() {
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const contrato = { contrato: 'W1', produto: 'Fibra 500', situacao: 'ativo' as const }
  await admin.api.customers.sync.mutate({
    objects: [
      { sistema: 'vetorial', codpessoa: 'W900', nome_razaosocial: NAME, email: EMAIL, contratos: [contrato] },
    ],
  })
  await admin.api.parameters.update.mutate({ comunicacao_aprovacao_publico: 0 })
  return admin
}

/** Chooses from the menu of the rule that sends in this shift. */
async function menu(page: Page, turno: string, item: string) {
  await page
    .getByRole('row', { name: new RegExp(`Data Específica.* ${turno} \\(`) })
    .getByRole('button', { name: /^Ações de/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Runs the shift that the rule is of, as the dialog offers it. */
async function runShift(page: Page, turno: string) {
  await menu(page, turno, 'Executar turno')
  await page.getByRole('button', { name: 'Executar', exact: true }).click()
  await noticeShown(page, 'Turno executado.')
}

/** The rule's form: its dependencies, and a message with a placeholder that a button wrote. */
async function writeRule(page: Page, turno: string) {
  await addButton(page, 'NOVA REGRA').click()
  await page.getByRole('heading', { name: 'NOVA REGRA' }).waitFor()
  const sending = page.getByRole('combobox', { name: 'Envio', exact: true })
  await page.getByLabel('Critério').selectOption('data_ativacao')
  const disabled = () => sending.locator('option:disabled').allTextContents()
  await expect.poll(disabled).toEqual(['Dia(s) ante(s)', 'Anual'])
  await sending.selectOption('no_dia')
  await expect.poll(() => page.getByLabel('Tempo').inputValue()).toBe('0')
  await page.getByLabel('Critério').selectOption('data_especifica')
  await expect.poll(disabled).toEqual(['Dia(s) seguinte(s)'])
  const [year, month, day] = dayFromNow(1).split('-')
  await page.getByRole('textbox', { name: 'Data Específica', exact: true }).fill(`${day}/${month}/${year}`)
  await page.getByRole('combobox', { name: 'Turno', exact: true }).selectOption(turno)
  await page.getByRole('switch', { name: 'Status' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(
    page,
    'Você precisa marcar como ativada pelo menos uma das mensagens(whatsapp, email ou sms)',
  )
  await page.getByRole('switch', { name: 'Enviar e-mail' }).click()
  const editor = page.getByRole('textbox', { name: 'Mensagem do e-mail' })
  await editor.click()
  await page.keyboard.type('Olá, ')
  await page.getByRole('button', { name: '{{primeiro_nome}}' }).click()
  await expect.poll(() => editor.textContent()).toBe('Olá, {{primeiro_nome}}')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Regra da campanha de comunicação cadastrada com sucesso!')
}

let attempts = 0

it('a campaign is written, approved, sent and heard: who opts out is not written to again', async () => {
  // A second attempt finds the campaign of the first.
  attempts += 1
  const campaign = `Novidades da rede ${attempts}`
  const admin = await prepare()
  const staff = await openPage(browser, server.url)
  const { page } = staff
  await signIn(page, 'gestor.marketing', '/marketing/communication-scale/list')
  await addButton(page, 'NOVA CAMPANHA').click()
  await page.getByLabel('Nome').fill(campaign)
  await choose(page, 'Provedor', 'Vetorial')
  await page.getByRole('switch', { name: 'Status' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Campanha cadastrada com sucesso!')
  await page.getByRole('link', { name: campaign }).click()
  await writeRule(page, 'M')

  // More customers than one manager may write to alone: the number is typed, another manager agrees.
  const dialog = page.getByRole('dialog', { name: 'Aprovação' })
  const asked = await dialog.getByText(/Esta regra alcança/).textContent()
  const audience = /alcança ([\d.]+) clientes/.exec(asked ?? '')?.[1] ?? ''
  await dialog.getByLabel('Número de clientes').fill('1')
  await dialog.getByRole('button', { name: 'Pedir aprovação' }).click()
  await dialog.getByText('O número digitado não é o do público desta regra.').waitFor()
  await dialog.getByLabel('Número de clientes').fill(audience)
  await dialog.getByRole('button', { name: 'Pedir aprovação' }).click()
  await page.getByText('Aguardando aprovação').waitFor()

  await menu(page, 'M', 'Simular público')
  await page
    .getByRole('dialog', { name: 'Simular público' })
    .getByText(/Contato inválido/)
    .waitFor()
  expect(await page.getByRole('dialog').locator('dd').first().textContent()).toBe(audience)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  const rules = page.url()

  const second = await openPage(browser, server.url)
  await signIn(second.page, 'superadmin', rules)
  await menu(second.page, 'M', 'Aprovação')
  await second.page.getByRole('button', { name: 'Aprovar e ativar' }).click()
  await noticeShown(second.page, 'Regra aprovada e ativada.')
  await runShift(second.page, 'M')

  const received = async () => (await admin.api.outbox.list.query({ filtro: { destino: EMAIL } })).dados
  await expect.poll(async () => (await received()).length).toBe(1)
  const message = await admin.api.outbox.get.query({ id: (await received())[0]!.id })
  expect(message).toMatchObject({ assunto: 'Uma mensagem do seu provedor' })
  expect(message.texto).toContain('Olá, Joana')
  const unsubscribe = /Não quero mais receber: (http\S+)/.exec(message.texto)?.[1]
  const customer = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } })
  await customer.page.goto(unsubscribe ?? '')
  const restrictions = () => admin.api.restrictions.list.query({ filtro: { cod_cliente: 'W900' } })
  await customer.page.getByRole('button', { name: 'Confirmar' }).waitFor()
  expect((await restrictions()).total).toBe(0)
  await customer.page.getByRole('button', { name: 'Confirmar' }).click()
  await customer.page.getByText('Você não receberá mais as mensagens de Vetorial por e-mail.').waitFor()
  expect((await restrictions()).dados).toMatchObject([{ email: false, sms: true, origem: 'descadastro' }])

  // The day's next shift, of a second rule that may be sent without being asked for.
  await admin.api.parameters.update.mutate({ comunicacao_aprovacao_publico: 1000 })
  await writeRule(page, 'N')
  await second.page.reload()
  await runShift(second.page, 'N')
  await menu(page, 'N', 'Envios')
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('Avisada')
  const line = page.getByRole('row', { name: new RegExp(NAME) })
  await line.getByText('Cliente com restrição').waitFor()
  await line.getByText('Suprimido').waitFor()
  expect(await received()).toHaveLength(1)
  await admin.signOut()
  expect(
    // A preview runs no scripts, and the browser says so.
    [...staff.faults, ...second.faults, ...customer.faults].filter(
      (fault) => !/422|about:srcdoc/.test(fault),
    ),
  ).toEqual([])
})
