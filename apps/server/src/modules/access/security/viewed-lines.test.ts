import { todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount } from '../../../../test/factories/accounts.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { securityLines } from '../../../../test/factories/security-lines.ts'
import { makeRequest } from '../../../../test/factories/sponsorship.ts'
import { unviewedHistories } from '../../../../test/unviewed-histories.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { viewedOf } from './security.queries.ts'

const { db, as, app, deps } = await testWorld()
const admin = await as(superadmin)
const ours = await makeProvider(db)

const viewed = async (filtro: object) => (await admin.call.security.list({ filtro })).dados

describe('what the security log views beside its own lines (docs/security.md#what-is-viewed)', () => {
  it('is the history of each table that has one, or of a table that says why not', async () => {
    const { rows } = await sql<{ tabela: string }>`
      select distinct tgrelid::regclass::text as tabela from pg_trigger
      where tgfoid = 'registra_historico'::regproc`.execute(db)
    const kept = [...rows.map(({ tabela }) => tabela), 'usuario_permissao']
    const { rows: view } = await sql<{ words: string }>`
      select pg_get_viewdef('seguranca'::regclass) as words`.execute(db)
    const isViewed = (tabela: string) => view[0]!.words.includes(`'${tabela}'::text`)
    expect(kept.filter((tabela) => !isViewed(tabela)).toSorted()).toEqual(
      Object.values(unviewedHistories).flat().toSorted(),
    )
  })

  it('names who read or exported when their account is deleted, and the head of the day stays right', async () => {
    const reader = await as({ employee: true })
    await sql`insert into acesso_dado_pessoal (id_usuario, id_titular, campos)
      values (${reader.userId}, ${admin.userId}, '{cpf}')`.execute(db)
    await sql`insert into exportacao (id_usuario, tela, filtros, linhas)
      values (${reader.userId}, 'leads', '{}', 3)`.execute(db)
    const before = await viewedOf(db, todayInBrazil())
    await admin.call.users.remove({ id: reader.userId })
    const { leituras, exportacoes } = await viewedOf(db, todayInBrazil())
    expect({ leituras, exportacoes }).toEqual({ leituras: before.leituras, exportacoes: before.exportacoes })
    const lines = await viewed({ id_usuario: reader.userId })
    expect(lines.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['leitura', 'exportacao']))
  })

  it('names a record that was read as screens do, and finds it by that', async () => {
    await sql`insert into acesso_dado_pessoal (id_usuario, tabela, id_item, campos) values
      (${admin.userId}, 'vendas_lead', 320, '{documento}'), (${admin.userId}, 'blacklist', 7, '{blacklist}')`.execute(
      db,
    )
    const about = async (asked: object) =>
      (await admin.call.security.list(asked)).dados.map(({ alvo }) => alvo)
    expect(await about({ q: 'lead 320' })).toEqual(['Lead 320'])
    expect(await about({ filtro: { alvo: 'Blacklist 7' } })).toEqual(['Blacklist 7'])
  })

  it('is an account that is switched off or on, moved to another address or deleted, whatever did it', async () => {
    const { id } = await makeAccount(db)
    await admin.call.users.setActive({ ids: [id], ativo: false })
    await admin.call.users.setActive({ ids: [id], ativo: true })
    await inTransaction(db, { id: admin.userId }, async (open) => {
      // As a bulk import, which keeps no copies, and as who runs the database.
      await sql`select set_config('app.sem_historico', 'on', true)`.execute(open)
      await sql`update rh_usuario set email = 'outro' || email where id = ${id}`.execute(open)
    })
    await db.deleteFrom('rh_usuario').where('id', '=', id).execute()
    expect(await securityLines(deps, id)).toEqual([
      'permissao: Acesso desativado',
      'permissao: Acesso ativado',
      'permissao: Endereço de entrada trocado',
      'permissao: Acesso excluído',
    ])
    const [, moved] = (await viewed({ alvo: `Pessoa ${id}` })).map(({ id_usuario }) => id_usuario)
    expect(moved).toBe(admin.userId)
  })

  it('is what is set for everybody, and what approves money', async () => {
    const request = await makeRequest(db, ours)
    const lines = await viewed({ alvo: `Patrocínio ${request}` })
    expect(lines).toMatchObject([{ tipo: 'dinheiro', detalhe: 'Inclusão' }])
    expect(await viewed({ alvo: `Provedor ${ours}` })).toMatchObject([
      { tipo: 'ajuste', detalhe: 'Inclusão' },
    ])
  })

  it('counts in the head of a day what was viewed on that day: not what was there before its kind was', async () => {
    const count = async () => (await viewedOf(db, '2026-03-02')).historico?.linhas ?? 0
    const add = (id: number, tabela: string) =>
      sql`insert into log_historico (id, tabela, id_item, operacao, data) overriding system value
        values (${id}, ${tabela}, '1', 'UPDATE', '2026-03-02 12:00-03')`.execute(db)
    // Older than every line of this database.
    await add(0, 'webhook')
    expect(await count()).toBe(0)
    await db.updateTable('log_historico').set({ tabela: 'parametro' }).where('id', '=', 0).execute()
    expect(await count()).toBe(1)
    await add(1_000_000_000, 'webhook')
    expect(await count()).toBe(2)
    await db.deleteFrom('log_historico').where('id', '=', 1_000_000_000).execute()
  })
})

