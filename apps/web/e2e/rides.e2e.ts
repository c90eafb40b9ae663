/** A ride that is offered, asked for on a phone and accepted; what guests see of it. */
import { dayFromNow } from '@intranet/contract/today'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

async function enter(login: string, path: string, options?: BrowserContextOptions) {
  const opened = await openPage(browser, server.url, options)
  await signIn(opened.page, login, path)
  return opened
}

async function city(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByPlaceholder('Buscar').last().fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}/`) }).click()
}

const day = dayFromNow(5)
const [year, month, date] = day.split('-')
const board = `/ride-employee/search/pelotas/rio-grande/${day}`
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: '05:15' })

it('a ride is offered, asked for on a phone and accepted; guests see no person', async () => {
  const driver = await enter('funcionario', '/ride/register')
  await city(driver.page, 'Origem', 'Pelotas')
  await driver.page.getByLabel('Ponto de encontro').fill('Rodoviária')
  await city(driver.page, 'Destino', 'Rio Grande')
  await driver.page.getByLabel('Ponto de chegada').fill('Filial')
  await driver.page.getByRole('textbox', { name: 'Data' }).fill(`${date}/${month}/${year}`)
  await driver.page.getByRole('textbox', { name: 'Hora' }).fill('05:15')
  await driver.page
    .getByRole('spinbutton', { name: /^Vagas/ })
    .or(driver.page.getByRole('textbox', { name: /^Vagas/ }))
    .fill('2')
  await driver.page.getByRole('radio', { name: 'Particular' }).click()
  await driver.page.getByRole('textbox', { name: 'Veículo' }).fill('Onix prata')
  await driver.page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(driver.page, 'Carona publicada.')
  await driver.page.goto(`${server.url}/ride/list`)
  const own = driver.page.getByRole('row').filter({ hasText: '05:15' })
  await own.getByText('0/2').waitFor()

  const guest = await openPage(browser, server.url)
  const answer = await guest.page.goto(board)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await card(guest.page).getByText('2 vagas livres').waitFor()
  expect(await guest.page.getByText(/Ana|Onix|Rodoviária/).count()).toBe(0)
  await guest.page.goto(`/ride-employee/search/pelotas/rio-grande/${dayFromNow(6)}`)
  await guest.page.getByText('Nenhum resultado encontrado').waitFor()
  await guest.page.getByText('Outras datas próximas').waitFor()

  const rider = await enter('tecnico', board, { viewport: { width: 360, height: 780 } })
  await card(rider.page).getByText('Ana', { exact: true }).waitFor()
  await card(rider.page).getByRole('button', { name: 'Pedir carona' }).click()
  const dialog = rider.page.getByRole('dialog', { name: 'Pedir carona' })
  await dialog.getByLabel('Ponto de embarque').fill('Trevo')
  await dialog.getByRole('button', { name: 'Pedir carona' }).click()
  await noticeShown(rider.page, 'Pedido enviado ao motorista.')

  await own.getByText('1 a responder').waitFor()
  await own.getByRole('button', { name: /^Ações/ }).click()
  await driver.page.getByRole('menuitem', { name: 'Passageiros' }).click()
  await driver.page.getByRole('dialog').getByText('1 lugar · Trevo').waitFor()
  await driver.page.getByRole('button', { name: 'Aceitar' }).click()
  await noticeShown(driver.page, 'Status atualizado com sucesso!')
  await card(rider.page).getByText('Aceito').waitFor()
})
