/** An access key, from its making to its end, on the screens of a superadmin. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
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

const level = (page: Page, module: string, name: string) =>
  page
    .getByRole('radiogroup', { name: `Acesso em ${module}` })
    .getByRole('radio', { name })
    .check()

describe('an access key', () => {
  const withKey = (chave: string, path: string) =>
    fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${chave}` } }).then(
      ({ status }) => status,
    )

  it('is shown once, works, is narrowed and revoked', async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] }
    const { page, faults } = await openPage(browser, server.url, options)
    await signIn(page, 'superadmin', '/settings/keys/list')
    await addButton(page, 'Nova chave').click()
    await page.getByLabel(/^Nome/).fill('Sincronização da folha')
    await choose(page, 'Provedores', 'Vetorial')
    await page.keyboard.press('Escape')
    await level(page, 'Recursos Humanos', 'Escrever')
    await level(page, 'Vendas', 'Ler')
    await page.getByRole('button', { name: 'Criar chave' }).click()
    const chave = await page.getByLabel('Chave de acesso').innerText()
    await page.getByRole('button', { name: 'Copiar chave' }).click()
    await noticeShown(page, 'Chave copiada.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chave)
    expect(await withKey(chave, '/v1/rh/departamento')).toBe(200)
    expect(await withKey(chave, '/v1/template/whatsapp')).toBe(403)

    await page.getByRole('link', { name: 'Concluir' }).click()
    await page.getByRole('link', { name: 'Sincronização da folha' }).click()
    await page.getByText(chave.slice(0, 12)).waitFor()
    expect(await page.content()).not.toContain(chave)
    // Calls are written some seconds late.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Últimas chamadas' }).click()
        const calls = page.getByRole('dialog', { name: 'Últimas chamadas de Sincronização da folha' })
        await calls.getByRole('listitem').or(calls.getByText('Nenhuma chamada')).first().waitFor()
        const lines = await calls.getByRole('listitem').allInnerTexts()
        await page.keyboard.press('Escape')
        await calls.waitFor({ state: 'hidden' })
        return lines.length
      })
      .toBe(2)
    await level(page, 'Recursos Humanos', 'Nada')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForURL(/keys\/list/)
    expect(await withKey(chave, '/v1/rh/departamento')).toBe(403)

    await page.getByRole('button', { name: 'Ações de Sincronização da folha' }).click()
    await page.getByRole('menuitem', { name: 'Revogar' }).click()
    await page.getByText('Os programas que a usam são recusados').waitFor()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Revogar' })
      .click()
    await noticeShown(page, 'Chave revogada.')
    expect(await withKey(chave, '/v1/vendas/campanha')).toBe(401)
    await page.getByText('Revogada', { exact: true }).first().waitFor()
    expect(faults).toEqual([])
  })

  it('is for anyone who may make one: others read why not', async () => {
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'gestor.rh', '/settings/keys/register')
    await page.getByText('A criação de chaves próprias está desligada em Parâmetros.').waitFor()
    await page.goto('/settings/keys/list')
    await page.getByText('Nenhum dado encontrado').waitFor()
    expect(await page.getByRole('link', { name: 'Nova chave' }).count()).toBe(0)
  })
})
