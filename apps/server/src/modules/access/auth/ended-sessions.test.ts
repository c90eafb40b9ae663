import { todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, browserCalls, type Browser } from '../../../../test/factories/browsers.ts'
import { codeAt } from '../../../../test/factories/factors.ts'
import { accessCleanupJob } from './access-cleanup.job.ts'
import { securityLines } from '../../../../test/factories/security-lines.ts'

const { db, as, app, deps } = await testWorld()
const call = browserCalls(app)
const enter = (at: Browser, email: string) => call(at, 'auth.login', { email, senha: PASSWORD })
const admin = await as(superadmin)

/** Somebody with two open sessions, and one that ran out. */
async function signedIn(address: string) {
  const account = await makeAccount(db)
  const [one, two] = [browser(address), browser(`${address}0`)]
  await enter(one, account.email)
  await enter(two, account.email)
  await deps.auth.createSession(account.id, {})
  await db
    .updateTable('sessao')
    .set({ expires_at: sql<Date>`now() - interval '1 hour'` })
    .where('id_usuario', '=', account.id)
    .where('id_aparelho', 'is', null)
    .execute()
  return { ...account, one, two }
}

const sessionLines = async (id: number) =>
  (await securityLines(deps, id)).filter((line) => line.startsWith('sessao'))

describe('who ended a session, and why, is in the security log (docs/security.md#ended-sessions)', () => {
  it('a password reset by who keeps people', async () => {
    const { id, one } = await signedIn('10.3.0.1')
    await admin.call.users.resetPassword({ id })
    expect((await call(one, 'sessions.own')).status).toBe(401)
    const lines = await securityLines(deps, id)
    expect(lines).toContain('senha: Redefinição exigida')
    expect(lines.filter((line) => line.startsWith('sessao'))).toEqual([
      'sessao: Redefinição de senha exigida (2 sessões)',
    ])
    const { dados } = await admin.call.security.list({
      filtro: { alvo: `Pessoa ${id}`, tipo: { _in: ['senha', 'sessao'] } },
    })
    const byAdmin = { id_usuario: admin.userId, pedido: 'test', endereco: '127.0.0.1' }
    expect(dados).toMatchObject([byAdmin, byAdmin])
  })

  it('an account that is switched off, and one that is deleted', async () => {
    const { id } = await signedIn('10.3.0.2')
    await admin.call.users.setActive({ ids: [id], ativo: false })
    expect(await sessionLines(id)).toEqual(['sessao: Acesso desativado (2 sessões)'])
    const other = await signedIn('10.3.0.3')
    await admin.call.users.remove({ id: other.id })
    expect(await sessionLines(other.id)).toEqual(['sessao: Pessoa excluída (2 sessões)'])
  })

  it('a shutdown that is carried out', async () => {
    const ours = await makeProvider(db)
    const { id, email } = await signedIn('10.3.0.7')
    await db
      .updateTable('rh_usuario')
      .set({ id_empresa: ours, funcionario: true })
      .where('id', '=', id)
      .execute()
    const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
    const [asks, decides] = [await as(hr), await as(hr)]
    const fields = {
      tipo: 'acordo' as const,
      motivo: 'Combinado entre as partes.',
      aviso_previo: 'indenizado' as const,
      data_desligamento: todayInBrazil(),
    }
    const [asked] = await asks.call.shutdowns.create({ objects: [{ id_funcionario: id, ...fields }] })
    for (const situacao of ['em_analise', 'aprovado'] as const)
      await decides.call.shutdowns.step({ id: asked!.id, situacao })
    const justificativa = 'Entregou tudo na matriz.'
    await decides.call.shutdowns.step({ id: asked!.id, situacao: 'efetivado', justificativa })
    const lines = await securityLines(deps, id)
    expect(lines).toContain('permissao: Acesso desativado')
    expect(lines).toContain('sessao: Desligamento (2 sessões)')
    await enter(browser('10.3.0.8'), email)
    expect(await securityLines(deps, id)).toContain('falha: UserDisabledException')
  })

  it('a new password, and a new factor: all but the one that asked', async () => {
    const { id, one } = await signedIn('10.3.0.4')
    await call(one, 'auth.changePassword', { senha_atual: PASSWORD, nova_senha: 'Alvorada@7182' })
    expect(await sessionLines(id)).toEqual(['sessao: Senha trocada (1 sessão)'])
    const other = await signedIn('10.3.0.5')
    const { segredo } = (await call(other.one, 'factors.beginApp')).data
    await call(other.one, 'factors.completeApp', { codigo: codeAt(segredo) })
    expect(await sessionLines(other.id)).toEqual(['sessao: Segundo fator cadastrado (1 sessão)'])
  })

  it('"Sair", "Encerrar", a forgotten device and another sign-in of the same browser', async () => {
    const { id, email, one, two } = await signedIn('10.3.0.6')
    await enter(two, email)
    await call(two, 'auth.logout', {})
    await enter(two, email)
    const { sessoes } = (await call(one, 'sessions.own')).data
    const beside = sessoes.find(({ atual }: { atual: boolean }) => !atual)
    await call(one, 'sessions.end', { numero: beside.numero })
    const { aparelhos } = (await call(one, 'sessions.own')).data
    for (const device of aparelhos) await call(one, 'sessions.forgetDevice', { id: device.id })
    expect((await sessionLines(id)).toSorted()).toEqual([
      'sessao: Aparelho esquecido (1 sessão)',
      'sessao: Encerrada na lista de sessões (1 sessão)',
      'sessao: Outra entrada no mesmo navegador (1 sessão)',
      'sessao: Saiu (1 sessão)',
    ])
  })
})

