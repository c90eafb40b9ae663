/** Accounts from both sides: who was locked out, who signs up, who is let in from outside. */
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

const open = async () => (await openPage(browser, server.url)).page

async function idOf(login: string): Promise<number> {
  const { dados } = await admin.api.users.list.query({ q: login })
  return dados[0]!.id
}

/** What the newest message to somebody says. */
async function mailTo(email: string, pattern: RegExp): Promise<string> {
  const { dados } = await admin.api.outbox.list.query({})
  const { texto } = await admin.api.outbox.get.query({
    id: dados.find(({ destino }) => destino === email)!.id,
  })
  return pattern.exec(texto)![1]!
}

describe('wrong passwords', () => {
  const login = (senha: string) =>
    fetch(`${server.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'leitor.vendas@intranet.example', senha }),
    })
  const lock = async () => {
    for (let count = 0; count < 5; count += 1) expect((await login('Errada@2026')).status).toBe(401)
    expect((await login(DEMO_PASSWORD)).status).toBe(429)
  }

  it('close an account, which a superadmin sees in the record and opens there or in the list', async () => {
    const page = await open()
    await lock()
    await signIn(page, 'superadmin', `/users/profile/${await idOf('leitor.vendas')}`)
    await page.getByText(/^Entrada bloqueada a partir de um endereço até /).waitFor()
    await page.getByRole('button', { name: 'Desbloquear' }).click()
    await noticeShown(page, 'Entrada desbloqueada.')
    await page.getByText(/^Entrada bloqueada/).waitFor({ state: 'detached' })
    expect((await login(DEMO_PASSWORD)).status).toBe(200)
    await lock()
    await page.goto('/users/list?q=leonardo')
    await page.getByRole('button', { name: 'Ações de Leonardo Barbosa' }).click()
    await page.getByRole('menuitem', { name: 'Desbloquear' }).click()
    await noticeShown(page, 'Entrada desbloqueada.')
    expect((await login(DEMO_PASSWORD)).status).toBe(200)
  })
})

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Nome/).fill('Nina Rocha')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Telefone/).pressSequentially('11987654321')
  await page.getByLabel(/^Senha/).fill('Minha@2026')
  await page.getByLabel(/^Repita/).fill('Minha@2026')
  await page.getByRole('checkbox').click()
}

describe('a sign-up', () => {
  it('takes its complaint away with the next try, and waits for the code over a reload', async () => {
    const page = await open()
    await page.goto('/home/login/register')
    const email = 'nina@exemplo.com.br'
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    const complaint = page.getByText('Preencha todos os campos obrigatórios!')
    await complaint.waitFor()
    await fillSignUp(page, email)
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByRole('heading', { name: 'Confirme seu e-mail' }).waitFor()
    // It fades out; by itself it would stay five seconds.
    await complaint.waitFor({ state: 'detached', timeout: 2000 })
    await page.reload()
    await page.getByText(email).waitFor()
    await page.getByLabel('Código').fill(await mailTo(email, /^(\d{6})$/m))
    // No browser keeps a password over a reload: it is chosen again.
    await page.getByLabel(/^Nova senha/).fill('Minha@2026')
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await page.getByRole('link', { name: 'Entrar agora' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill('Minha@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(/\/home\/vacancy/)
  })

  it('loses a complaint when the person goes elsewhere', async () => {
    const page = await open()
    await page.goto('/home/login/register')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    const complaint = page.getByText('Preencha todos os campos obrigatórios!')
    await complaint.waitFor()
    // Long enough to have been read.
    await page.waitForTimeout(1100)
    await page.getByRole('link', { name: 'Já tenho um código' }).click()
    await page.getByRole('heading', { name: 'Confirme seu e-mail' }).waitFor()
    await complaint.waitFor({ state: 'detached', timeout: 2000 })
  })
})

describe('somebody from outside with a manager’s profile', () => {
  const email = 'externa@intranet.example'

  async function invite(): Promise<number> {
    const [profiles, providers] = await Promise.all([
      admin.api.accessProfiles.list.query({}),
      admin.api.providers.list.query({}),
    ])
    const { id } = await admin.api.permissions.invite.mutate({
      nome: 'Elisa de Fora',
      email,
      cpf: '11144477735',
      perfis: [profiles.dados.find(({ nome }) => nome === 'Gestão de RH')!.id],
      empresas: [providers.dados.find(({ sistema }) => sistema === 'vetorial')!.id],
      funcionario: false,
    })
    return id
  }

  it('begins at the internal home, is called Externo, and hears at once what is taken away', async () => {
    const id = await invite()
    const page = await open()
    await page.goto('/intranet')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(await mailTo(email, /primeiro acesso: (\S+)/))
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByLabel(/^Nova senha/).fill('Minha@2026')
    await page.getByLabel(/^Repita/).fill('Minha@2026')
    await page.getByRole('button', { name: 'Salvar e entrar' }).click()
    // The guests' page gives way to that of employees.
    await page.getByRole('heading', { name: 'Hoje' }).waitFor()
    expect((await admin.api.users.get.query({ id })).tipo).toBe('Externo')

    await page.goto('/departments/list')
    await page.getByRole('link', { name: 'Comercial' }).or(page.getByText('Comercial')).first().waitFor()
    await admin.api.permissions.set.mutate({ id, empresas: [] })
    await page.getByText('Nenhum dado encontrado').waitFor()

    await admin.api.permissions.set.mutate({ id, perfis: [], roles: ['rh:leitor'] })
    await page.waitForURL(/home\/login\/enter/)
    await noticeShown(page, 'Suas permissões foram alteradas. Entre novamente.')
  })
})
