/** A write that is sent again with its Idempotency-Key is answered, and not done a second time. */
import { idempotency as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { accessCleanupJob } from '../src/modules/access/auth/access-cleanup.job.ts'
import { superadmin } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { leadWorld } from './factories/lead-world.ts'
import { procedures } from './walked-procedures.ts'
import { LOCKS } from '../src/platform/locks.ts'

const { db, deps, as, app, manager, seller, typed, id_empresa } = await leadWorld()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
let sequence = 0
const newKey = () => `pedido-${(sequence += 1)}-2026-11-21`
let phones = 53_900_000_000

interface Sent {
  chave?: string
  headers?: Record<string, string>
  method?: 'POST' | 'PUT' | 'DELETE'
}
const send = (url: string, payload: object, { chave, headers, method = 'POST' }: Sent = {}) =>
  app.inject({
    method,
    url,
    payload,
    headers: { ...(headers ?? bearer(manager.token)), ...(chave && { 'idempotency-key': chave }) },
  })
const lead = () => ({ object: { ...typed, cliente: 'Repetida Silva', fone: String((phones += 1)) } })
const leads = async (fone: string) =>
  (await db.selectFrom('vendas_lead').where('fone', '=', fone).select('id').execute()).length
const kept = async () => (await db.selectFrom('idempotencia').select('chave').execute()).length

describe('the same call again', () => {
  it('makes one lead, by REST', async () => {
    const [chave, body] = [newKey(), lead()]
    const first = await send('/v1/vendas/lead', body, { chave })
    expect(first.statusCode).toBe(200)
    const second = await send('/v1/vendas/lead', body, { chave })
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(await leads(body.object.fone)).toBe(1)
    // Written differently, it is the same body.
    const turned = { object: Object.fromEntries(Object.entries(body.object).toReversed()) }
    expect((await send('/v1/vendas/lead', turned, { chave })).json()).toEqual(first.json())
  })

  it('makes one lead, by tRPC', async () => {
    const [chave, { object }] = [newKey(), lead()]
    const call = () => send('/trpc/leads.create', { objects: [object] }, { chave })
    const first = await call()
    expect(first.statusCode).toBe(200)
    expect((await call()).json()).toEqual(first.json())
    expect(await leads(object.fone)).toBe(1)
  })

  it('of an edit is answered although the record has a newer version by then', async () => {
    const made = await send('/v1/vendas/lead', lead())
    const [{ id }] = made.json().insert_vendas_lead.returning
    const { rows } = await sql<{
      updated_at: Date
    }>`select updated_at from vendas_lead where id = ${id}`.execute(db)
    const body = { object: { cliente: 'Alterada', updated_at: rows[0]!.updated_at.toISOString() } }
    const keyed = { chave: newKey(), method: 'PUT' } as const
    const first = await send(`/v1/vendas/lead/${id}`, body, keyed)
    expect([first.statusCode, first.body]).toEqual([200, expect.any(String)])
    expect((await send(`/v1/vendas/lead/${id}`, body, keyed)).json()).toEqual(first.json())
    expect((await send(`/v1/vendas/lead/${id}`, body, { method: 'PUT' })).statusCode).toBe(409)
  })

  it('by somebody else is a call of theirs; a person and their access key are two', async () => {
    const chave = newKey()
    const key = await makeAccessKey(db, manager.userId, { roles: ['vendas:gestor'], empresas: [id_empresa] })
    const bodies = [lead(), lead(), lead()]
    const headers = [bearer(manager.token), bearer(seller.token), key.headers]
    for (const [place, body] of bodies.entries()) {
      const answer = await send('/v1/vendas/lead', body, { chave, headers: headers[place] })
      expect([answer.statusCode, await leads(body.object.fone)]).toEqual([200, 1])
    }
  })

  it('without a key is done again, and nothing is kept', async () => {
    const before = await kept()
    await send('/v1/vendas/lead', lead())
    expect(await kept()).toBe(before)
  })
})

describe('another body', () => {
  it('is refused with 422 after a success, as another operation is', async () => {
    const chave = newKey()
    await send('/v1/vendas/lead', lead(), { chave })
    const other = await send('/v1/vendas/lead', lead(), { chave })
    expect([other.statusCode, other.json().mensagem]).toEqual([422, text.otherBody])
    expect((await send('/v1/vendas/campanha', { object: { nome: 'Outra' } }, { chave })).statusCode).toBe(422)
  })

  it('is taken after a refusal: that keeps nothing', async () => {
    const [chave, body] = [newKey(), lead()]
    const before = await kept()
    const refused = await send('/v1/vendas/lead', { object: { ...body.object, cliente: '' } }, { chave })
    expect([refused.statusCode, await kept()]).toEqual([422, before])
    // Refused by a rule within the transaction, not by the schema.
    const wrong = { object: { ...body.object, id_canal: 999_999 } }
    expect((await send('/v1/vendas/lead', wrong, { chave })).statusCode).toBeGreaterThan(399)
    expect(await kept()).toBe(before)
    expect((await send('/v1/vendas/lead', body, { chave })).statusCode).toBe(200)
    expect(await leads(body.object.fone)).toBe(1)
  })
})

describe('two at once', () => {
  it('make one record: the second has to wait, or gets the first one’s answer', async () => {
    const [chave, body] = [newKey(), lead()]
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('/v1/vendas/lead', body, { chave })),
    )
    expect(await leads(body.object.fone)).toBe(1)
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(done.map((answer) => answer.body)).size).toBe(1)
    const waiting = answers.filter(({ statusCode }) => statusCode !== 200)
    for (const { statusCode, headers } of waiting)
      expect([statusCode, headers['retry-after']]).toEqual([409, '1'])
  })

  it('while one is being written: 409 with Retry-After; when its process is killed, the next one writes', async () => {
    const [chave, body] = [newKey(), lead()]
    // Another server in the middle of the same call: it has the lock, and has inserted nothing that anybody sees.
    const killed = new Client({ connectionString: deps.connection.pool.options.connectionString })
    killed.on('error', () => {})
    await killed.connect()
    await send('/v1/vendas/lead', body, { chave })
    const { rows } = await killed.query(
      'select quem, chave from idempotencia order by created_at desc limit 1',
    )
    await sql`delete from idempotencia where chave = ${rows[0].chave}`.execute(db)
    await sql`delete from vendas_lead where fone = ${body.object.fone}`.execute(db)
    await killed.query('begin')
    await killed.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      `${rows[0].quem} ${rows[0].chave}`,
      LOCKS.idempotencyKey,
    ])
    const running = await send('/v1/vendas/lead', body, { chave })
    expect([running.statusCode, running.headers['retry-after'], running.json().mensagem]).toEqual([
      409,
      '1',
      text.running,
    ])
    const { rows: own } = await killed.query('select pg_backend_pid() as pid')
    await sql`select pg_terminate_backend(${own[0].pid}::int, 5000)`.execute(db)
    expect((await send('/v1/vendas/lead', body, { chave })).statusCode).toBe(200)
    expect(await leads(body.object.fone)).toBe(1)
  })
})