describe('whose drafts a browser drops is said to it (docs/screens.md#session-on-the-device)', () => {
  const saidTo = async ({ cookies }: Browser) =>
    (await app.inject({ url: '/trpc/auth.session', cookies })).headers['x-sessao-encerrada']

  it.each<[string, boolean, (id: number, at: Browser) => Promise<unknown>]>([
    ['ended by an administrator', true, (id) => admin.call.sessions.endOfPerson({ id })],
    [
      'of a forgotten device',
      true,
      async (_id, at) => {
        const { aparelhos } = (await call(at, 'sessions.own')).data
        for (const device of aparelhos) await call(at, 'sessions.forgetDevice', { id: device.id })
      },
    ],
    [
      'of an account that was switched off',
      true,
      (id) => admin.call.users.setActive({ ids: [id], ativo: false }),
    ],
    ['of somebody who was deleted', true, (id) => admin.call.users.remove({ id })],
    ['ended by a new password', false, (id) => admin.call.users.resetPassword({ id })],
    [
      'that ran out',
      false,
      (id) =>
        db
          .updateTable('sessao')
          .set({ expires_at: new Date(0) })
          .where('id_usuario', '=', id)
          .execute(),
    ],
  ])('a session %s: %s', async (_what, drops, end) => {
    const account = await makeAccount(db)
    const at = browser('10.4.0.1')
    await enter(at, account.email)
    expect(await saidTo(at)).toBeUndefined()
    await end(account.id, at)
    expect(await saidTo(at)).toBe(drops ? String(account.id) : undefined)
    // Another browser hears nothing.
    expect(await saidTo(browser('10.4.0.2'))).toBeUndefined()
  })

  it('for the seven days of a draft', async () => {
    const account = await makeAccount(db)
    const at = browser('10.4.0.3')
    await enter(at, account.email)
    await admin.call.sessions.endOfPerson({ id: account.id })
    const endedAt = (age: string) =>
      db
        .updateTable('sessao_encerrada')
        .set({ created_at: sql<Date>`now() - ${age}::interval` })
        .where('id_usuario', '=', account.id)
        .execute()
    await endedAt('167 hours')
    await accessCleanupJob.run(deps, {})
    expect(await saidTo(at)).toBe(String(account.id))
    await endedAt('169 hours')
    await accessCleanupJob.run(deps, {})
    expect(await saidTo(at)).toBeUndefined()
  })
})

describe('no other place ends one', () => {
  const source = join(import.meta.dirname, '../../..')

  it('in the code', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const ending = files.filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        /deleteFrom\('sessao'|delete from sessao\b/.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(ending).toEqual(['platform/session-ends.ts'])
  })

  it('in the database: only with the person who is deleted', async () => {
    const { rows } = await sql<{ of: string }>`
      select confrelid::regclass::text as of from pg_constraint
      where conrelid = 'sessao'::regclass and contype = 'f' and confdeltype <> 'a'`.execute(db)
    expect(rows).toEqual([{ of: 'rh_usuario' }])
  })
})
