import { addButton } from './support/forms.ts'
import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  const search = page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByPlaceholder(/Buscar/))
    .last()
  await search.fill(option)
  await page.getByRole('option', { name: option }).first().click()
  await page.keyboard.press('Escape')
}

/** Opens a register page, fills it and saves; the list it came from shows the new record. */
async function register(page: Page, path: string, fill: (page: Page) => Promise<void>) {
  await page.goto(`${path}/list`)
  await addButton(page, /^Nov[ao] /).click()
  await fill(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.waitForURL(new RegExp(`${path}/list`))
}

const shows = (page: Page, text: string) => page.getByRole('cell', { name: text }).first().waitFor()

async function invitation(email: string): Promise<string> {
  const { dados } = await admin.api.outbox.list.query({})
  const mail = dados.find((row) => row.destino === email)!
  const { texto } = await admin.api.outbox.get.query({ id: mail.id })
  return /senha[^:]*:\s*(\S+)/i.exec(texto)![1]!
}

describe('a company comes to life', () => {
  it('from its provider to a person who sees only what their role allows', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'superadmin')

    await register(page, '/providers', async () => {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Nova Fibra')
      await page.getByRole('switch', { name: /Status/ }).click()
    })
    await shows(page, 'Nova Fibra')
    await register(page, '/departments', async () => {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Projetos')
      await choose(page, 'Provedor', 'Nova Fibra')
      await page.getByRole('switch', { name: /Status/ }).click()
    })
    await register(page, '/sectors', async () => {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Expansão')
      await choose(page, 'Departamento', 'Projetos')
      await page.getByRole('switch', { name: /Status/ }).click()
    })
    await register(page, '/positions', async () => {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Projetista de Rede')
      await choose(page, 'Setor', 'Expansão')
      await page.getByRole('switch', { name: /Status/ }).click()
    })
    await register(page, '/holidays', async () => {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Dia da Fibra')
      await page.getByLabel('Data').fill('1308')
      await page.getByRole('radio', { name: 'Nacional' }).click()
      await page.getByRole('switch', { name: /Status/ }).click()
    })

    await page.goto('/settings/register')
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Tereza Projetista')
    await page.getByLabel('E-mail').fill('tereza@intranet.example')
    await page.getByLabel('CPF').fill('52998224725')
    await choose(page, 'Perfil', 'Gestão de RH')
    await choose(page, 'Provedores', 'Nova Fibra')
    await page
      .getByRole('radiogroup', { name: /Funcionário/ })
      .getByRole('radio', { name: /^Sim/ })
      .click()
    await choose(page, 'Provedor', 'Nova Fibra')
    // A single option selects itself (docs/screens.md#selectors).
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Departamento' }).textContent())
      .toContain('Projetos')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Cargo' }).textContent())
      .toContain('Projetista de Rede')
    await page.getByRole('button', { name: 'Convidar' }).click()
    await page.waitForURL(/settings\/list/)
    expect(faults).toEqual([])

    const guest = await openPage(browser, server.url)
    await guest.page.goto('/intranet')
    await guest.page.getByLabel('E-mail').fill('tereza@intranet.example')
    await guest.page.getByLabel('Senha', { exact: true }).fill(await invitation('tereza@intranet.example'))
    await guest.page.getByRole('button', { name: 'Entrar' }).click()
    await guest.page.getByLabel(/^Nova senha/).fill('Nascente@2026')
    await guest.page.getByLabel(/^Repita a senha/).fill('Nascente@2026')
    await guest.page.getByRole('button', { name: /Salvar|Definir|Continuar|Entrar/ }).click()
    await guest.page.getByRole('heading', { name: 'Hoje' }).waitFor()

    await guest.page.goto('/departments/list')
    await shows(guest.page, 'Projetos')
    expect(await guest.page.getByRole('cell', { name: 'Comercial' }).count()).toBe(0)
    await guest.page.goto('/modulos/admin')
    await guest.page.getByRole('link', { name: /Departamentos/ }).waitFor()
    expect(await guest.page.getByRole('link', { name: /Parâmetros/ }).count()).toBe(0)
    await guest.page.goto('/providers/register')
    await expect.poll(() => guest.page.locator('main').textContent()).toContain('permissão')
    expect(guest.faults.filter((fault) => !/40[13]/.test(fault))).toEqual([])
  })

  it('offers what can be added in the search box, to whom it opens', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'gestor.rh')
    const find = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder(/^Telas, pessoas/).fill(text)
    }
    await page.getByRole('heading', { name: 'Hoje' }).waitFor()
    await find('novo departamento')
    await page.getByRole('option', { name: 'Novo departamento' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'NOVO DEPARTAMENTO' }).waitFor()
    await find('novo provedor')
    await page.getByText('Nenhum resultado encontrado').waitFor()
    expect(faults).toEqual([])
  })

  it('notifies the second of two people who edit the same record', async () => {
    const one = await openPage(browser, server.url)
    await signIn(one.page, 'superadmin')
    const { dados } = await admin.api.sectors.list.query({ limit: 1 })
    const path = `/sectors/edit/${dados[0]!.id}`
    const other = await one.page.context().newPage()
    await one.page.goto(path)
    await other.goto(path)
    await one.page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Primeira escrita')
    await other.getByRole('textbox', { name: 'Nome', exact: true }).fill('Segunda escrita')
    await one.page.getByRole('button', { name: 'Salvar' }).click()
    const nome = async () => (await admin.api.sectors.get.query({ id: dados[0]!.id })).nome
    await expect.poll(nome).toBe('Primeira escrita')
    await other.bringToFront()
    await other.getByRole('button', { name: 'Salvar' }).click()
    await other.getByRole('alert', { name: /alterado por outra pessoa/ }).waitFor()
    expect(await other.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe(
      'Segunda escrita',
    )
    expect(await nome()).toBe('Primeira escrita')
  })

  it('refuses to delete what is in use, and says so', async () => {
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'superadmin', '/departments/list?q=Comercial')
    await page
      .getByRole('row', { name: /Comercial/ })
      .first()
      .getByRole('button', { name: /Ações/ })
      .click()
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    // The irreversible dialog counts down before it lets anybody confirm.
    const confirm = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Excluir|Confirmar/ })
    await confirm.click()
    await noticeShown(page, 'Este registro está em uso e não pode ser excluído.')
  })
})
