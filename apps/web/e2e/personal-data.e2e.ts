/** What is kept about somebody: read, taken home, asked to be corrected, decided by HR, notified; and being forgotten. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWithoutBarriers } from './support/barriers.ts'
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

const QUEUE = '/human-resources/personal-data/list'

async function enter(login: string, path: string) {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, login, path)
  return { page, faults }
}

async function takeHome(page: Page, entry: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return readFile(await file.path(), 'latin1')
}

async function ask(page: Page, button: string, words: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
  await noticeShown(page, 'Pedido enviado. Você recebe uma notificação a cada etapa.')
}

async function choose(page: Page, person: string, action: string) {
  await page
    .getByRole('row', { name: new RegExp(person) })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('my data', () => {
  it('are shown, taken home, and corrected by HR on request', async () => {
    const one = await enter('funcionario', '/')
    await one.page.getByRole('button', { name: /^Perfil de/ }).click()
    await one.page.getByRole('menuitem', { name: 'Meus dados' }).click()
    await one.page.getByRole('button', { name: /^Cadastro/ }).click()
    await one.page.getByText('funcionario@intranet.example').first().waitFor()
    expect((await takeHome(one.page, /^PDF/)).startsWith('%PDF-')).toBe(true)
    expect(await takeHome(one.page, /^JSON/)).toContain('funcionario@intranet.example')
    await ask(one.page, 'Pedir correção', 'O meu sobrenome está errado.')

    const hr = await enter('gestor.rh', QUEUE)
    await choose(hr.page, 'Ana Paula Silveira.*Correção', 'Assumir análise')
    await hr.page.getByRole('table').getByText('Em análise').waitFor()
    await choose(hr.page, 'Ana Paula Silveira.*Correção', 'Atender')
    await hr.page.getByRole('dialog').getByRole('textbox').fill('Corrigido hoje.')
    await hr.page.getByRole('dialog').getByRole('button', { name: 'Concluir' }).click()
    await hr.page.getByRole('table').getByText('Atendido').waitFor()
    await one.page.reload()
    await one.page.getByText('Corrigido hoje.').waitFor()
    expect([...one.faults, ...hr.faults]).toEqual([])
  })

  it('of a candidate go when HR grants it, and the candidate is out at once', async () => {
    const one = await enter('candidato', '/users/my-data')
    await ask(one.page, 'Pedir exclusão', 'Não procuro mais vaga.')
    const hr = await enter('gestor.rh', QUEUE)
    await choose(hr.page, 'Kauê Mendonça.*Exclusão', 'Assumir análise')
    await hr.page.getByRole('table').getByText('Em análise').waitFor()
    await choose(hr.page, 'Kauê Mendonça.*Exclusão', 'Atender')
    await hr.page.getByRole('dialog').getByRole('button', { name: 'Excluir dados', exact: true }).click()
    await hr.page.getByRole('row', { name: /Pessoa removida/ }).waitFor()
    await one.page.goto('/users/my-data')
    await one.page.waitForURL(/login/)
    expect(hr.faults).toEqual([])
  })

  it.each([1280, 360])('have nothing serious against their screens, and fit %i px', async (width) => {
    const { page } = await enter('gestor.rh', '/')
    await page.setViewportSize({ width, height: 780 })
    const paths = ['/users/my-data', QUEUE, '/human-resources/personal-data/access']
    await openWithoutBarriers(page, paths, 'main')
  })
})