describe('a slow procedure', () => {
  it('keeps the answer of the write that made the record', async () => {
    const writer = await as({ roles: ['rh:gestor'], empresas: [id_empresa] })
    const chave = newKey()
    const person = {
      nome: 'Convidada Uma',
      email: 'convidada.uma@intranet.example',
      id_empresa,
      funcionario: false,
    }
    const call = () =>
      send('/trpc/users.create', { objects: [person] }, { chave, headers: bearer(writer.token) })
    const first = await call()
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('"id"')])
    expect((await call()).json()).toEqual(first.json())
    const { rows } = await sql<{ mails: number }>`
      select count(*)::int as mails from mensagem_saida where destino = ${person.email}`.execute(db)
    expect(rows[0]!.mails).toBe(1)
  })

  it('two at once make one record', async () => {
    const writer = await as({ roles: ['rh:gestor'], empresas: [id_empresa] })
    const chave = newKey()
    const person = {
      nome: 'Convidada Duas',
      email: 'convidada.duas@intranet.example',
      id_empresa,
      funcionario: false,
    }
    const call = () =>
      send('/trpc/users.create', { objects: [person] }, { chave, headers: bearer(writer.token) })
    const answers = await Promise.all([call(), call(), call()])
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1)
    expect(new Set(done.map((answer) => answer.body)).size).toBe(1)
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
    const made = await db.selectFrom('rh_usuario').where('email', '=', person.email).select('id').execute()
    expect(made).toHaveLength(1)
  })

  it('keeps what it answers where that is not what it wrote, or where it wrote nothing so', async () => {
    const admin = await as(superadmin)
    const headers = bearer(admin.token)
    const chave = newKey()
    const body = { login_tentativas: 7 }
    const first = await send('/v1/parametros', body, { chave, headers, method: 'PUT' })
    await admin.call.parameters.update({ login_tentativas: 5 })
    const second = await send('/v1/parametros', body, { chave, headers, method: 'PUT' })
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
    expect([first, second].map(({ headers: of }) => of['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(await deps.parameters.read('login_tentativas')).toBe(5)
    const unlock = () => send('/trpc/users.unlock', { id: manager.userId }, { chave: newKey(), headers })
    expect((await unlock()).statusCode).toBe(200)
  })
})

describe('keys', () => {
  it('of guests are random, of 128 bits at least: others could guess their answer', async () => {
    const url = '/trpc/cities.byPostalCode'
    const short = await send(url, { cep: '80010000' }, { chave: 'pedido-12', headers: {} })
    expect([short.statusCode, short.body]).toEqual([422, expect.stringContaining('128 bits')])
    const long = await send(url, { cep: '80010000' }, { chave: 'f'.repeat(32), headers: {} })
    expect(long.body).not.toContain('128 bits')
  })

  it('have a form: 8 to 200 letters, digits, dots, dashes', async () => {
    for (const chave of ['curta', 'com espaço no meio', 'a'.repeat(201)]) {
      const answer = await send('/v1/vendas/lead', lead(), { chave })
      expect([answer.statusCode, answer.json().mensagem]).toEqual([422, text.badKey])
    }
  })

  it('are one a request: a batch of several calls with one is refused, and nothing is written', async () => {
    const [one, other] = [lead(), lead()]
    const answer = await send(
      '/trpc/leads.create,leads.create?batch=1',
      { 0: { objects: [one.object] }, 1: { objects: [other.object] } },
      { chave: newKey() },
    )
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(text.batched)])
    expect(await leads(one.object.fone)).toBe(0)
  })

  it('are refused by sign-in, codes, access keys, secrets and files, and the secret is nowhere', async () => {
    const before = await kept()
    const factors = procedures.filter(([path, { type }]) => path.startsWith('factors') && type === 'mutation')
    const none = procedures.filter(([, { meta }]) => meta.repeatable === false)
    expect(none.map(([path]) => path).toSorted()).toEqual([
      'accessKeys.create',
      'accessKeys.revoke',
      'accessKeys.rotate',
      'accessKeys.update',
      ...'answerFactor beginPasskeySetup beginSetup changePassword completeNewPassword completePasskeySetup completeSetup confirm confirmRegistration forgotPassword login logout register requestOwnSignature requestSignature resendCode resetPassword'
        .split(' ')
        .map((name) => `auth.${name}`),
      'calendar.subscribe',
      'custody.sign',
      'expiries.subscribe',
      ...factors.map(([path]) => path).toSorted(),
      'fines.signTerm',
      'jobApplications.confirm',
      'publicRoulette.spin',
      'sponsorshipForm.account',
      'sponsorshipForm.begin',
      'sponsorshipForm.status',
      'webhooks.changeSecret',
      'webhooks.create',
    ])
    const chave = 'f'.repeat(32)
    for (const [path, { meta }] of none) {
      const answer = await send(`/trpc/${path}`, {}, { chave })
      // Who may comes before what is wrong.
      const refused = (meta as { access?: { ability: string } }).access?.ability === 'superadmin'
      expect([path, answer.statusCode]).toEqual([path, refused ? 403 : 422])
      if (!refused) expect(answer.body).toContain(text.notTaken)
    }
    const file = await send('/files', {}, { chave })
    expect([file.statusCode, file.json().mensagem]).toEqual([422, text.notTaken])
    expect(await kept()).toBe(before)
  })

  it('are nothing to a question', async () => {
    const answer = await app.inject({
      url: '/v1/vendas/campanha',
      headers: { ...bearer(manager.token), 'idempotency-key': 'x' },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('are kept for a day, by their hash (docs/platform.md#idempotency-key)', async () => {
    const [chave, body] = [newKey(), lead()]
    await send('/v1/vendas/lead', body, { chave })
    const { rows } = await sql<{ stored: string }>`
      select coalesce(string_agg(to_jsonb(i)::text, ''), '') as stored from idempotencia i`.execute(db)
    expect(rows[0]!.stored).not.toContain(chave)
    await sql`update idempotencia set created_at = now() - interval '25 hours'`.execute(db)
    await accessCleanupJob.run(deps, {} as never)
    expect(await kept()).toBe(0)
  })
})
