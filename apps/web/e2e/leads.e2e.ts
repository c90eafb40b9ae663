import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { choose } from './support/forms.ts'
import { act, advance } from './support/leads.ts'
import { noticeShown } from './support/notices.ts'
import { salesPlace, startPostalService } from './support/postal-service.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session
let postal: { close(): void }

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  postal = await startPostalService(admin, salesPlace)
})
afterAll(async () => {
  postal?.close()
  await browser?.close()
  await server?.stop()
})

/** Refusals that the walk asks for. */
const unexpected = (faults: string[]) => faults.filter((fault) => !fault.includes('status of 409'))

async function open(login: string, path: string) {
  const watched = await openPage(browser, server.url)
  await confirmReadings(server.url, login)
  await signIn(watched.page, login, path)
  return watched
}

const next = (page: Page) => page.getByRole('button', { name: 'Próxima etapa' }).click()

/** Steps 2 to 4 of the form, for a person of Vetorial. */
async function fillIn(page: Page, name: string, phone: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('Número').fill('4321')
  await next(page)
  await choose(page, 'Provedor', /Vetorial/)
  await choose(page, 'Produto', /Fibra 500/)
  await choose(page, 'Canal', /\w/)
}
async function save(page: Page) {
  await next(page)
  await page.getByRole('checkbox', { name: /concorda/ }).click()
  await page.getByRole('button', { name: 'Cadastrar lead' }).click()
}

it('a seller registers a lead and takes it to Efetivação; what is blocked or not covered is shown', async () => {
  const { page, faults } = await open('vendedor', '/sales/external/home')
  await page.getByRole('heading', { name: 'VENDAS', level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: /Excluídas/ }).count()).toBe(0)
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  // The address fills the form and leaves the address bar.
  await page.goto('/leads/external/register/52998224725/88701000')
  await page.waitForURL(/\/leads\/external\/register$/)
  await expect.poll(() => page.getByLabel('CPF/CNPJ').inputValue()).toBe('529.982.247-25')
  await next(page)
  await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('Rua das Acácias')
  await fillIn(page, 'Helena do Passeio', '48991230001')
  // The browser's Back goes one step back, and nothing typed is lost.
  await page.goBack()
  await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe('Helena do Passeio')
  await next(page)
  await page
    .getByText(/Fibra 500/)
    .first()
    .waitFor()
  await save(page)
  await noticeShown(page, 'Lead cadastrada com sucesso!')
  await page.getByRole('heading', { name: /Helena do Passeio/ }).waitFor()
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })

  await advance(page, 'Processo', (dialog) =>
    dialog.getByLabel('Primeiro contato').fill('Quer instalar em casa'),
  )
  await advance(page, 'Viabilidade')
  await advance(page, 'Negociação')
  await advance(page, 'Efetivação', (dialog) => dialog.getByLabel('Contrato').fill('C-2026'))
  await page.getByText('Efetivada', { exact: true }).waitFor()
  await page.getByText('De Negociação para Efetivação').waitFor()

  // A blocked document is reported before anything else is asked; another one goes on, to a city without coverage.
  const { dados: blocked } = await admin.api.leads.list.query({
    lista: 'blocklist',
    filtro: { provedor: 'vetorial', blacklist: 'cliente' },
    limit: 1,
  })
  await page.goto('/leads/external/register')
  await page.getByLabel('CPF/CNPJ').fill(blocked[0]!.documento!)
  await next(page)
  await page.getByText('Este cliente está na blocklist.').waitFor()
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
  const free = await admin.api.leads.list.query({
    filtro: { id_vendedor: null, provedor: 'vetorial' },
    limit: 2,
  })
  const [mine, gone] = free.dados
  const seller = await open('vendedor', listOf('external', 'leads', gone!.id))
  await seller.page.getByRole('cell', { name: gone!.cliente, exact: true }).waitFor()
  await admin.api.leads.take.mutate({ id: gone!.id })
  await act(seller.page, gone!.cliente, 'Assumir')
  await noticeShown(seller.page, 'Outra pessoa assumiu esta lead primeiro.')
  await seller.page.goto(listOf('external', 'leads', mine!.id))
  await act(seller.page, mine!.cliente, 'Assumir')
  await noticeShown(seller.page, 'Esta lead agora é sua.')
  expect(await barriers(seller.page)).toEqual({ serious: [], overflow: 0 })
  expect(unexpected(seller.faults)).toEqual([])
  await seller.page.context().close()

  const others = await admin.api.leads.list.query({ filtro: { provedor: 'produto' }, limit: 1 })
  const victim = others.dados[0]!
  const manager = await open('gestor.vendas', listOf('internal', 'leads', victim.id))
  await act(manager.page, victim.cliente, 'Excluir')
  const dialog = manager.page.getByRole('dialog', {
    name: `Excluir a lead ${victim.id} de ${victim.cliente}?`,
  })
  await dialog.getByLabel('Motivo').fill('Teste do cadastro')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await noticeShown(manager.page, 'Lead excluída.')
  expect(unexpected(manager.faults)).toEqual([])
  await manager.page.context().close()

  const top = await open('superadmin', listOf('internal', 'excluded', victim.id))
  await top.page.getByRole('cell', { name: 'Teste do cadastro' }).waitFor()
  await act(top.page, victim.cliente, 'Restaurar')
  await top.page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  await noticeShown(top.page, 'Lead restaurada.')
  expect((await admin.api.leads.get.query({ id: victim.id })).desfecho).toBe('aberta')
  expect(unexpected(top.faults)).toEqual([])
  await top.page.context().close()
})

