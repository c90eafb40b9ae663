import { FACTOR_SETUP_REQUIRED } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { CHOSEN_PASSWORD, makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, type Browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { makeAuthenticator } from '../../../../test/factories/passkeys.ts'
import { hashPassword } from '../../../platform/hashing.ts'

stopClock()
const ORIGIN = 'https://intranet.provedor.com.br'
const world = await testWorld({ PUBLIC_URL: ORIGIN })
const { db, as } = world
await db
  .insertInto('parametro')
  .values([
    { chave: 'login_por_endereco_minuto', valor: '1000' },
    { chave: 'codigo_senha_envios_hora', valor: '20' },
  ])
  .execute()
const { call } = factorWorld(world, ORIGIN)
const enter = (at: Browser, email: string, senha = CHOSEN_PASSWORD) =>
  call(at, 'auth.login', { email, senha })

async function longSuperadmin() {
  const somebody = await as(superadmin)
  await db
    .updateTable('log_historico')
    .set({ data: new Date(Date.now() - 25 * 3_600_000) })
    .where('id_item', '=', String(somebody.userId))
    .execute()
  return somebody
}

/** Resets a password with a mailed code, as who has the mailbox does. */
async function resetByMail(at: Browser, { id, email }: { id: number; email: string }) {
  await call(at, 'auth.forgotPassword', { email })
  await db
    .updateTable('codigo_verificacao')
    .set({ hash: await hashPassword('123456') })
    .where('id_usuario', '=', id)
    .execute()
  const done = await call(at, 'auth.resetPassword', { email, codigo: '123456', nova_senha: CHOSEN_PASSWORD })
  expect(done.status).toBe(200)
}

/** A superadmin whose mailbox somebody has: they wait before their first factor. */
async function waiting(ip: string) {
  const account = await makeAccount(db, superadmin)
  const at = browser(ip)
  await resetByMail(at, account)
  const { data } = await enter(at, account.email)
  expect(data).toMatchObject({ challenge: FACTOR_SETUP_REQUIRED, liberacao: true, aceita_passkey: true })
  return { ...account, at, sessao: data.sessao as string }
}

describe('a demanded first factor', () => {
  it('is not set up by who has the mailbox alone: a superadmin gives their word, once (docs/access.md#first-factor)', async () => {
    const { id, at, sessao } = await waiting('10.4.0.1')
    const { segredo } = (await call(at, 'auth.beginSetup', { sessao })).data
    const complete = (liberacao?: string) =>
      call(at, 'auth.completeSetup', { sessao, codigo: codeAt(segredo), liberacao })
    expect((await complete()).text).toBe(text.wrongRelease)
    expect((await complete('aaaa-bbbb-cccc-dddd-eeee-ffff')).text).toBe(text.wrongRelease)
    const boss = await longSuperadmin()
    expect(await boss.call.factors.resetOf({ id })).toMatchObject({ espera_liberacao: true })
    const { codigo } = await boss.call.factors.releaseSetup({ id })
    const done = await complete(codigo)
    expect(done.data.codigos).toHaveLength(10)
    expect(await boss.call.factors.resetOf({ id })).toMatchObject({ espera_liberacao: false })
  })

  it('takes no word for somebody else, of oneself, of a new superadmin, or of the day before', async () => {
    const { id, at, sessao } = await waiting('10.4.0.2')
    const other = await waiting('10.4.0.3')
    const boss = await longSuperadmin()
    await expect(boss.call.factors.releaseSetup({ id: boss.userId })).rejects.toThrow(text.onlyOthers)
    await expect((await as(superadmin)).call.factors.releaseSetup({ id })).rejects.toThrow(text.newSuperadmin)
    await expect((await as({ roles: ['rh:gestor'] })).call.factors.releaseSetup({ id })).rejects.toThrow()
    const { segredo } = (await call(at, 'auth.beginSetup', { sessao })).data
    const complete = (liberacao: string) =>
      call(at, 'auth.completeSetup', { sessao, codigo: codeAt(segredo), liberacao })
    const theirs = await boss.call.factors.releaseSetup({ id: other.id })
    expect((await complete(theirs.codigo)).text).toBe(text.wrongRelease)
    const late = await boss.call.factors.releaseSetup({ id })
    await db
      .updateTable('fator_liberacao')
      .set({ expira_em: sql`now()` })
      .where('id_usuario', '=', id)
      .execute()
    expect((await complete(late.codigo)).text).toBe(text.wrongRelease)
  })

  it('asks for no word in a browser that has been theirs for seven days, nor where the password came by no mail', async () => {
    const account = await makeAccount(db, { roles: ['rh:gestor'] })
    const at = browser('10.4.0.4')
    await enter(at, account.email, PASSWORD)
    await db
      .insertInto('usuario_papel')
      .values({ id_usuario: account.id, papel: 'users:superadmin' })
      .execute()
    await resetByMail(at, account)
    expect((await enter(at, account.email)).data.liberacao).toBe(true)
    await db
      .updateTable('aparelho')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id_usuario', '=', account.id)
      .execute()
    expect((await enter(at, account.email)).data.liberacao).toBe(false)
    expect((await enter(browser('10.4.0.5'), account.email)).data.liberacao).toBe(true)
    const plain = await makeAccount(db, superadmin)
    expect((await enter(browser('10.4.0.6'), plain.email, PASSWORD)).data.liberacao).toBe(false)
  })

  it('asks for it after an invitation, too: its first password is mailed', async () => {
    const { email } = await makeAccount(db, { ...superadmin, provisionalDays: 1 })
    const at = browser('10.4.0.7')
    const { sessao } = (await enter(at, email, PASSWORD)).data
    const chosen = await call(at, 'auth.completeNewPassword', { sessao, nova_senha: CHOSEN_PASSWORD })
    expect(chosen.data).toMatchObject({ challenge: FACTOR_SETUP_REQUIRED, liberacao: true })
  })

  it('may be a passkey', async () => {
    const { email, id } = await makeAccount(db, superadmin)
    const at = browser('10.4.0.8')
    const { sessao } = (await enter(at, email, PASSWORD)).data
    const { challenge } = (await call(at, 'auth.beginPasskeySetup', { sessao })).data
    const passkey = makeAuthenticator(ORIGIN).make(challenge)
    const done = await call(at, 'auth.completePasskeySetup', { sessao, nome: 'Notebook', passkey })
    expect(done.data).toMatchObject({ usuario: { email }, codigos: expect.any(Array) })
    expect((await call(at, 'factors.own')).data.passkeys).toMatchObject([{ nome: 'Notebook' }])
    const again = await call(at, 'auth.completePasskeySetup', { sessao, nome: 'Outro', passkey })
    expect(again.status).toBeGreaterThanOrEqual(400)
    expect(id).toBeGreaterThan(0)
  })
})
