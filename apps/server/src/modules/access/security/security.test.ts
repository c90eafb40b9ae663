import { todayInBrazil } from '@intranet/contract/today'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { closeDay } from './security-days.service.ts'
import { endOldDays } from './security.queries.ts'
import { securityJob } from './security.job.ts'
import { keptSince, verifyLog } from './verify-log.service.ts'

const file = join(mkdtempSync(join(tmpdir(), 'security-')), 'log', 'lines.jsonl')
const { db, as, app, deps } = await testWorld({ SECURITY_LOG: file })
const admin = await as(superadmin)
const person = await as({ employee: true })
const from = { address: '10.9.0.1', requestId: 'pedido-1' }
const all = { lines: '2000-01-01', readings: '2000-01-01' }
const today = todayInBrazil()

const lines = async () => {
  await deps.security.settle()
  return db.selectFrom('seguranca_evento').selectAll().orderBy('id').execute()
}
/** Runs `change` as somebody who owns the database would: past the triggers; everything is undone afterwards. */
async function tampered(change: (trial: typeof db) => Promise<unknown>, kept = all): Promise<string[]> {
  const undo = new Error('undo')
  let found: string[] = []
  await db
    .transaction()
    .execute(async (trial) => {
      await sql`set local session_replication_role = replica`.execute(trial)
      await change(trial)
      found = (await verifyLog(trial, kept)).achados
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return found
}

// Refusals are counted by the minute of the clock: where they are counted, it must not turn.
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => {
  vi.useRealTimers()
})

describe('the security log', () => {
  it('holds sign-ins, refused ones, lock, ended sessions and refusals, and no word of what was typed (docs/security.md#security-log)', async () => {
    const { id, email } = await makeAccount(db)
    const login = (senha: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        payload: { email, senha },
        remoteAddress: '10.9.0.2',
      })
    for (let n = 0; n < 5; n += 1) await login('Errada@2026')
    await login(PASSWORD)
    await admin.call.users.unlock({ id })
    const { token } = (await login(PASSWORD)).json()
    const headers = { authorization: `Bearer ${token}` }
    await app.inject({ method: 'POST', url: '/v1/auth/logout', headers })
    await expect(person.call.users.list({})).rejects.toThrow()
    const kinds = (await lines()).map(({ tipo, id_usuario }) => `${tipo} ${id_usuario}`)
    expect(kinds.toSorted()).toEqual(
      [
        ...Array.from({ length: 5 }, () => `falha ${id}`),
        `bloqueio ${id}`,
        // A sign-in that the lock refused: nobody is known by it.
        'recusa null',
        `desbloqueio ${admin.userId}`,
        `entrada ${id}`,
        `sessao ${id}`,
        `recusa ${person.userId}`,
      ].toSorted(),
    )
    const kept = JSON.stringify(await lines())
    for (const typed of [email, PASSWORD, 'Errada@2026', token]) expect(kept).not.toContain(typed)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(11)
    const lock = (await lines()).find(({ tipo }) => tipo === 'bloqueio')
    expect(lock).toMatchObject({ endereco: '10.9.0.2', ordem: 6, dia: today })
  })

  it('has a copy that its account and group alone read (docs/deploy.md#logs)', () => {
    const rights = [dirname(file), file].map((path) => (statSync(path).mode & 0o777).toString(8))
    expect(rights).toEqual(['750', '640'])
  })

  it('limits what one person fills it with', async () => {
    stopTheClock()
    const before = (await lines()).length
    for (let n = 0; n < 50; n += 1) deps.security.noteRefusal({ actor: { id: 77 }, ...from }, 'users.list')
    expect((await lines()).length - before).toBe(20)
  })

  it('limits what a guest’s network fills it with', async () => {
    stopTheClock()
    const before = (await lines()).length
    for (let n = 1; n <= 50; n += 1)
      deps.security.noteRefusal({ address: `2001:db8:7:7::${n.toString(16)}` }, 'users.list')
    expect((await lines()).length - before).toBe(20)
  })

  it('says what refused a request: a limit, a proof, a foreign origin or host, inputs that are tried out', async () => {
    stopTheClock()
    const before = (await lines()).length
    const remoteAddress = '10.9.0.9'
    const ask = (options: object) => app.inject({ method: 'POST', remoteAddress, ...options })
    const cookie = `sessao=${person.token}`
    await ask({ url: '/trpc/users.list', headers: { host: 'intranet.estranha.example' }, payload: {} })
    await ask({
      url: '/trpc/auth.logout',
      headers: { cookie, origin: 'https://estranha.example' },
      payload: {},
    })
    for (let n = 0; n < 30; n += 1) await ask({ url: '/trpc/auth.login', payload: { email: n } })
    const added = (await lines()).slice(before)
    expect(added.map(({ tipo, detalhe }) => `${tipo} ${detalhe}`)).toEqual([
      'recusa endereço',
      'recusa origem',
      'recusa entradas',
    ])
    expect(added.every(({ endereco }) => endereco === remoteAddress)).toBe(true)
  })

  it('takes thousands of lines a second from requests that do not wait, and loses none at the end', async () => {
    const before = (await lines()).length
    const began = performance.now()
    for (let n = 0; n < 3000; n += 1) deps.security.note('entrada', from)
    expect(performance.now() - began).toBeLessThan(1000)
    await deps.security.settle()
    expect(performance.now() - began).toBeLessThan(6000)
    expect((await lines()).length - before).toBe(3000)
  })

  it('is read by superadmins together with readings, exports and rights, which are in no second place', async () => {
    await db
      .insertInto('acesso_dado_pessoal')
      .values({ id_usuario: admin.userId, id_titular: person.userId, campos: ['cpf'] })
      .execute()
    await inTransaction(db, { id: admin.userId }, (trial) =>
      trial.insertInto('usuario_papel').values({ id_usuario: person.userId, papel: 'rh:leitor' }).execute(),
    )
    const { nome } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('nome')
      .executeTakeFirstOrThrow()
    const { dados } = await admin.call.security.list({ filtro: { tipo: { _in: ['leitura', 'permissao'] } } })
    expect(dados.slice(0, 2)).toMatchObject([
      {
        tipo: 'permissao',
        id_usuario: admin.userId,
        alvo: `Papéis da pessoa ${person.userId}`,
        pessoa: nome,
        detalhe: 'Inclusão',
      },
      { tipo: 'leitura', id_usuario: admin.userId, alvo: `Pessoa ${person.userId}`, detalhe: 'cpf' },
    ])
    await expect(person.call.security.list({})).rejects.toThrow()
    const looks = (await lines()).filter(({ tipo }) => tipo === 'consulta')
    expect(looks.at(-1)).toMatchObject({ id_usuario: admin.userId, pedido: 'test' })
  })

  it('lets nobody change, take out or empty what it holds, and ends no day before six months (docs/security.md#chain)', async () => {
    const change = (statement: string) => sql.raw(statement).execute(db)
    for (const statement of [
      `update seguranca_evento set tipo = 'entrada'`,
      'delete from seguranca_evento',
      'truncate seguranca_evento',
    ])
      await expect(change(statement)).rejects.toThrow('append-only')
    const before = (await lines()).length
    await expect(inTransaction(db, null, (trial) => endOldDays(trial, -1))).rejects.toThrow('append-only')
    expect((await lines()).length).toBe(before)
  })
})

