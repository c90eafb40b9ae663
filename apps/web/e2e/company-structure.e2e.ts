/** The company's structure in the browser: kept top-down, with the documented texts at their moments. */
import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn, type WatchedPage } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startPostalService, type PostalPlace } from './support/postal-service.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session
let page: Page
let watched: WatchedPage

let postal: { close(): void }

/** One CEP of Pelotas; every other one is unknown. */
const pelotas: PostalPlace = {
  logradouro: 'Rua XV de Novembro',
  bairro: 'Centro',
  localidade: 'Pelotas',
  uf: 'RS',
  ibge: '4314407',
}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  postal = await startPostalService(admin, (cep) => (cep === '96010000' ? pelotas : null))
  watched = await openPage(browser, server.url)
  page = watched.page
  await signIn(page, 'superadmin')
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  postal?.close()
})
beforeEach(() => {
  watched.faults.length = 0
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const shown = (text: string | RegExp) => page.getByText(text).first().waitFor()

/** From the list: saving goes one page back, and the toast stays with the page. */
async function openForm(list: string, link: string) {
  await page.goto(list)
  await page.getByRole('link', { name: link }).click()
  await page.waitForURL((url) => url.pathname !== list)
}

async function choose(label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** A clicked button rests for a second. */
async function submit() {
  await page.getByRole('button', { name: 'Salvar', disabled: false }).click()
}

async function save(list: string) {
  await submit()
  await page.waitForURL((url) => url.pathname === list)
  await noticeShown(page, 'Dados atualizados com sucesso!')
}

async function rowAction(row: string, action: string) {
  await page.getByRole('button', { name: `Ações de ${row}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function confirmRemoval() {
  await shown('Esta ação é irreversível. Deseja continuar?')
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
}

describe('the structure', () => {
  it('is built from the provider down', async () => {
    await openForm('/providers/list', 'Novo provedor')
    await submit()
    await noticeShown(page, 'Preencha todos os campos obrigatórios!')
    await shown('Campo obrigatório')
    await field('Nome').fill('Ágil Fibra')
    await page.getByRole('switch').click()
    await save('/providers/list')
    await shown('agil_fibra')

    const steps = [
      ['/departments/list', 'Novo departamento', 'Jurídico', 'Provedor', 'Ágil Fibra'],
      ['/sectors/list', 'Novo setor', 'Contratos', 'Departamento', 'Jurídico'],
      ['/positions/list', 'Novo cargo', 'Advogado', 'Setor', 'Contratos'],
    ] as const
    for (const [list, add, nome, label, option] of steps) {
      await openForm(list, add)
      await field('Nome').fill(nome)
      await choose(label, option)
      await page.getByRole('switch').click()
      await save(list)
    }
    await page.goto('/positions/list?q=ADVOGADO')
    await shown('Ágil Fibra')
    expect(watched.faults).toEqual([])
  })

  it('refuses to remove what is in use, and removes what is not', async () => {
    await page.goto('/departments/list?q=juridico')
    await rowAction('Jurídico', 'Excluir')
    await confirmRemoval()
    await noticeShown(page, 'Este registro está em uso e não pode ser excluído.')
    await page.goto('/positions/list?q=advogado')
    await rowAction('Advogado', 'Excluir')
    await confirmRemoval()
    await noticeShown(page, 'Item excluído com sucesso!')
    await shown('Nenhum dado encontrado')
  })

  it('switches records off, and keeps a history of it', async () => {
    await page.goto('/sectors/list?q=contratos')
    await rowAction('Contratos', 'Inativar')
    await noticeShown(page, 'Status atualizado com sucesso!')
    await rowAction('Contratos', 'Editar')
    await page.getByRole('button', { name: 'Ver histórico de Edições' }).click()
    await shown('Cadastro')
    await shown('Jurídico')
    await page.keyboard.press('Escape')
  })

  it('notifies the second of two people who edit the same record', async () => {
    const [created] = await admin.api.departments.create.mutate({
      objects: [{ nome: 'Auditoria', id_empresa: null }],
    })
    await page.goto('/departments/list?q=auditoria')
    await rowAction('Auditoria', 'Editar')
    await field('Nome').fill('Auditoria minha')
    await admin.api.departments.update.mutate({ id: created!.id, nome: 'Auditoria Interna' })
    await submit()
    await page.getByRole('alert', { name: /alterado por outra pessoa/ }).waitFor()
    expect((await admin.api.departments.get.query({ id: created!.id })).nome).toBe('Auditoria Interna')
    // The form still holds what was typed and would ask before it is left.
    const context = page.context()
    await page.close()
    page = await context.newPage()
  })
})

describe('a holiday', () => {
  it('asks for what its type needs', async () => {
    await openForm('/holidays/list', 'Novo feriado')
    await field('Nome').fill('Padroeira')
    await field('Data').fill('0809')
    await page.getByRole('radio', { name: 'Nacional' }).click()
    await shown('Não é possivel selecionar cidades para feriados nacionais ou estaduais.')
    expect(await page.getByRole('combobox', { name: 'Estado' }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Estadual' }).click()
    await submit()
    await shown('Campo obrigatório')
    await page.getByRole('radio', { name: 'Municipal' }).click()
    await submit()
    await shown('Selecione uma ou mais cidades')
    await choose('Estado', 'Santa Catarina')
    await page.getByLabel('Buscar em Disponíveis').fill('floria')
    await page.getByRole('checkbox', { name: /Florianópolis/ }).click()
    await page.getByRole('button', { name: 'Adicionar marcadas' }).click()
    await save('/holidays/list')
    await page.goto('/holidays/list?q=padroeira')
    await shown('Florianópolis')
    await shown('08/09')
  })
})

describe('a contracting company', () => {
  it('checks its CNPJ and takes its address from the CEP', async () => {
    await openForm('/contracting/companies/list', 'Nova empresa')
    await field('CNPJ').fill('11222333000180')
    await field('Razão social').fill('Ágil Fibra Telecomunicações Ltda')
    await shown('Ops! Parece que seu cnpj é inválido!')
    await field('CNPJ').fill('11222333000181')
    await field('CEP').fill('99999999')
    await shown('CEP não encontrado, tente novamente')
    await field('CEP').fill('96010000')
    await expect.poll(() => field('Endereço').inputValue()).toBe('Rua XV de Novembro')
    await expect.poll(() => field('Cidade').inputValue()).toBe('Pelotas')
    await field('Nome fantasia').fill('Ágil Fibra')
    await choose('Provedor', 'Ágil Fibra')
    await field('Número').fill('100')
    await save('/contracting/companies/list')
    await shown('11.222.333/0001-81')
  })
})

describe('who may', () => {
  it('reads and does not write: no button, no menu', async () => {
    const reader = await openPage(browser, server.url)
    await signIn(reader.page, 'configuracao', '/providers/list')
    await reader.page.locator('tbody tr').first().waitFor()
    expect(await reader.page.getByRole('link', { name: 'Novo provedor' }).count()).toBe(0)
    expect(await reader.page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
    await reader.page.goto('/providers/edit/1')
    await reader.page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    expect(reader.faults).toEqual([])
  })

  it('guests see an empty list of micro-regions and cannot add one', async () => {
    const guest = await openPage(browser, server.url)
    await guest.page.goto('/microrregions/list')
    await guest.page.getByText('Nenhum dado encontrado').waitFor()
    expect(await guest.page.getByRole('link', { name: 'Nova microrregião' }).count()).toBe(0)
    const written = await guest.page.request.post('/v1/microrregiao', { data: { nome: 'Minha' } })
    expect(written.status()).toBe(401)
    expect(guest.faults).toEqual([])
  })
})
