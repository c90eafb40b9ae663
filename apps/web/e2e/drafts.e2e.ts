/** What is typed and not saved: it belongs to a person, a form and a record, and to nothing else. */
import { signIn as connectAs } from '@intranet/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { choose } from './support/forms.ts'
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

const client = (login: string) => connectAs(server.url, `${login}@intranet.example`, DEMO_PASSWORD)
const kept = (page: Page) => page.getByText(/^Rascunho salvo às/).waitFor()
const restored = (page: Page) => page.getByText(/^Recuperamos o que você digitou/)

async function enter(login: string, path: string) {
  const { page } = await openPage(browser, server.url)
  // Leaving a page with something typed by its address bar.
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, login, path)
  return page
}

/** Another tab of the same browser. */
async function anotherTab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(path)
  return page
}

it('two events of the calendar: what is typed into one is not in the other, and is not saved there', async () => {
  const { api } = await client('funcionario')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const times = { tipo: 'reuniao', inicio: `${day}T10:00`, fim: `${day}T11:00`, publico: 'pessoal' } as const
  const made = await api.calendar.create.mutate({
    objects: ['Evento A', 'Evento B'].map((titulo) => ({ titulo, ...times })),
  } as never)
  const [, second] = made as { id: number }[]
  const page = await enter('funcionario', `/calendar?visao=lista&dia=${day}`)
  const edit = async (title: string) => {
    await page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click()
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Título').waitFor()
  }
  await edit('Evento A')
  await page.getByLabel('Título').fill('Título de A')
  await kept(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await edit('Evento B')
  expect(await page.getByLabel('Título').inputValue()).toBe('Evento B')
  await page.getByLabel('Local').fill('Sala 2')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  expect(await api.calendar.get.query({ id: second!.id })).toMatchObject({
    titulo: 'Evento B',
    local: 'Sala 2',
  })
  await edit('Evento A')
  await restored(page).waitFor()
  expect(await page.getByLabel('Título').inputValue()).toBe('Título de A')
})

it('two campaigns at one address: the form of the second shows the second, a rule below it begins empty', async () => {
  const { api } = await client('gestor.marketing')
  const { dados } = await api.communicationCampaigns.list.query({})
  const [one, other] = dados
  const edit = (id: number) => `/marketing/communication-scale/edit?idCampaign=${id}`
  const rule = (id: number) => `/marketing/communication-scale-rules/register?idCampaign=${id}`
  const page = await enter('gestor.marketing', edit(one!.id))
  await page.getByLabel('Nome').first().fill('Só da primeira')
  await kept(page)
  await page.goto(edit(other!.id))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByLabel('Nome').first().inputValue()).toBe(other!.nome)
  await page.goto(edit(one!.id))
  await restored(page).waitFor()

  await page.goto(rule(one!.id))
  await page.getByRole('switch', { name: 'SMS' }).click()
  await page.getByLabel('Mensagem do SMS').fill('Da primeira campanha')
  await kept(page)
  await page.goto(rule(other!.id))
  await page.getByRole('switch', { name: 'SMS' }).waitFor()
  expect(await page.getByRole('switch', { name: 'SMS' }).isChecked()).toBe(false)
  expect(await page.getByText('Da primeira campanha').count()).toBe(0)
})

it('two people at one computer: a draft waits for the person who typed it', async () => {
  const page = await enter('superadmin', '/departments/register')
  await page.getByLabel('Nome').fill('Do superadmin')
  await kept(page)
  // A session that ended by itself, not by signing out.
  await page.context().clearCookies()
  await signIn(page, 'gestor.rh', '/departments/register')
  await page.getByLabel('Nome').waitFor()
  expect(await page.getByLabel('Nome').inputValue()).toBe('')
  await page.getByLabel('Nome').fill('Do gestor')
  await kept(page)
  await page.context().clearCookies()
  await signIn(page, 'superadmin', '/departments/register')
  await restored(page).waitFor()
  expect(await page.getByLabel('Nome').inputValue()).toBe('Do superadmin')
  await page.getByRole('button', { name: 'Descartar' }).click()
  expect(await page.getByLabel('Nome').inputValue()).toBe('')
})

