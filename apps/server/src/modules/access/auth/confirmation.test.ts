import { factors as text } from '@intranet/contract/messages/factors'
import { auth } from '@intranet/contract/messages/auth'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, browserCalls } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { procedures } from '../../../../test/walked-procedures.ts'

stopClock()
type Procedures = typeof procedures

const { db, deps, app, as } = await testWorld()
deps.demandsFactors = false
const call = browserCalls(app)
const { withApp, freshSteps } = factorWorld({ db, deps, app })

const longAgo = (id_usuario: number, before = new Date(Date.now() - 11 * 60_000)) =>
  db
    .updateTable('sessao')
    .set({ confirmada_em: before, senha_em: before, fator_em: before })
    .where('id_usuario', '=', id_usuario)
    .execute()

async function signedIn(over = superadmin) {
  const account = await makeAccount(db, over)
  const at = browser()
  await call(at, 'auth.login', { email: account.email, senha: PASSWORD })
  return { ...account, at }
}
const profile = (nome: string) => ({ objects: [{ nome, roles: ['rh:leitor'] }] })

describe('password or factor again', () => {
  it('is asked ten minutes after the sign-in, by a separate name, and counts for ten minutes (docs/access.md#confirmation)', async () => {
    const { id, at } = await signedIn()
    expect((await call(at, 'accessProfiles.create', profile('Um'))).status).toBe(200)
    await longAgo(id)
    expect(await call(at, 'accessProfiles.create', profile('Dois'))).toMatchObject({
      status: 403,
      codigo: 'ConfirmationRequiredException',
      text: text.confirmFirst,
    })
    const wrong = await call(at, 'auth.confirm', { senha: 'Errada@2026' })
    expect(wrong).toMatchObject({ status: 422, campos: { senha: auth.wrongCurrentPassword } })
    expect((await call(at, 'accessProfiles.create', profile('Dois'))).status).toBe(403)
    expect((await call(at, 'auth.confirm', { senha: PASSWORD })).status).toBe(200)
    expect((await call(at, 'accessProfiles.create', profile('Dois'))).status).toBe(200)
  })

  it('gives the session a new token: that of before opens what is under way, and ends within seconds', async () => {
    const { id, at } = await signedIn()
    const before = { ...at, cookies: { ...at.cookies } }
    expect((await call(at, 'auth.confirm', { senha: PASSWORD })).status).toBe(200)
    expect(at.cookies.sessao).not.toBe(before.cookies.sessao)
    for (const browserOf of [before, at])
      expect((await call(browserOf, 'sessions.own')).data.sessoes).toHaveLength(browserOf === at ? 1 : 2)
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::float8 as seconds from sessao where id_usuario = ${id}`.execute(
      db,
    )
    const seconds = rows.map((row) => row.seconds)
    expect(seconds.filter((left) => left < 11)).toHaveLength(1)
    expect(seconds.filter((left) => left > 3600)).toHaveLength(1)
  })

  it('is no refusal in the security log', async () => {
    const { id, at } = await signedIn()
    await longAgo(id)
    await call(at, 'accessProfiles.create', profile('Nada'))
    await deps.security.settle()
    const lines = await db
      .selectFrom('seguranca_evento')
      .select('tipo')
      .where('id_usuario', '=', id)
      .where('tipo', '=', 'recusa')
      .execute()
    expect(lines).toEqual([])
  })

  it('locks who guesses, as a sign-in does', async () => {
    const { id, at } = await signedIn()
    await longAgo(id)
    for (let n = 0; n < 5; n += 1) await call(at, 'auth.confirm', { senha: 'Errada@2026' })
    expect((await call(at, 'auth.confirm', { senha: PASSWORD })).status).toBe(429)
  })

  const paths = (of: Procedures) => of.map(([path]) => path).toSorted()
  const routerOf = (path: string) => path.slice(0, path.indexOf('.'))
  const mutations = procedures.filter(([, { type }]) => type === 'mutation')
  const asked = mutations.filter(([, { meta }]) => meta.confirmed === true || meta.confirmed === 'full')

  it('is of roles, keys, accounts, parameters, addresses of ours, others’ sessions and one’s factors', () => {
    expect(paths(asked)).toEqual(
      [
        'accessKeys.create',
        'accessKeys.rotate',
        'accessKeys.update',
        'accessProfiles.create',
        'accessProfiles.remove',
        'accessProfiles.setActive',
        'accessProfiles.update',
        'canaries.create',
        'canaries.remove',
        'dataOfficer.set',
        'employees.remove',
        'employees.setActive',
        'erp.create',
        'erp.update',
        'factors.addPasskey',
        'factors.askReset',
        'factors.beginApp',
        'factors.beginPasskey',
        'factors.cancelReset',
        'factors.completeApp',
        'factors.completeReset',
        'factors.releaseSetup',
        'factors.removeApp',
        'factors.removePasskey',
        'factors.renewRecovery',
        'identityProviders.create',
        'identityProviders.remove',
        'identityProviders.setActive',
        'identityProviders.update',
        'jobApplications.removeOwn',
        'ownFirstDay.saveBank',
        'parameters.update',
        'partners.create',
        'partners.remove',
        'partners.update',
        'permissions.invite',
        'permissions.remove',
        'permissions.set',
        'refunds.update',
        'sessions.end',
        'sessions.endOfPerson',
        'sessions.endOthers',
        'sessions.forgetDevice',
        'singleSignOn.link',
        'singleSignOn.unlink',
        'users.remove',
        'users.resetPassword',
        'users.setActive',
        'users.unlock',
        'webhooks.changeSecret',
        'webhooks.create',
        'webhooks.update',
      ].toSorted(),
    )
    const byInput = mutations.filter(([, { meta }]) => meta.confirmed === 'byInput')
    const known = 'contacts.updateOwn employees.update refunds.create users.update'
    expect(paths(byInput)).toEqual(known.split(' '))
  })

  it('is left out of these of their siblings, and of no other', () => {
    const routers = new Set(asked.map(([path]) => routerOf(path)))
    const left = mutations.filter(([path, { meta }]) => !meta.confirmed && routers.has(routerOf(path)))
    expect(paths(left)).toEqual([
      'accessKeys.revoke',
      'employees.create',
      'erp.judgeAction',
      'erp.refreshCustomers',
      'erp.remove',
      'erp.retry',
      'erp.sendOpen',
      'erp.setActive',
      'erp.test',
      'erp.tryAction',
      'factors.cancelOwnReset',
      'identityProviders.test',
      'jobApplications.applyAsGuest',
      'jobApplications.confirm',
      'jobApplications.submit',
      'jobApplications.withdraw',
      'ownFirstDay.saveSizes',
      'ownFirstDay.sendPaper',
      'refunds.changeState',
      'refunds.remove',
      'users.create',
      'users.resendInvite',
      'webhooks.remove',
      'webhooks.resend',
      'webhooks.resendRange',
      'webhooks.setActive',
      'webhooks.test',
    ])
  })

  it('is both of password and factor where it is about how somebody signs in: factors, identities, sign-in addresses', async () => {
    expect(paths(mutations.filter(([, { meta }]) => meta.confirmed === 'full'))).toEqual(
      [
        ...paths(asked).filter((path) => path.startsWith('factors.')),
        'singleSignOn.link',
        'singleSignOn.unlink',
      ].toSorted(),
    )
    const { id, at, segredo } = await withApp()
    const begin = async () => {
      const { status, codigo, campos } = await call(at, 'factors.beginApp')
      return status === 200 ? 'begun' : [codigo, ...Object.keys(campos)]
    }
    const missing = (field: string) => ['ConfirmationRequiredException', field]
    expect(await begin()).toBe('begun')
    await longAgo(id)
    expect(await begin()).toEqual(missing('senha'))
    await call(at, 'auth.confirm', { codigo: codeAt(segredo) })
    expect(await begin()).toEqual(missing('senha'))
    // The one that was shown counts for what asks for either.
    expect((await call(at, 'sessions.endOthers')).status).toBe(200)
    await call(at, 'auth.confirm', { senha: PASSWORD })
    expect(await begin()).toBe('begun')
    await longAgo(id)
    await call(at, 'auth.confirm', { senha: PASSWORD })
    expect(await begin()).toEqual(missing('codigo'))
    await freshSteps()
    await call(at, 'auth.confirm', { codigo: codeAt(segredo) })
    expect(await begin()).toBe('begun')

    const other = await signedIn()
    await longAgo(other.id)
    await call(other.at, 'auth.confirm', { senha: PASSWORD })
    expect((await call(other.at, 'factors.beginApp')).status).toBe(200)
  })

  it('makes one session of two confirmations at the same moment', async () => {
    const { id, at, email } = await signedIn()
    const twin = { ...at, cookies: { ...at.cookies } }
    const senha = { senha: PASSWORD }
    const both = await Promise.all([call(at, 'auth.confirm', senha), call(twin, 'auth.confirm', senha)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const open = await db.selectFrom('sessao').select('id').where('id_usuario', '=', id).execute()
    // The one before, for ten seconds, and the one that goes on.
    expect(open).toHaveLength(2)
    const payload = { email, ...senha }
    const { token } = (await app.inject({ method: 'POST', url: '/v1/auth/login', payload })).json()
    const headers = { authorization: `Bearer ${token}` }
    const confirm = () => app.inject({ method: 'POST', url: '/v1/auth/confirm', headers, payload: senha })
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  it('is both where an address or telephone of a person is another one, by which they come back, and neither for the rest', async () => {
    const { id, at } = await signedIn()
    const other = await makeAccount(db, { employee: true })
    await longAgo(id)
    for (const router of ['users', 'employees']) {
      const change = (fields: object) => call(at, `${router}.update`, { id: other.id, ...fields })
      const moves = [
        { email: `novo.${router}@example.com` },
        { telefone: '48999990001' },
        { telefone_corp: '48999990002' },
      ]
      for (const fields of moves)
        expect(await change(fields)).toMatchObject({ status: 403, campos: { senha: expect.any(String) } })
      expect((await change({ email: other.email, telefone_corp: null, nome: 'Ana Maria' })).status).toBe(200)
    }
  })

  it('is both for the telephones of one’s own contact', async () => {
    const { id, at } = await signedIn({ employee: true })
    const shown = { ramal: '12', telefone_corp: null, whatsapp_corp: null, exibir_telefone: false }
    const save = (fields: object) => call(at, 'contacts.updateOwn', { ...shown, ...fields })
    await longAgo(id)
    for (const number of ['telefone_corp', 'whatsapp_corp'])
      expect(await save({ [number]: '48999990003' })).toMatchObject({
        status: 403,
        campos: { senha: expect.any(String) },
      })
    expect((await save({})).status).toBe(200)
    await call(at, 'auth.confirm', { senha: PASSWORD })
    expect((await save({ telefone_corp: '48999990003' })).status).toBe(200)
  })

  it('is asked of a file with documents, phones or mails, and of no other', async () => {
    const { token, userId } = await as(superadmin)
    const file = (list: string, more = '') =>
      app.inject({ url: `/export/${list}?formato=csv${more}`, headers: { authorization: `Bearer ${token}` } })
    await longAgo(userId)
    const refused = await file('users.list')
    expect([refused.statusCode, refused.json().codigo]).toEqual([403, 'ConfirmationRequiredException'])
    expect((await file('departments.list')).statusCode).toBe(200)
    await db
      .updateTable('sessao')
      .set({ confirmada_em: new Date() })
      .where('id_usuario', '=', userId)
      .execute()
    expect((await file('users.list')).statusCode).toBe(200)
  })

  it('is not asked of a program with a key', async () => {
    const { userId } = await as(superadmin)
    await longAgo(userId)
    const { headers } = await makeAccessKey(db, userId)
    const file = await app.inject({ url: '/export/users.list?formato=csv', headers })
    expect(file.statusCode).toBe(200)
  })
})