it('two leads that are one person are merged and separated again', async () => {
  const { id: id_empresa } = (await admin.api.providers.options.query({})).find(
    ({ nome }) => nome === 'RazaoInfo',
  )!
  const [channel] = await admin.api.salesChannels.options.query({ id_empresa })
  const place = {
    logradouro: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cidade: 'Camaquã',
    estado: 'RS' as const,
  }
  const twin = { ...place, id_empresa, id_canal: channel!.id, fone: '53991230088' }
  const made = await admin.api.leads.create.mutate({
    objects: [
      { ...twin, cliente: 'Clara Uma' },
      { ...twin, cliente: 'Clara Outra', email: 'clara@exemplo.com.br' },
    ],
  })
  const [kept, loser] = made.map(({ id }) => id) as [number, number]
  const { page, faults } = await open('gestor.vendas', `/sales/internal/leads/${kept}`)
  const same = page.getByRole('region', { name: 'Possíveis duplicadas' })
  const merge = async () => {
    await same.getByRole('listitem').filter({ hasText: 'Clara Outra' }).getByText('mesmo fone').waitFor()
    await same.getByRole('button', { name: 'Unir a esta' }).click()
    const sure = page.getByRole('dialog', { name: `Unir a lead ${loser} a esta?` })
    await sure.getByRole('button', { name: 'Unir', exact: true }).click()
    await noticeShown(page, 'Leads unidas.')
    await same.getByText(`A lead ${loser} foi unida a esta.`).waitFor()
    // What this one lacked came from the other.
    await page.getByRole('link', { name: 'clara@exemplo.com.br' }).waitFor()
  }
  await merge()
  await same.getByRole('button', { name: 'Desfazer união' }).click()
  await noticeShown(page, 'União desfeita.')
  await page.getByRole('link', { name: 'clara@exemplo.com.br' }).waitFor({ state: 'detached' })
  await merge()

  // Later, from the list of wrong ones.
  await page.goto(`/sales/internal/leads/wrong/list?filtro={"id":${loser}}`)
  await page
    .getByRole('row', { name: /Clara Outra/ })
    .getByText('Duplicada')
    .waitFor()
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  await act(page, 'Clara Outra', 'Desfazer união')
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer união' }).click()
  await noticeShown(page, 'União desfeita.')
  await page.goto(`/sales/internal/leads/${loser}`)
  await page.getByText('Em aberto', { exact: true }).waitFor()
  await same.getByText('Clara Uma').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