describe('from where it was asked, and in which request', () => {
  const remoteAddress = '10.7.0.1'
  const headers = { authorization: `Bearer ${admin.token}` }
  const ask = (url: string) => app.inject({ url, remoteAddress, headers })
  const inputOf = (input: object) => encodeURIComponent(JSON.stringify(input))

  it('is in a reading, an export and a history, as in a line of the log itself (docs/security.md#security-log)', async () => {
    const person = await as({ employee: true })
    await db.updateTable('rh_usuario').set({ rg: '1234567' }).where('id', '=', person.userId).execute()
    await app.inject({
      method: 'POST',
      url: '/trpc/users.setActive',
      remoteAddress,
      headers,
      payload: { ids: [person.userId], ativo: false },
    })
    await ask(`/trpc/users.get?input=${inputOf({ id: person.userId })}`)
    await ask('/export/departments.list?formato=csv&nome=Departamentos')
    await ask(`/trpc/security.list?input=${inputOf({})}`)
    const { dados } = await admin.call.security.list({ filtro: { endereco: remoteAddress } })
    expect(dados.map(({ tipo }) => tipo).toSorted()).toEqual([
      'consulta',
      'exportacao',
      'leitura',
      'permissao',
      'sessao',
    ])
    // The switching off and the session that it ended are of one request, the others of one each.
    expect(new Set(dados.map(({ pedido }) => pedido)).size).toBe(4)
    for (const { pedido } of dados) expect(pedido).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is written by every statement that adds a reading or an export', () => {
    const source = join(import.meta.dirname, '../../..')
    const adding = /into(?:\('| )(?:acesso_dado_pessoal|exportacao)\b/gi
    const without = readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return []
      const text = readFileSync(join(source, file), 'utf8')
      return [...text.matchAll(adding)]
        .filter(({ index }) => !/originColumns|endereco, pedido/.test(text.slice(index, index + 300)))
        .map(() => file)
    })
    expect(without).toEqual([])
  })

  it('is of one’s own request where many are under way, and of none in a job', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => as({ employee: true })))
    await db
      .updateTable('rh_usuario')
      .set({ rg: '1234567' })
      .where(
        'id',
        'in',
        people.map(({ userId }) => userId),
      )
      .execute()
    await Promise.all(
      people.map(({ userId }, n) =>
        app.inject({
          url: `/trpc/users.get?input=${inputOf({ id: userId })}`,
          remoteAddress: `10.8.0.${n}`,
          headers,
        }),
      ),
    )
    const rows = await db
      .selectFrom('acesso_dado_pessoal')
      .select(['id_titular', 'endereco'])
      .where('endereco', 'like', '10.8.0.%')
      .execute()
    expect(rows.toSorted((a, b) => a.id_titular! - b.id_titular!)).toEqual(
      people
        .map(({ userId }, n) => ({ id_titular: userId, endereco: `10.8.0.${n}` }))
        .toSorted((a, b) => a.id_titular - b.id_titular),
    )
    const before = await db
      .selectFrom('log_historico')
      .select(sql<number>`max(id)`.as('id'))
      .executeTakeFirstOrThrow()
    await inTransaction(db, null, (open) =>
      open.insertInto('usuario_papel').values({ id_usuario: admin.userId, papel: 'rh:leitor' }).execute(),
    )
    const lines = await db
      .selectFrom('log_historico')
      .select(['endereco', 'pedido'])
      .where('id', '>', before.id)
      .execute()
    expect(lines).toEqual([{ endereco: null, pedido: null }])
  })
})
