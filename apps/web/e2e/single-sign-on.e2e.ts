import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLIENT, oidcIdentity, SECRET } from '../../server/test/factories/oidc-identity.ts'
import { queryDatabase } from '../../server/test/query-database.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let oidc: Awaited<ReturnType<typeof oidcIdentity>>
let id: number

/** A procedure as a page of ours asks it. */
async function ask(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/trpc/${path}`, { data, headers: { origin: server.url } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).result.data
}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  oidc = await oidcIdentity({
    redirect_uris: [`${server.url}/v1/sso/retorno/1`],
    token_endpoint_auth_method: 'client_secret_post',
  })
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'superadmin')
  const provider = {
    nome: 'Casa',
    emissor: oidc.issuer,
    permite_http: true,
    client_id: CLIENT,
    segredo: SECRET,
    dominios: ['intranet.example'],
  }
  ;[{ id }] = await ask(page, 'identityProviders.create', { objects: [provider] })
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const come = (name: string, verified: boolean) => {
  oidc.state.account = `conta-${name}`
  oidc.state.claims = { email: `${name}@intranet.example`, ...(verified && { email_verified: true }) }
}

it('“Entrar com Casa” leads to the provider and back, signed in and at the page that was asked for', async () => {
  come('funcionario', true)
  const { page, faults } = await openPage(browser, server.url)
  await page.goto('/users/security')
  await page.getByRole('link', { name: 'Entrar com Casa' }).click()
  await page.waitForURL(`${server.url}/users/security`)
  await page.getByRole('heading', { name: 'Segurança da conta' }).first().waitFor()
  expect(faults).toEqual([])
})

it('who has no verified address waits for a superadmin’s word, given on the page of their sessions', async () => {
  come('leitor.vendas', false)
  const { page: theirs } = await openPage(browser, server.url)
  await theirs.goto('/intranet')
  await theirs.getByRole('link', { name: 'Entrar com Casa' }).click()
  await theirs.getByText('Peça a um Super Admin que faça o vínculo.').first().waitFor()

  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'superadmin')
  const { dados } = await ask(page, 'users.list', { filtro: { email: 'leitor.vendas@intranet.example' } })
  await page.goto(`/users/sessions/${dados[0].id}`)
  await page.getByText('conta-leitor.vendas').waitFor()
  await page.getByRole('button', { name: 'Vincular' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vincular' }).click()
  await page.getByRole('button', { name: 'Desvincular' }).waitFor()
  expect(faults).toEqual([])

  await theirs.goto('/intranet')
  await theirs.getByRole('link', { name: 'Entrar com Casa' }).click()
  await theirs.waitForURL(`${server.url}/`)
})

it('with passwords off a confirmation leads to the provider again, and back to the page', async () => {
  const { page: admin } = await openPage(browser, server.url)
  await signIn(admin, 'superadmin')
  const { dados } = await ask(admin, 'users.list', { filtro: { email: { _ilike: 'superadmin@%' } } })
  const other = (await ask(admin, 'users.list', { filtro: { email: 'editor@intranet.example' } })).dados[0].id
  await ask(admin, 'permissions.set', { id: other, roles: ['users:superadmin'] })
  const exceptions = { id_excecao_1: dados[0].id, id_excecao_2: other }
  await ask(admin, 'identityProviders.update', { id, senhas_desligadas: true, ...exceptions })

  come('funcionario', true)
  const { page } = await openPage(browser, server.url)
  await page.goto('/users/security')
  await page.getByRole('link', { name: 'Entrar com Casa' }).click()
  await page.waitForURL(`${server.url}/users/security`)
  // As if an hour had gone by.
  const before = "confirmada_em = now() - interval '1 hour', senha_em = now() - interval '1 hour'"
  await queryDatabase(server.databaseUrl, `update sessao set ${before}`)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor()
  expect(await page.getByLabel('Senha', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Entrar de novo com Casa' }).click()
  await page.waitForURL(`${server.url}/users/security`)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByLabel(/^Código que o aplicativo/).waitFor()
})
