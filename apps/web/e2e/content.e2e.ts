import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A picture of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function walk(login: string, path = '/') {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, login, path)
  return { page, faults }
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
  await page.keyboard.press('Escape')
}

const write = async (page: Page, text: string) => {
  await page.locator('.ProseMirror').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
}

describe('a required publication', () => {
  it('goes from the editor to a reader who confirms it, to the board, and asks again when its text changes', async () => {
    const editor = await walk('editor', '/news/register')
    await editor.page.getByRole('textbox', { name: 'Título' }).fill('Novo termo de confidencialidade')
    await choose(editor.page, 'Categoria', 'Gente')
    await write(editor.page, 'Leia o termo com atenção.')
    const [cover] = await editor.page.locator('input[type=file]').all()
    await cover!.setInputFiles({ name: 'capa.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await editor.page.getByText('O formato da imagem de capa não é permitido!').waitFor()
    await cover!.setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: pixel })
    await editor.page.getByAltText('Prévia: Imagem de capa').waitFor()
    await choose(editor.page, 'Provedor', 'Vetorial')
    await choose(editor.page, 'Departamento', 'Comercial')
    await editor.page.getByRole('switch', { name: 'Exige confirmação de leitura' }).click()
    await editor.page.getByRole('switch', { name: 'Status' }).click()
    await saved(editor.page)

    const reader = await walk('vendedor')
    const asked = reader.page.getByRole('dialog', { name: 'Leitura obrigatória' })
    await asked.getByText('Novo termo de confidencialidade').waitFor()
    await asked.getByRole('button', { name: 'Ler Novo termo de confidencialidade' }).click()
    await reader.page.getByRole('heading', { name: 'Novo termo de confidencialidade' }).waitFor()
    await reader.page.getByRole('button', { name: 'Li e concordo' }).click()
    await reader.page.getByText(/Leitura confirmada em/).waitFor()
    const { pathname } = new URL(reader.page.url())

    const hr = await walk('gestor.rh2', '/reports/read-confirm')
    await hr.page.getByRole('link', { name: 'Novo termo de confidencialidade' }).first().click()
    await hr.page.getByText(/1 de \d+ leram/).waitFor()
    await hr.page.getByRole('button', { name: 'Cobrar pendentes' }).click()
    await hr.page.getByRole('button', { name: 'Cobrar', exact: true }).click()
    await noticeShown(hr.page, /pessoas? avisadas?\./)

    await editor.page.goto(pathname.replace('/news/', '/news/edit/'))
    await write(editor.page, 'Leia o termo novo com atenção.')
    await editor.page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const question = editor.page.getByRole('dialog', { name: 'Solicitar nova confirmação?' })
    await question.getByRole('radio', { name: 'Salvar e solicitar' }).click()
    await question.getByRole('button', { name: 'Salvar', exact: true }).click()
    await noticeShown(editor.page, 'Dados atualizados com sucesso!')
    await reader.page.goto(pathname)
    await reader.page.getByText('Leia o termo novo com atenção.').waitFor()
    await reader.page.getByRole('button', { name: 'Li e concordo' }).waitFor()
    expect([...editor.faults, ...reader.faults, ...hr.faults]).toEqual([])
  })
})

describe('news', () => {
  it('show a reaction to other readers while they look, and are found without accents', async () => {
    const one = await walk('funcionario', '/news/list')
    const other = await walk('onboarding')
    const hearing = other.page.waitForResponse((response) => response.url().endsWith('/events'))
    await other.page.goto('/news/list')
    await hearing
    const card = (page: Page) =>
      page.getByRole('article').filter({ hasText: 'Fibra chega ao Laranjal e ao Barro Duro' })
    const cake = (page: Page) => card(page).getByRole('button', { name: /Quero Bolo!/ })
    const before = Number((await cake(other.page).innerText()).replace(/\D/g, ''))
    const mine = (await cake(one.page).getAttribute('aria-pressed')) === 'true'
    await cake(one.page).click()
    await cake(other.page)
      .getByText(String(before + (mine ? -1 : 1)), { exact: true })
      .waitFor()

    await one.page.getByRole('searchbox', { name: 'Buscar novidade' }).fill('POLITICA veiculos')
    await one.page.getByRole('link', { name: 'Nova política de uso de veículos' }).waitFor()
    await card(one.page).waitFor({ state: 'detached' })
    await one.page.getByRole('link', { name: 'Nova política de uso de veículos' }).click()
    await one.page.getByRole('link', { name: '#frota' }).click()
    await one.page.getByRole('link', { name: 'Remover filtro #frota' }).waitFor()
    expect([...one.faults, ...other.faults]).toEqual([])
  })
})

