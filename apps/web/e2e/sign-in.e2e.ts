import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  await admin.api.parameters.update.mutate({ login_por_endereco_minuto: 1000 } as never)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = () => openPage(browser, server.url)

async function fillSignIn(page: Page, email: string, senha = DEMO_PASSWORD) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Signs in by the staff's form, and waits until the page it leads to is there. */
async function signIn(page: Page, login: string) {
  await page.goto('/intranet')
  await fillSignIn(page, `${login}@intranet.example`)
  await page.waitForURL((url) => !url.pathname.startsWith('/intranet'))
}

/** What the newest message in the outbox says. */
async function lastMail(pattern: RegExp): Promise<string> {
  const { dados } = await admin.api.outbox.list.query({})
  const { texto } = await admin.api.outbox.get.query({ id: dados[0]!.id })
  return pattern.exec(texto)![1]!
}

async function personId(email: string): Promise<number> {
  const { dados } = await admin.api.permissions.list.query({ q: email })
  return dados[0]!.id
}

describe('signing in', () => {
  it('leads back to the page that was asked for, filters included', async () => {
    const { page, faults } = await open()
    await page.goto('/departments/list?q=com')
    await page.waitForURL(/home\/login\/enter/)
    await fillSignIn(page, 'gestor.rh@intranet.example')
    await page.waitForURL(/\/departments\/list\?q=com/)
    expect(await page.title()).toMatch(/^Intranet \| /)
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user')))!)).toMatchObject({
      email: 'gestor.rh@intranet.example',
      employee: 'true',
    })
    expect(faults).toEqual([])
  })

  it('never leads to another site', async () => {
    const { page } = await open()
    await page.goto('/home/login/enter?return=//outro.example/x')
    await fillSignIn(page, 'funcionario@intranet.example')
    await page.waitForURL(`${server.url}/`)
  })

  it('shows the documented text above the fields and keeps the e-mail', async () => {
    const { page } = await open()
    await page.goto('/intranet')
    await fillSignIn(page, 'funcionario@intranet.example', 'Errada@2026')
    await page.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('funcionario@intranet.example')
  })

  it('asks an invited person for a password of their own', async () => {
    const { dados } = await admin.api.accessProfiles.list.query({})
    const providers = await admin.api.providers.list.query({})
    await admin.api.permissions.invite.mutate({
      nome: 'Iara Convidada',
      email: 'iara@intranet.example',
      cpf: '52998224725',
      perfis: [dados.find((profile) => !profile.sistema)!.id],
      empresas: [providers.dados[0]!.id],
      funcionario: true,
    })
    const senha = await lastMail(/primeiro acesso: (\S+)/)
    const { page } = await open()
    await page.goto('/intranet')
    await fillSignIn(page, 'iara@intranet.example', senha)
    await page.getByRole('heading', { name: 'Crie sua senha' }).waitFor()
    await page.getByLabel(/^Nova senha/).fill('fraca')
    await page.getByLabel(/^Repita/).fill('Minha@2026')
    await page.getByText(/A senha precisa ter 1 caracter maíusculo/).waitFor()
    await page.getByLabel(/^Nova senha/).fill('Minha@2026')
    await page.getByRole('button', { name: 'Salvar e entrar' }).click()
    await page.waitForURL(`${server.url}/`)
  })
})