it('two tabs: each has its own draft, and the save of one leaves the other’s', async () => {
  const first = await enter('superadmin', '/positions/register')
  await first.getByLabel('Nome').fill('Cargo da primeira aba')
  await kept(first)
  const second = await anotherTab(first.context(), '/positions/register')
  await second.getByLabel('Nome').waitFor()
  expect(await second.getByLabel('Nome').inputValue()).toBe('')
  await second.getByLabel('Nome').fill('Cargo da segunda aba')
  await kept(second)
  await first.getByRole('button', { name: 'Cancelar' }).click()
  await first.getByRole('button', { name: 'Continuar editando' }).click()
  await choose(first, 'Setor', /./)
  await first.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(first, 'Dados atualizados com sucesso!')
  await second.reload()
  await restored(second).waitFor()
  expect(await second.getByLabel('Nome').inputValue()).toBe('Cargo da segunda aba')
})

it('a form that stays on its page after saving guards and keeps what is typed next, twice', async () => {
  const page = await enter('gestor.marketing', '/marketing/tracking-link/list')
  await page.getByRole('row').nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('heading', { level: 1, name: 'EDITAR LINK' }).waitFor()
  const destination = page.getByRole('combobox', { name: /Destino/ })
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('intranet:draft:')))
  for (const turn of [0, 1]) {
    // Its name comes with the options; before, any of them would seem another one.
    await expect.poll(() => destination.textContent()).not.toBe('Selecione')
    const before = await destination.textContent()
    await destination.click()
    await page
      .getByRole('option')
      .filter({ hasNotText: before ?? '' })
      .first()
      .click()
    await kept(page)
    await page.getByRole('link', { name: 'Marketing', exact: true }).first().click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    expect(await drafts(), `turn ${turn}`).toHaveLength(1)
    await page.getByRole('button', { name: 'Atualizar Link' }).click()
    await noticeShown(page, /atualizado/i)
    await expect.poll(drafts).toEqual([])
  }
  await page.getByRole('link', { name: 'Marketing', exact: true }).first().click()
  await page.waitForURL(/marketing\/home/)
})

it('the prizes of a roulette: typed ones survive a colleague’s spin and the focus of the window, and are asked for', async () => {
  const page = await enter('gestor.roleta', '/marketing/roulette/list')
  await page.getByRole('row').nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('button', { name: /Prêmios/ }).click()
  const name = page
    .getByRole('group', { name: /^Prêmio 1/ })
    .getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Prêmio digitado')
  await kept(page)
  const read = page.waitForResponse((answer) => answer.url().includes('/trpc/')).catch(() => null)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await Promise.race([read, page.getByRole('button', { name: /Aparência/ }).waitFor()])
  expect(await name.inputValue()).toBe('Prêmio digitado')
  await page.getByRole('button', { name: /Aparência/ }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.getByLabel('Texto do centro').fill('Agora!')
  await kept(page)
  await page.getByRole('button', { name: /Prêmios/ }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await restored(page).waitFor()
  expect(await name.inputValue()).toBe('Prêmio digitado')
})

it('two edits of one record that do not meet are both kept, and the second says so', async () => {
  const { api } = await client('superadmin')
  const [company] = (await api.rentalCompanies.list.query({ limit: 1 })).dados
  const { id } = company!
  const page = await enter('gestor.operacoes', `/fleet/companies/edit/${id}`)
  await page.getByLabel('E-mail').fill('frota@locadora.example')
  const { updated_at } = await api.rentalCompanies.get.query({ id })
  await api.rentalCompanies.update.mutate({ id, updated_at, telefone: '3133445566' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, / mudou Telefone às \d\d:\d\d; os dois ficam\./)
  const both = await api.rentalCompanies.get.query({ id })
  expect([both.telefone, both.email]).toEqual(['3133445566', 'frota@locadora.example'])

  const late = await enter('gestor.operacoes', `/fleet/companies/edit/${id}`)
  await late.getByLabel('Telefone').fill('(31) 99887-7665')
  await api.rentalCompanies.update.mutate({ id, updated_at: both.updated_at, telefone: '3133449900' })
  await late.getByRole('button', { name: 'Salvar' }).click()
  await late.getByRole('alert', { name: /alterado por outra pessoa/ }).waitFor()
  expect((await api.rentalCompanies.get.query({ id })).telefone).toBe('3133449900')
})
