/** An incident from its registration to "Resolvido", in the bells of two departments. */
import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
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

async function enter(login: string, path: string) {
  const opened = await openPage(browser, server.url)
  await signIn(opened.page, login, path)
  return opened
}

const TITLE = 'Rompimento de fibra na BR-101'
const bell = (page: Page) => page.getByRole('button', { name: /^Incidentes/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Incidentes' })

it('an incident reaches the open bells of two departments, is followed, and ends as resolved', async () => {
  const author = await enter('gestor.operacoes', '/incidents/register')
  const support = await enter('funcionario', '/')
  const field = await enter('tecnico', '/')
  for (const { page } of [support, field]) await bell(page).click()

  const { page } = author
  await choose(page, 'Categoria', 'Rede')
  await page.getByRole('textbox', { name: 'Título' }).fill(TITLE)
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Cabo de 48 fibras rompido por obra na pista.')
  await page.getByText('Não informe CPF, telefone ou endereço de clientes.').waitFor()
  await page.getByRole('radio', { name: 'Provedor' }).click()
  await choose(page, 'Provedor', 'Produto')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Incidente registrado.')
  for (const reader of [support, field]) await panel(reader.page).getByText(`[Rede] ${TITLE}`).waitFor()

  await panel(support.page).getByText(`[Rede] ${TITLE}`).click()
  const read = support.page.getByRole('dialog', { name: TITLE })
  const follow = read.getByRole('button', { name: 'Acompanhar', exact: true })
  await follow.click()
  await follow.waitFor({ state: 'detached' })
  await read.getByRole('button', { name: `Ações de ${TITLE}` }).click()
  await support.page.getByRole('menuitem', { name: 'Deixar de acompanhar' }).waitFor()
  await support.page.goto(server.url)
  await bell(support.page).click()

  await page.goto(`${server.url}/incidents/list?q=BR-101`)
  await page.getByRole('button', { name: `Ações de ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Ver', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: TITLE })
  await drawer.getByRole('button', { name: 'Assumir' }).click()
  await noticeShown(page, 'Status atualizado com sucesso!')
  await page.getByRole('dialog', { name: TITLE }).getByText('Em tratamento').first().waitFor()
  await panel(support.page).getByText(`${TITLE}:`).waitFor()
  expect(await panel(field.page).getByText(`${TITLE}:`).count()).toBe(0)
  await drawer.getByRole('button', { name: 'Ver quem leu' }).click()
  await drawer
    .getByRole('listitem')
    .filter({ hasText: 'Ana Paula Silveira' })
    .getByText(/^Leu em/)
    .waitFor()

  const work = drawer.getByRole('region', { name: 'Trabalho' })
  await work.getByText('Sem cidade não há como contar os clientes.').waitFor()
  const order = work.getByLabel('Número da OS')
  await order.fill('88001')
  await order.press('Enter')
  await work.getByText('OS 88001').waitFor()
  const asset = work.getByLabel('Número do patrimônio')
  await asset.fill('pt-001002')
  await asset.press('Enter')
  await work.getByText('PT-001002').waitFor()
  await work.getByRole('button', { name: 'Retirar OS 88001' }).click()
  await work.getByText('OS 88001').waitFor({ state: 'detached' })

  await drawer.getByRole('button', { name: 'Resolver' }).click()
  const question = page.getByRole('dialog', { name: 'Resolver o incidente?' })
  await question.getByLabel('Solução').fill('Fusão refeita na CTO 14')
  await question.getByRole('button', { name: 'Resolver' }).click()
  await drawer.getByText('Resolvido', { exact: true }).first().waitFor()
  await drawer.getByText('Fusão refeita na CTO 14').first().waitFor()
  for (const reader of [support, field]) {
    await panel(reader.page).getByText(`Resolvido: ${TITLE}`).waitFor()
    await panel(reader.page).getByText(`[Rede] ${TITLE}`).waitFor({ state: 'detached' })
  }
  expect([...author.faults, ...support.faults, ...field.faults]).toEqual([])
})

it('the state of the network is read by every employee, and by everybody once it is published', async () => {
  const { page, faults } = await enter('funcionario', '/incidents/home')
  await page
    .getByRole('link', { name: /^Como está a rede/ })
    .first()
    .click()
  const cities = page.getByRole('list', { name: 'Cidades atingidas' })
  await cities.getByRole('link', { name: 'Rompimento de fibra na BR-392, km 41' }).first().waitFor()
  const foreign = cities.getByRole('listitem').filter({ hasText: 'Jaguarão/RS' }).first()
  await foreign.getByText('Manutenção programada').waitFor()
  expect(await foreign.textContent()).not.toContain('Troca de baterias')
  await page.getByText(/\d+ cidades$/).click()
  await page.getByText('Tubarão/SC').waitFor()
  await page.getByRole('searchbox').fill('cangucu')
  await foreign.waitFor({ state: 'detached' })
  await cities.getByText('Canguçu/RS').waitFor()

  const guest = await openPage(browser, server.url)
  expect((await guest.page.goto(`${server.url}/rede`))!.status()).toBe(404)
  await guest.page.getByText('Esta página não está publicada').waitFor()
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  await admin.api.parameters.update.mutate({ rede_publica: true })
  expect((await guest.page.goto(`${server.url}/rede`))!.status()).toBe(200)
  const open = guest.page.getByRole('list', { name: 'Cidades atingidas' })
  await open.getByText('Canguçu/RS').waitFor()
  expect(await open.textContent()).not.toContain('BR-392')
  expect(faults).toEqual([])
})