describe('an address', () => {
  it('of a group leads to its list, an unknown one to the index', async () => {
    const { page, faults } = await open()
    await signIn(page, 'gestor.rh')
    await page.goto('/departments')
    await page.waitForURL(/\/departments\/list$/)
    await page.goto('/users/profile')
    await page.waitForURL((url) => url.pathname === '/')
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('a candidate', () => {
  it('has their own header at once, without a reload', async () => {
    const { page } = await open()
    await signIn(page, 'candidato')
    await page.getByRole('button', { name: /^Perfil de/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Cadastrar' }).count()).toBe(0)
    await page.context().close()
  })

  it('signs up, confirms the e-mailed code and is in', async () => {
    const { page, faults } = await open()
    await page.goto('/home/login/register')
    await page.getByLabel(/^Nome/).fill('Lia Campos')
    await page.getByLabel(/^E-mail/).fill('lia@exemplo.com.br')
    await page.getByLabel(/^Telefone/).pressSequentially('11987654321')
    await page.getByLabel(/^Senha/).fill('Minha@2026')
    await page.getByLabel(/^Repita/).fill('Minha@2026')
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByLabel('Código').waitFor()
    await page.getByLabel('Código').fill(await lastMail(/^(\d{6})$/m))
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await page.waitForURL(/\/home\/vacancy/)
    expect(faults).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('is replaced with the e-mailed code', async () => {
    const { page } = await open()
    await page.goto('/intranet')
    await fillSignIn(page, 'leitor.vendas@intranet.example', 'Esquecida@2026')
    await page.getByText('E-mail ou senha incorretos.').waitFor()
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await page.getByRole('heading', { name: 'Redefinir senha' }).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('leitor.vendas@intranet.example')
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await page.getByLabel(/^Código/).waitFor()
    await page.getByLabel(/^Código/).fill(await lastMail(/^(\d{6})$/m))
    await page.getByLabel(/^Nova senha/).fill('Outra@2026')
    await page.getByLabel(/^Repita/).fill('Outra@2026')
    await page.getByRole('button', { name: 'Redefinir senha' }).click()
    await page.getByText('Senha alterada com sucesso!').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
    await fillSignIn(page, 'leitor.vendas@intranet.example', 'Outra@2026')
    await page.waitForURL(`${server.url}/`)
  })
})

describe('a session', () => {
  it('ends when the roles change, and the half-written form is there after signing in again', async () => {
    const { page } = await open()
    await signIn(page, 'solicitante.rh')
    const id = await personId('solicitante.rh@intranet.example')
    await admin.api.permissions.set.mutate({ id, roles: ['rh:gestor'] })
    await page.waitForURL(/home\/login\/enter/)
    await noticeShown(page, 'Suas permissões foram alteradas. Entre novamente.')
    await fillSignIn(page, 'solicitante.rh@intranet.example')
    await page.waitForURL(`${server.url}/`)
    await page.goto('/departments/register')
    await page.getByLabel(/^Nome/).fill('Departamento pela metade')
    await page.getByText(/^Rascunho salvo às/).waitFor()
    await admin.api.permissions.set.mutate({ id, roles: ['rh:gestor', 'novidades:leitor'] })
    await page.waitForURL(/home\/login\/enter\?return=/)
    await fillSignIn(page, 'solicitante.rh@intranet.example')
    await page.waitForURL(/departments\/register/)
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('input[name=nome]')?.value === 'Departamento pela metade',
    )
  })

  it('whose stored roles are not the server’s ends shortly after the load', async () => {
    const { page } = await open()
    await signIn(page, 'funcionario')
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('user')!) as { roles: string[] }
      localStorage.setItem('user', JSON.stringify({ ...stored, roles: ['users:superadmin'] }))
    })
    await page.reload()
    await page.waitForURL(/home\/login\/enter/)
  })

  it('warns before its end, goes on when asked to, and leaves with the way back when it is over', async () => {
    const { page } = await open()
    await page.clock.install()
    await signIn(page, 'funcionario')
    const ends = 12 * 3600
    await page.clock.fastForward((ends - 4 * 60) * 1000)
    const stay = page.getByRole('button', { name: 'Continuar conectado' })
    await stay.click()
    await stay.waitFor({ state: 'hidden' })
    await page.clock.fastForward(5 * 60 * 1000)
    await page.waitForURL(/home\/login\/enter/)
    await noticeShown(page, 'Sua sessão terminou. Entre novamente.')
  })

  it('that a person ends leaves nothing in the browser', async () => {
    const { page } = await open()
    await signIn(page, 'funcionario')
    await page.getByRole('button', { name: /^Perfil de/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL(/home\/login\/enter/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await page.goto('/users/list')
    await page.waitForURL(/home\/login\/enter/)
  })
})
