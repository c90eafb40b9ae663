import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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

/** Refusals that the walk asks for. */
const unexpected = (faults: string[]) => faults.filter((fault) => !fault.includes('status of 409'))

async function open(login: string, path: string) {
  const watched = await openPage(browser, server.url)
  watched.page.setDefaultTimeout(40_000)
  await watched.page.addLocatorHandler(watched.page.getByRole('button', { name: 'Ler depois' }), (button) =>
    button.click(),
  )
  await signIn(watched.page, login, path)
  return watched
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

const next = (page: Page) => page.getByRole('button', { name: 'Próxima etapa' }).click()

/** Steps 2 to 4 of the form, for a person of Vetorial. */
async function fillIn(page: Page, name: string, phone: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('Número').fill('4321')
  await next(page)
  await choose(page, 'Provedor', 'Vetorial')
  await choose(page, 'Produto', /Fibra 500/)
  await choose(page, 'Canal', /\w/)
}
async function save(page: Page) {
  await next(page)
  await page.getByRole('checkbox', { name: /concorda/ }).click()
  await page.getByRole('button', { name: 'Cadastrar lead' }).click()
}

it('a seller registers a lead and takes it to Efetivação; what is blocked or not covered is told', async () => {
  const { page, faults } = await open('vendedor', '/sales/external/home')
  let city = 'Tubarão'
  await page.route('**/trpc/cities.byPostalCode**', (route) => {
    const data = { address: 'Rua das Acácias', code: '', district: 'Centro', city, state: 'SC', city_id: 1 }
    return route.fulfill({ json: [{ result: { data } }] })
  })
  await page.getByRole('heading', { name: 'VENDAS', level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: /Excluídas/ }).count()).toBe(0)
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  // The address fills the form and leaves the address bar.
  await page.goto('/leads/external/register/52998224725/88701000')
  await page.waitForURL(/\/leads\/external\/register$/)
  await expect.poll(() => page.getByLabel('CPF/CNPJ').inputValue()).toBe('52998224725')
  await next(page)
  await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('Rua das Acácias')
  await fillIn(page, 'Helena do Passeio', '48991230001')
  await save(page)
  await page.getByText('Lead cadastrada com sucesso!').waitFor()
  await page.getByRole('heading', { name: /Helena do Passeio/ }).waitFor()
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })

  const advance = async (stage: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await page.getByRole('button', { name: `Avançar para ${stage}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(stage) })
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Avançar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await advance('Processo', (dialog) => dialog.getByLabel('Primeiro contato').fill('Quer instalar em casa'))
  await advance('Viabilidade', () => Promise.resolve())
  await advance('Negociação', () => Promise.resolve())
  await advance('Efetivação', (dialog) => dialog.getByLabel('Contrato').fill('C-2026'))
  await page.getByText('Efetivada', { exact: true }).waitFor()
  await page.getByText('De Negociação para Efetivação').waitFor()

  // A blocked document is told before anything else is asked; another one goes on, to a city without coverage.
  const { dados: blocked } = await admin.api.leads.list.query({
    lista: 'blocklist',
    filtro: { provedor: 'vetorial', blacklist: 'cliente' },
    limit: 1,
  })
  await page.goto('/leads/external/register')
  await page.getByLabel('CPF/CNPJ').fill(blocked[0]!.documento!)
  await next(page)
  await page.getByText('Este cliente está na blocklist.').waitFor()
  city = 'Lages'
  await page.getByLabel('CPF/CNPJ').fill('11144477735')
  await page.getByLabel('CEP').fill('88501000')
  await page.getByRole('button', { name: /Próxima etapa|Continuar mesmo assim/ }).click()
  await expect.poll(() => page.getByLabel('Cidade').inputValue()).toBe('Lages')
  await fillIn(page, 'Rua Sem Rede', '49991230002')
  await page.getByText(/não tem cobertura no endereço/).waitFor()
  await save(page)
  await page.getByText('Lead registrada sem cobertura.').waitFor()
  await page.goto('/sales/external/leads/without-coverage/list?q=Sem%20Rede')
  await page.getByRole('cell', { name: 'Rua Sem Rede', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Detalhes' }).click()
  await page.getByText('Não está na blocklist').waitFor()
  expect(unexpected(faults)).toEqual([])
  await page.context().close()
})

it('a free lead is taken once; a manager excludes, a superadmin restores', async () => {
  const listOf = (door: string, lista: string, id: number) =>
    `/sales/${door}/leads/${lista}/list?filtro={"id":${id}}`
  const act = async (page: Page, name: string, action: string) => {
    const button = page.getByRole('button', { name: `Ações de ${name}` })
    await button.click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const free = await admin.api.leads.list.query({
    filtro: { id_vendedor: null, provedor: 'vetorial' },
    limit: 2,
  })
  const [mine, gone] = free.dados
  const seller = await open('vendedor', listOf('external', 'leads', gone!.id))
  await seller.page.getByRole('cell', { name: gone!.cliente, exact: true }).waitFor()
  await admin.api.leads.take.mutate({ id: gone!.id })
  await act(seller.page, gone!.cliente, 'Assumir')
  await seller.page.getByText('Outra pessoa assumiu esta lead primeiro.').waitFor()
  await seller.page.goto(listOf('external', 'leads', mine!.id))
  await act(seller.page, mine!.cliente, 'Assumir')
  await seller.page.getByText('Esta lead agora é sua.').waitFor()
  expect(await barriers(seller.page)).toEqual({ serious: [], overflow: 0 })
  expect(unexpected(seller.faults)).toEqual([])
  await seller.page.context().close()

  const others = await admin.api.leads.list.query({ filtro: { provedor: 'produto' }, limit: 1 })
  const victim = others.dados[0]!
  const manager = await open('gestor.vendas', listOf('internal', 'leads', victim.id))
  await act(manager.page, victim.cliente, 'Excluir')
  const dialog = manager.page.getByRole('dialog', { name: `Excluir ${victim.cliente}?` })
  await dialog.getByLabel('Motivo').fill('Teste do cadastro')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await manager.page.getByText('Lead excluída.').waitFor()
  expect(unexpected(manager.faults)).toEqual([])
  await manager.page.context().close()

  const top = await open('superadmin', listOf('internal', 'excluded', victim.id))
  await top.page.getByRole('cell', { name: 'Teste do cadastro' }).waitFor()
  await act(top.page, victim.cliente, 'Restaurar')
  await top.page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  await top.page.getByText('Lead restaurada.').waitFor()
  expect((await admin.api.leads.get.query({ id: victim.id })).desfecho).toBe('aberta')
  expect(unexpected(top.faults)).toEqual([])
  await top.page.context().close()
})