describe('verifying the log', () => {
  it('finds nothing where nothing happened', async () => {
    await lines()
    await closeDay(db, today)
    expect((await verifyLog(db, all)).achados).toEqual([])
  })

  const middle = sql.raw(`(select id from seguranca_evento where ordem = 4)`)
  it.each([
    [
      'a changed line',
      sql`update seguranca_evento set id_usuario = 1 where id = ${middle}`,
      'ordem 4) foi alterada',
    ],
    ['a missing line', sql`delete from seguranca_evento where id = ${middle}`, 'esperava a ordem 4'],
    [
      'a line put in at the end',
      sql`insert into seguranca_evento (servidor, dia, ordem, tipo, data, hash)
        select servidor, dia, max(ordem) + 1, 'entrada', now(), repeat('a', 64) from seguranca_evento
        group by servidor, dia`,
      'foi alterada ou inserida',
    ],
    [
      'lines missing at the end',
      sql`delete from seguranca_evento where id > ${middle}`,
      'o fechamento do dia tem',
    ],
    ['a whole day emptied', sql`delete from seguranca_evento`, 'agora há 0'],
    ['a reading taken out', sql`delete from acesso_dado_pessoal`, 'leituras: o fechamento do dia tem 1'],
    [
      'a changed reading',
      sql`update acesso_dado_pessoal set id_usuario = null`,
      'leituras: linhas do dia foram alteradas',
    ],
    ['a changed head', sql`update seguranca_dia set linhas = 1`, `o fechamento de ${today} foi alterado`],
  ])('names %s', async (_what, change, found) => {
    expect((await tampered((trial) => change.execute(trial))).join('\n')).toContain(found)
  })

  it('compares exports and histories of every day, readings and lines as long as they are kept', async () => {
    const kept = await keptSince(deps.parameters, new Date('2026-11-27T12:00:00-03:00'))
    expect(kept).toEqual({ lines: '2025-12-27', readings: '2026-06-27' })
    const longAgo = async (trial: typeof db) => {
      await sql`insert into exportacao (id_usuario, tela, filtros, linhas, data)
        values (${person.userId}, 'leads', '{}', 3, '2020-01-02 12:00-03')`.execute(trial)
      await sql`insert into acesso_dado_pessoal (id_usuario, id_titular, campos, data)
        values (${person.userId}, ${person.userId}, '{cpf}', '2020-01-02 12:00-03')`.execute(trial)
      await closeDay(trial, '2020-01-02')
    }
    const ended = await tampered(async (trial) => {
      await longAgo(trial)
      await sql`delete from acesso_dado_pessoal where data < '2020-01-03'`.execute(trial)
    }, kept)
    // The head of today follows another one now.
    expect(ended.join('\n')).not.toContain('2020-01-02')
    const taken = await tampered(async (trial) => {
      await longAgo(trial)
      await sql`delete from exportacao where data < '2020-01-03'`.execute(trial)
    }, kept)
    expect(taken.join('\n')).toContain('2020-01-02 exportacoes')
    expect(taken.join('\n')).not.toContain('2020-01-02 leituras')
  })

  it('has the head of each day that ended mailed to superadmins, once', async () => {
    const { email } = await makeAccount(db, superadmin)
    await inTransaction(db, null, async (trial) => {
      await sql`set local session_replication_role = replica`.execute(trial)
      await sql`delete from seguranca_dia`.execute(trial)
      await sql`update seguranca_evento set dia = dia - 2`.execute(trial)
    })
    for (let n = 0; n < 2; n += 1) await securityJob.run(deps, {})
    const mails = await db
      .selectFrom('mensagem_saida')
      .select('texto')
      .where('destino', '=', email)
      .where('assunto', 'like', 'Registro de segurança%')
      .execute()
    expect(mails).toHaveLength(1)
    const heads = await db.selectFrom('seguranca_dia').select('hash').orderBy('dia').execute()
    expect(heads).toHaveLength(2)
    for (const { hash } of heads) expect(mails[0]!.texto).toContain(hash)
  })
})
