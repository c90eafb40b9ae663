/** What people see while the server or the network is away, and when a part of the app is missing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { canShowNotices, noticeShown } from './support/notices.ts'
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

const notSaved = 'Não foi salvo: o servidor não respondeu. O que você digitou continua aqui.'
const header = (page: Page) => page.getByRole('banner')

async function newDepartment(name: string) {
  const { page } = await openPage(browser, server.url)
  let loads = 0
  await signIn(page, 'superadmin', '/departments/register')
  page.on('load', () => (loads += 1))
  await page.getByLabel('Nome').fill(name)
  await page.getByRole('combobox', { name: 'Provedor' }).click()
  await page.getByRole('option').first().click()
  await canShowNotices(page)
  return { page, loads: () => loads }
}

it('Salvar in the middle of a restart says that it was not saved, keeps what is typed, and then saves', async () => {
  const { page, loads } = await newDepartment('Aaa reinício')
  await server.kill()
  try {
    await page.getByRole('button', { name: 'Salvar' }).click()
    await noticeShown(page, notSaved)
    expect(await page.getByLabel('Nome').inputValue()).toBe('Aaa reinício')
  } finally {
    await server.restart()
  }
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  expect(loads()).toBe(0)
})

it('without a network nothing reloads: the save is refused, a page that is missing says so and comes when asked', async () => {
  const { page, loads } = await newDepartment('Aaa sem rede')
  await page.context().setOffline(true)
  await page.getByText('Sem conexão. O que você digitou continua aqui.').waitFor()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, notSaved)
  await page.getByRole('link', { name: 'Contatos' }).first().click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.getByRole('heading', { name: 'Não foi possível carregar esta parte da intranet.' }).waitFor()
  await header(page).waitFor()
  // Another layout, of which nothing was needed so far, has its header too.
  await header(page).getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  await header(page).getByRole('link', { name: 'FAQ' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await noticeShown(page, 'O servidor não respondeu.')
  expect(loads()).toBe(0)
  await page.context().setOffline(false)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Tentar de novo' }).click()])
  await page.getByRole('searchbox').first().waitFor()
  await page.goto('/departments/register')
  await page.getByText(/^Recuperamos o que você digitou/).waitFor()
  expect(await page.getByLabel('Nome').inputValue()).toBe('Aaa sem rede')
})

const SCRIPTS = '**/assets/*.js'

/** Answers what makes scripts missing that the page has not fetched until then, as after a deployment. */
async function knowScripts(page: Page): Promise<() => void> {
  const known = new Set<string>()
  let lost = false
  await page.route(SCRIPTS, (route) => {
    const url = route.request().url()
    if (!lost) known.add(url)
    return known.has(url)
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
  })
  return () => void (lost = true)
}

it('a chunk that a deploy took away reloads the page once; one that stays missing says so under the header', async () => {
  const { page } = await openPage(browser, server.url)
  const loseScripts = await knowScripts(page)
  await signIn(page, 'superadmin', '/departments/register')
  await page.getByRole('link', { name: 'Contatos' }).first().waitFor()
  let loads = 0
  page.on('load', () => (loads += 1))
  loseScripts()
  await page.getByRole('link', { name: 'Contatos' }).first().click()
  await page.getByRole('heading', { name: 'A intranet foi atualizada' }).waitFor()
  await page.getByText(/^Falta um arquivo desta página: \S+\.js\.$/).waitFor()
  await header(page).waitFor()
  expect(loads).toBe(1)
  await page.unroute(SCRIPTS)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('searchbox').first().waitFor()
  expect(loads).toBe(2)
})

/** The built file of a source. */
function builtFile(source: string): string {
  const manifest = readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8')
  return (JSON.parse(manifest) as Record<string, { file: string }>)[source]!.file
}

it('a part of a form that is missing loads the page again with what was typed', async () => {
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'superadmin', '/documents/register')
  await page.getByLabel('Título').fill('Recibo da parte')
  const calendar = `**/${builtFile('src/components/ui/calendar-grid.tsx')}`
  await page.route(calendar, (route) => route.fulfill({ status: 404, body: '{}' }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page
    .getByRole('button', { name: /^Abrir calendário/ })
    .first()
    .click()
  await page.getByText(/^Recuperamos o que você digitou/).waitFor()
  expect(await page.getByLabel('Título').inputValue()).toBe('Recibo da parte')
  expect(loads).toBe(1)
})