describe('the FAQ', () => {
  it('answers guests what is public; what nobody found is suggested, answered and notified', async () => {
    const guest = await openPage(browser, server.url)
    await guest.page.goto('/faq/search/noparms')
    await guest.page.getByText('Como me candidato a uma vaga?').waitFor()
    expect(await guest.page.locator('main details').count()).toBe(2)
    await guest.page.goto('/faq/register')
    await guest.page.getByText('Você não tem permissão para realizar esta ação.').waitFor()

    const asker = await walk('funcionario', '/faq/search/noparms')
    await asker.page.getByRole('searchbox', { name: 'Buscar no FAQ' }).fill('ferias')
    await asker.page.getByText('Férias: como solicitar?').waitFor()
    await asker.page
      .getByRole('group', { name: 'Esta resposta foi útil?' })
      .getByRole('button', { name: 'Sim' })
      .click()
    await asker.page.getByText('Obrigado pelo retorno.').waitFor()
    await asker.page.getByRole('searchbox', { name: 'Buscar no FAQ' }).fill('bicicletário')
    await asker.page.getByText('Nenhum resultado encontrado').waitFor()
    await asker.page.getByRole('button', { name: 'Sugerir pergunta' }).first().click()
    await asker.page.getByRole('textbox', { name: 'Pergunta' }).fill('Onde fica o bicicletário?')
    await asker.page.getByRole('button', { name: 'Enviar' }).click()
    await noticeShown(asker.page, 'Pergunta enviada. Obrigado!')

    const editor = await walk('editor', '/faq/searches')
    await editor.page.getByRole('cell', { name: 'bicicletario' }).waitFor()
    await editor.page.goto('/faq/list')
    await editor.page.getByRole('link', { name: 'Onde fica o bicicletário?' }).click()
    await choose(editor.page, 'Categoria', 'Sistemas')
    await write(editor.page, 'No subsolo.')
    await editor.page.getByRole('switch', { name: 'Status' }).click()
    await saved(editor.page)
    await asker.page.goto('/faq/search/bicicletario')
    await asker.page.getByText('No subsolo.').waitFor()
    expect([...guest.faults, ...asker.faults, ...editor.faults]).toEqual([])
  })
})

describe('the handbook', () => {
  it('keeps readers on the version in force until the next is published, and asks them again', async () => {
    const editor = await walk('editor', '/employee-handbook/list')
    await editor.page
      .getByRole('row', { name: /Código de conduta/ })
      .getByRole('button')
      .last()
      .click()
    await editor.page.getByRole('menuitem', { name: 'Editar' }).click()
    await write(editor.page, 'Respeito acima de tudo.')
    await saved(editor.page)
    const reader = await walk('funcionario', '/employee-handbook/view')
    await reader.page.getByRole('link', { name: /Código de conduta/ }).click()
    await reader.page.getByText('Não publique dados de clientes.').waitFor()
    await reader.page.getByText(/Versão 2 — vigente desde/).waitFor()

    await editor.page
      .getByRole('row', { name: /Código de conduta/ })
      .getByRole('button')
      .last()
      .click()
    await editor.page.getByRole('menuitem', { name: 'Publicar' }).click()
    await editor.page.getByLabel('Resumo das mudanças').fill('Mais curto')
    await editor.page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await noticeShown(editor.page, 'Versão 3 publicada.')
    await editor.page
      .getByRole('row', { name: /Código de conduta/ })
      .getByRole('button')
      .last()
      .click()
    await editor.page.getByRole('menuitem', { name: 'Versões' }).click()
    await editor.page.locator('ins', { hasText: 'acima de tudo.' }).waitFor()

    await reader.page.reload()
    await reader.page.getByText('Respeito acima de tudo.').waitFor()
    await reader.page.getByRole('button', { name: 'Li e estou ciente' }).click()
    await reader.page.getByText(/Leitura confirmada em/).waitFor()
    await reader.page.goto('/employee-handbook/print')
    await reader.page.getByText('Trabalho em altura').waitFor()
    expect([...editor.faults, ...reader.faults]).toEqual([])
  })
})

it('a script reads and confirms through the client alone', async () => {
  const { api } = await connectAs(server.url, 'funcionario@intranet.example', DEMO_PASSWORD)
  const feed = await api.news.feed.query({ q: 'roteador' })
  expect(feed.dados.map(({ titulo }) => titulo)).toEqual(['Novo roteador Wi-Fi 6 nos planos de 600 Mega'])
  const found = await api.faq.search.query({ busca: 'senha' })
  expect(found.dados[0]?.pergunta).toBe('Como troco a senha da intranet?')
  const index = await api.handbook.index.query({})
  expect(index.length).toBe(5)
})
