import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addButton } from './support/forms.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, login, path)
  return { page, faults }
}

async function choose(page: Page, field: string, option: RegExp | string) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
  await page.keyboard.press('Escape')
}

describe('people', () => {
  it('are invited with a profile and a provider, and their effective role is shown before it is saved', async () => {
    const { page, faults } = await enter('superadmin', '/access-profiles/list')
    await addButton(page, 'Novo perfil').click()
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Leitura de vendas')
    await page.getByRole('switch', { name: 'Status' }).click()
    await page
      .getByRole('radiogroup', { name: 'Nível em Vendas' })
      .getByRole('radio', { name: 'Leitor' })
      .check()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await noticeShown(page, 'Dados atualizados com sucesso!')

    await page.goto('/settings/list')
    await addButton(page, 'Convidar usuário').click()
    await page.getByRole('button', { name: 'Convidar' }).click()
    await page.getByText('Selecione ao menos um provedor.').waitFor()
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Ana Convidada')
    await page.getByLabel('E-mail').fill('ana.convidada@intranet.example')
    await page.getByLabel('CPF').fill('52998224725')
    await choose(page, 'Perfil', 'Leitura de vendas')
    await choose(page, 'Provedores', 'Vetorial')
    await page
      .getByRole('radiogroup', { name: /Funcionário/ })
      .getByRole('radio', { name: /^Não/ })
      .click()
    await page.getByRole('button', { name: 'Convidar' }).click()
    await noticeShown(page, 'Convite enviado com sucesso!')

    await page.goto('/settings/list?q=convidada')
    await page.getByRole('link', { name: 'Ana Convidada' }).click()
    const preview = page.locator('section[aria-live]')
    await preview.getByText('Vendas').waitFor()
    await page
      .getByRole('radiogroup', { name: 'Nível em Marketing' })
      .getByRole('radio', { name: 'Gestor' })
      .check()
    await preview.getByText('Marketing').waitFor()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForURL(/\/settings\/list/)
    expect(faults).toEqual([])
  })

  it('keep their own record: rules under the fields, photo cut to size, then the profile', async () => {
    const own = await connectAs(server.url, 'funcionario@intranet.example', DEMO_PASSWORD)
    const { usuarioId: id } = (await own.api.auth.session.query())!
    await own.signOut()
    const { page, faults } = await enter('funcionario', `/users/edit/${id}`)
    await page.getByLabel('Data de nascimento', { exact: true }).fill('01012020')
    await page.getByLabel('Nacionalidade').fill('Brasileira')
    await page.getByText('Data inválida').waitFor()
    await page.getByLabel('Data de nascimento', { exact: true }).fill('10051990')
    await choose(page, 'Categoria da CNH', 'AB')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Informe os 11 dígitos da CNH.').waitFor()
    await page.getByLabel('Número da CNH').fill('12345678901')
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
    await page.getByRole('button', { name: 'Usar este corte' }).click()
    await page.getByAltText('Prévia: Foto').waitFor()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForURL(new RegExp(`/users/profile/${id}`))
    await page.locator('main [data-slot=avatar] img').waitFor()
    expect(faults).toEqual([])
  })

  it('of others are not shown to anyone who does not keep them, and configuration is only read by its manager', async () => {
    const employee = await enter('funcionario', '/users/profile/1')
    await employee.page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    const keeper = await enter('configuracao', '/settings/parameters')
    await keeper.page.getByRole('term').filter({ hasText: 'Tentativas de senha' }).first().waitFor()
    expect(await keeper.page.getByRole('textbox', { name: 'Tentativas de senha' }).count()).toBe(0)
    expect(await keeper.page.getByRole('button', { name: 'Salvar' }).count()).toBe(0)
    await keeper.page.goto('/settings/register')
    await keeper.page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    expect([...employee.faults, ...keeper.faults]).toEqual([])
  })
})
