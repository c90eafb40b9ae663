import { signIn as connectAs, type Session } from '@intranet/client'
import { formatDate } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addButton } from './support/forms.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let hr: Session

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  hr = await connectAs(server.url, 'gestor.rh@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page
    .getByPlaceholder(/Buscar/)
    .last()
    .fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

const saved = (page: Page) => noticeShown(page, 'Dados atualizados com sucesso!')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const today = () => formatDate(todayInBrazil()).replaceAll('/', '')

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}`),
})

/** Signs in with nothing left to confirm: required news would stand before the screens. */
async function enter(page: Page, login: string, path?: string): Promise<void> {
  if (login !== 'candidato') await confirmReadings(server.url, login)
  await signIn(page, login, path)
}

/** The first-access password that was mailed. */
async function invitation(email: string): Promise<string> {
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const { dados } = await admin.api.outbox.list.query({})
  const { texto } = await admin.api.outbox.get.query({ id: dados.find((row) => row.destino === email)!.id })
  return /senha[^:]*:\s*(\S+)/i.exec(texto)![1]!
}

async function idOf(nome: string): Promise<number> {
  const { dados } = await hr.api.employees.list.query({ q: nome })
  return dados[0]!.id
}

describe('an employee’s years in the group', () => {
  it('begin with HR’s register and end with a shutdown that closes the door at once', async () => {
    const staff = await openPage(browser, server.url)
    const { page } = staff
    await enter(page, 'gestor.rh', '/human-resources/employee/list')
    await addButton(page, 'Novo funcionário').click()
    await page.getByLabel('E-mail de acesso').fill('iara.prado@intranet.example')
    await choose(page, 'Provedor', 'Produto')
    await choose(page, 'Departamento', 'Suporte')
    await choose(page, 'Cargo', 'Atendente de Suporte')
    await page.getByRole('textbox', { name: 'Data de admissão' }).fill(today())
    await page.getByRole('textbox', { name: 'Matrícula' }).fill('M9001')
    await choose(page, 'Vínculo', 'CLT')
    await page.getByRole('textbox', { name: 'Data de admissão' }).fill('01102026')
    await page.getByLabel('Nome*').fill('Iara Prado')
    await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725')
    await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
    await noticeShown(page, 'Convite enviado com sucesso!')
    await page.getByRole('searchbox').fill('iara')
    await page.getByRole('link', { name: 'Iara Prado' }).click()
    await heading(page, 'Iara Prado')
    await page.getByText('M9001').waitFor()
    await page.getByText('Suporte N1').first().waitFor()

    const id = await idOf('Iara Prado')
    await page.goto(`/shutdowns/register/${id}/Iara%20Prado`)
    await page.getByRole('combobox', { name: 'Funcionário' }).getByText('Iara Prado').waitFor()
    await choose(page, 'Tipo', 'Acordo')
    await page.getByRole('textbox', { name: 'Data prevista' }).fill(today())
    await page.getByRole('textbox', { name: 'Motivo' }).fill('Combinado entre as partes.')
    await page.getByRole('radio', { name: 'Dispensado' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await saved(page)

    await page.goto('/shutdowns/list')
    await page.getByRole('link', { name: 'Iara Prado' }).click()
    for (const step of ['Analisar', 'Aprovar']) {
      await page.getByRole('button', { name: step, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: step }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await noticeShown(page, 'Status atualizado com sucesso!')
    }
    const items = page.getByRole('checkbox')
    await items.nth(6).waitFor()
    for (const item of await items.all()) await item.click()
    await page.getByText('7 de 7').waitFor()
    await page.getByText('Quem solicitou o desligamento não o efetiva').waitFor()
    const other = (await openPage(browser, server.url)).page
    await enter(other, 'superadmin', new URL(page.url()).pathname)
    await other.getByRole('button', { name: 'Efetivar' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Efetivar', exact: true }).click()
    await noticeShown(other, 'Desligamento efetivado. O acesso foi encerrado.')
    await other.getByText('Efetivado', { exact: true }).waitFor()

    const leaver = await openPage(browser, server.url)
    await leaver.page.goto('/intranet')
    await leaver.page.getByLabel('E-mail').fill('iara.prado@intranet.example')
    await leaver.page
      .getByLabel('Senha', { exact: true })
      .fill(await invitation('iara.prado@intranet.example'))
    await leaver.page.getByRole('button', { name: 'Entrar' }).click()
    await leaver.page.getByText(/^Seu acesso foi desabilitado/).waitFor()
    expect(staff.faults).toEqual([])
  })
})

describe('an employee', () => {
  it('praises a colleague, who is notified, and not themselves', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await enter(page, 'funcionario', '/compliments/register')
    await choose(page, 'Para', 'Otávio Leal')
    await choose(page, 'Categoria', 'Atendimento')
    await page.getByLabel('Elogio*').fill('Explicou tudo com paciência.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await saved(page)
    await page.goto(`/compliments/listByUser/${await idOf('Otávio Leal')}`)
    await page.getByText('Explicou tudo com paciência.').waitFor()
    await page.getByRole('button', { name: /Amei/ }).first().click()

    const praised = await connectAs(server.url, 'onboarding@intranet.example', DEMO_PASSWORD)
    const notices = await praised.api.notifications.list.query()
    expect(notices.map(({ data }) => data.msg)).toContain('Ana Paula Silveira enviou um elogio para você.')
    const { dados } = await praised.api.compliments.list.query({ q: 'com paciência' })
    const reader = await openPage(browser, server.url)
    await enter(reader.page, 'onboarding', `/compliments/edit/${dados[0]!.id}`)
    await reader.page.getByText('Só quem escreveu um elogio o altera.').waitFor()
    await reader.page.context().close()
    const me = await connectAs(server.url, 'funcionario@intranet.example', DEMO_PASSWORD)
    await expect(
      me.api.compliments.create.mutate({
        objects: [{ id_funcionario: await idOf('Ana Paula Silveira'), id_categoria: 1, texto: 'Sou ótima.' }],
      }),
    ).rejects.toThrow('Você não pode enviar um elogio para si mesmo.')
    expect(faults).toEqual([])
  })

  it('names relatives by the dialog, and completes one', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await enter(page, 'vendedor', '/family/list')
    await heading(page, /MINHA FAMÍLIA/)
    await page.getByRole('button', { name: 'Tem familiar?' }).click()
    await page.getByRole('switch', { name: 'Tem familiar?' }).click()
    await page.getByLabel('Nome do familiar').fill('João, Ana, João ,')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.getByRole('cell', { name: 'João', exact: true }).waitFor()
    expect(await page.getByRole('row', { name: /Trabalha no grupo/ }).count()).toBe(2)
    await page.getByRole('row', { name: /João/ }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await choose(page, 'Parentesco', 'Irmão')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await saved(page)
    await page.getByRole('cell', { name: 'Irmão(ã)' }).waitFor()
    expect(faults).toEqual([])
  })

  it('gets a document by CPF in a batch, opens it and declares to know it', async () => {
    const { page, faults } = await openPage(browser, server.url)
    const person = await hr.api.employees.get.query({ id: await idOf('Ana Paula Silveira') })
    await enter(page, 'gestor.rh', '/documents/batch')
    await page.getByRole('textbox', { name: 'Título' }).fill('Recibo de férias')
    await choose(page, 'Categoria', 'Recibo')
    await page.getByRole('switch', { name: /Pede ciência/ }).click()
    await page.getByRole('textbox', { name: 'Data de emissão' }).fill(today())
    await page
      .locator('input[type=file]')
      .setInputFiles([pdf(`${person.cpf}_recibo.pdf`), pdf('sem-dono.pdf')])
    await page.getByText('Ninguém com este CPF ou matrícula').waitFor()
    await page.getByRole('button', { name: 'Enviar 1 documento' }).click()
    await saved(page)
    await heading(page, /DOCUMENTOS/)

    const own = await openPage(browser, server.url)
    await enter(own.page, 'funcionario', '/documents/list')
    await heading(own.page, /MEUS DOCUMENTOS/)
    const row = own.page.getByRole('row', { name: /Recibo de férias/ })
    const [file] = await Promise.all([own.page.waitForEvent('download'), row.getByRole('link').click()])
    expect(file.suggestedFilename()).toBe(`${person.cpf}_recibo.pdf`)
    await row.getByRole('button').last().click()
    await own.page.getByRole('menuitem', { name: 'Declaro ciência' }).click()
    await own.page.getByRole('dialog').getByRole('button', { name: 'Declaro ciência' }).click()
    await noticeShown(own.page, 'Ciência registrada.')
    await row.getByText('Pendente').filter({ visible: true }).waitFor({ state: 'detached' })
    expect([...faults, ...own.faults]).toEqual([])
  })
})

describe('the screens', () => {
  it('are closed to anyone who may not see them, and send nobody away', async () => {
    const { page } = await openPage(browser, server.url)
    await enter(page, 'funcionario')
    for (const path of [
      '/human-resources/employee/list',
      '/shutdowns/list',
      '/documents/register',
      '/documents-categories/list',
    ]) {
      await page.goto(path)
      await page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    }
    const candidate = await openPage(browser, server.url)
    await enter(candidate.page, 'candidato')
    await candidate.page.goto('/compliments/list')
    await candidate.page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
  })

  it('of shutdowns are open to anyone who asks for them, without HR’s steps', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await enter(page, 'desligamentos', '/shutdowns/list')
    await page.getByRole('link', { name: 'Novo desligamento' }).waitFor()
    await page.getByRole('link', { name: /./ }).and(page.locator('td a')).first().click()
    await page.waitForURL('**/shutdowns/edit/*')
    await heading(page, /DESLIGAMENTO/)
    expect(await page.getByRole('button', { name: 'Analisar' }).count()).toBe(0)
    await page
      .locator('[data-slot=page-actions]')
      .getByRole('button', { name: /^Ações de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Cancelar desligamento' }).waitFor()
    expect(faults).toEqual([])
  })
})
