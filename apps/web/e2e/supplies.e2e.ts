/** The count of a squad: by a manager, and by who answers for it. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
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

it('a squad is counted blind by who answers for it, validated by a manager and ended', async () => {
  const { page } = await enter('gestor.operacoes', '/squads/list?q=Rio+Grande')
  await page
    .getByRole('row', { name: /Rio Grande 01/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Inventário' }).click()
  await page.getByRole('button', { name: 'Iniciar contagem' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar contagem' }).click()
  await told(page, 'Contagem iniciada.')
  const counted = page.getByLabel(/Quantidade informada de Cabo drop/)
  await counted.fill('1')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await told(page, 'Dados atualizados com sucesso!')
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Validar' }).click()
  await told(page, 'Erro ao validar inventário')
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Justificar ou corrigir' }).click()
  await page.getByRole('dialog').getByLabel('Observação').fill('Bobina em cliente OS 88123')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Validar' }).click()
  await told(page, 'Inventário validado com sucesso.')
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByText('Validado', { exact: true })
    .waitFor()
  await page.getByRole('button', { name: 'Encerrar contagem' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar contagem' }).click()
  await told(page, /itens não validados/)
})

it('who answers for a squad counts it without a role, and does not see what the system says', async () => {
  const { page } = await enter('tecnico', '/squads/list')
  await page
    .getByRole('row', { name: /Pelotas 01/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Inventário' }).click()
  const cable = page.getByRole('row', { name: /Cabo drop/ })
  await cable.waitFor()
  expect(await cable.getByRole('cell').nth(2).innerText()).toBe('–')
  expect(await page.getByRole('button', { name: 'Encerrar contagem' }).count()).toBe(0)
})
