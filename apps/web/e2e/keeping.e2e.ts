/** What several people keep at once: files of articles, orders, access, and the same record twice in a row. */
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
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

async function enter(login: string, path: string) {
  const opened = await openPage(browser, server.url)
  await signIn(opened.page, login, path)
  return opened
}

const saved = 'Dados atualizados com sucesso!'

it('a record edited twice in a row opens on what is saved', async () => {
  const { page, faults } = await enter('superadmin', '/departments/list')
  let before = ''
  for (const name of ['Aaa primeiro', 'Aaa segundo']) {
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'EDITAR DEPARTAMENTO' }).waitFor()
    if (before) expect(await page.getByLabel('Nome').inputValue()).toBe(before)
    await page.getByLabel('Nome').fill(name)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForURL(/departments\/list/)
    await page.getByRole('cell', { name }).first().waitFor()
    before = name
  }
  expect(faults).toEqual([])
})

it('a file of a handbook article reaches its readers when it is published', async () => {
  const { page } = await enter('editor', '/employee-handbook/list')
  await page
    .getByRole('row', { name: /Quem somos/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('heading', { name: 'EDITAR ARTIGO' }).waitFor()
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4000, 32)])
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'regulamento.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('list', { name: 'Anexos' }).getByText('regulamento.pdf').waitFor()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.waitForURL(/employee-handbook\/list/)
  await page
    .getByRole('row', { name: /Quem somos/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Publicar' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Publicar|Confirmar/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const reader = await enter('funcionario', '/employee-handbook/view')
  await reader.page
    .getByRole('link', { name: 'Quem somos' })
    .or(reader.page.getByRole('button', { name: 'Quem somos' }))
    .first()
    .click()
  const link = reader.page
    .getByRole('region', { name: 'Anexos' })
    .getByRole('link', { name: 'regulamento.pdf' })
  await link.waitFor()
  const address = server.url + (await link.getAttribute('href'))
  expect((await reader.page.request.get(address)).status()).toBe(200)
})

it('categories are put in order by keyboard', async () => {
  const { page, faults } = await enter('editor', '/faq-categories/list')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  const list = page.getByRole('list', { name: 'Categorias em ordem' })
  await list.getByRole('button', { name: 'Descer Benefícios' }).click()
  await list.getByRole('button', { name: 'Mover Benefícios, posição 2 de 4' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, saved)
  await page.getByRole('row').nth(2).getByText('Benefícios').waitFor()
  expect(faults).toEqual([])
})

it('an e-mail signature is taken home as a picture', async () => {
  const { page, faults } = await enter('funcionario', '/emailsignature/list')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PNG' }).first().click(),
  ])
  const content = await readFile(await file.path())
  expect(file.suggestedFilename()).toMatch(/^assinatura-.*\.png$/)
  expect(content.subarray(1, 4).toString()).toBe('PNG')
  expect(content.readUInt32BE(16)).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

it('the second of two who change the same access is refused', async () => {
  const first = await enter('superadmin', '/settings/list?q=Ot%C3%A1vio')
  await first.page
    .getByRole('row', { name: /Otávio Leal/ })
    .getByRole('button')
    .last()
    .click()
  await first.page.getByRole('menuitem', { name: /Permissões/ }).click()
  await first.page.getByRole('heading', { name: 'PERMISSÕES' }).waitFor()
  const second = await enter('superadmin', new URL(first.page.url()).pathname)
  for (const { page } of [first, second]) {
    await page.getByRole('combobox', { name: 'Perfis' }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
  }
  await first.page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(first.page, saved)
  await second.page.getByRole('button', { name: 'Salvar' }).click()
  await second.page.getByRole('alert', { name: /alterado por outra pessoa/ }).waitFor()
})
