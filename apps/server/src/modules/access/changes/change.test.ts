import { createDatabase } from '@intranet/db/connection'
import { changes as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeDepartment, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { importWorld } from '../../../../test/factories/import-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { csvText, sheetRows } from '../../../../test/factories/sheets.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { advanceImport } from '../../sales/lead-imports/run-import.service.ts'
import { changeRetentionJob } from './change.job.ts'

const { db, deps, app, as, ours, manager, preview } = await importWorld()
const theirs = await makeProvider(db)
const superadmin = await as({ roles: ['users:superadmin'] })
type Reader = Awaited<ReturnType<typeof as>>

const reader = await as({ roles: ['rh:gestor', 'vendas:gestor'], empresas: [ours] })
const other = await as({ roles: ['rh:gestor', 'vendas:gestor'], empresas: [theirs] })

const mark = async (who: Reader) => (await who.call.changes.list()).depois
/** All changes after a mark, as `tabela id operacao`. */
async function after(who: Reader, desde: string, limit = 1000): Promise<string[]> {
  const { alteracoes, depois } = await who.call.changes.list({ desde, limit })
  const reported = alteracoes.map(({ tabela, id, operacao }) => `${tabela} ${id} ${operacao}`)
  return alteracoes.length < limit ? reported : [...reported, ...(await after(who, depois, limit))]
}
/** What two readers of different providers see of some work. */
async function reportedOf(work: () => Promise<unknown>) {
  const [mine, foreign] = [await mark(reader), await mark(other)]
  await work()
  return { ours: await after(reader, mine), theirs: await after(other, foreign) }
}

describe('what changed', () => {
  it('begins with a mark, and then reports each change once, in pages', async () => {
    const start = await mark(reader)
    const id = await makeDepartment(db, ours)
    await db.updateTable('rh_departamento').set({ nome: 'Outro nome' }).where('id', '=', id).execute()
    await db.deleteFrom('rh_departamento').where('id', '=', id).execute()
    const all = ['INSERT', 'UPDATE', 'DELETE'].map((operation) => `rh_departamento ${id} ${operation}`)
    expect(await after(reader, start)).toEqual(all)
    expect(await after(reader, start, 1)).toEqual(all)
    const { depois } = await reader.call.changes.list({ desde: start })
    expect(await after(reader, depois)).toEqual([])
  })

  it('is a newer version, though a save had the same values', async () => {
    const id = await makeDepartment(db, ours)
    const start = await mark(reader)
    await db.updateTable('rh_departamento').set({ ativo: true }).where('id', '=', id).execute()
    expect(await after(reader, start)).toEqual([`rh_departamento ${id} UPDATE`])
  })

  it('is nothing where a sign-in is noted', async () => {
    const start = await mark(reader)
    await sql`update rh_usuario set ultimo_acesso = now() where id = ${reader.userId}`.execute(db)
    expect(await after(reader, start)).toEqual([])
  })

  it('of one transaction is one change a record: made and changed is INSERT, made and removed nothing', async () => {
    const start = await mark(reader)
    const id = await db.transaction().execute(async (transaction) => {
      const made = await makeDepartment(transaction, ours)
      await transaction.updateTable('rh_departamento').set({ nome: 'Novo' }).where('id', '=', made).execute()
      const gone = await makeDepartment(transaction, ours)
      await transaction.deleteFrom('rh_departamento').where('id', '=', gone).execute()
      return made
    })
    expect(await after(reader, start)).toEqual([`rh_departamento ${id} INSERT`])
  })

  it('is complete when transactions commit in the other order than they wrote', async () => {
    const connection = createDatabase(String(deps.connection.pool.options.connectionString))
    const start = await mark(reader)
    const slow = await connection.pool.connect()
    await slow.query('begin')
    const { rows } = await slow.query(
      `insert into rh_departamento (nome, id_empresa) values ('Devagar', $1) returning id`,
      [ours],
    )
    const fast = await makeDepartment(db, ours)
    const first = await reader.call.changes.list({ desde: start })
    expect(first.alteracoes.map(({ id }) => id)).toEqual([fast])
    await slow.query('commit')
    slow.release()
    await connection.close()
    expect(await after(reader, first.depois)).toEqual([`rh_departamento ${rows[0].id} INSERT`])
  })

  it('holds every lead of an import of 2,000, though the history has one record of it', async () => {
    const start = await mark(manager)
    const id = await preview('leads.csv', csvText(sheetRows(2000, 700_000), ';'))
    await manager.call.leadImports.confirm({ id })
    await advanceImport(deps, id)
    await manager.call.leadImports.createLeads({ id, todos: true })
    await advanceImport(deps, id)
    const reported = (await after(manager, start)).filter((line) => line.startsWith('vendas_lead '))
    const leads = await db
      .selectFrom('vendas_lead')
      .where('origem', '=', 'importacao')
      .select('id')
      .orderBy('id')
      .execute()
    expect(leads).toHaveLength(2000)
    expect(new Set(reported)).toEqual(new Set(leads.map((lead) => `vendas_lead ${lead.id} INSERT`)))
  })
})

describe('who loses a record', () => {
  it('reads DELETE of a lead that was excluded, and INSERT when it is back', async () => {
    const id = await makeLead(db, ours)
    expect((await reportedOf(() => manager.call.leads.exclude({ id, motivo: 'Teste' }))).ours).toEqual([
      `vendas_lead ${id} DELETE`,
    ])
    expect((await reportedOf(() => superadmin.call.leads.restore({ id }))).ours).toEqual([
      `vendas_lead ${id} INSERT`,
    ])
  })

  it('is notified of an employee who moved to another provider, and of their relatives; who gains them, INSERT', async () => {
    const id = await makeEmployee(db, { id_empresa: ours })
    const relative = await db
      .insertInto('rh_familiar')
      .values({ id_funcionario: id, nome: 'Ana', parentesco: 'filho', data_nascimento: '2015-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const reported = await reportedOf(() =>
      db.updateTable('rh_usuario').set({ id_empresa: theirs }).where('id', '=', id).execute(),
    )
    const both = (operation: string) => [
      `rh_familiar ${relative.id} ${operation}`,
      `rh_usuario ${id} ${operation}`,
    ]
    expect(reported.ours.toSorted()).toEqual(both('DELETE'))
    expect(reported.theirs.toSorted()).toEqual(both('INSERT'))
    const start = await mark(superadmin)
    await db.updateTable('rh_usuario').set({ id_empresa: ours }).where('id', '=', id).execute()
    expect((await after(superadmin, start)).toSorted()).toEqual(both('UPDATE'))
  })

  it('is notified of the sectors and positions of a department that moved', async () => {
    const department = await makeDepartment(db, ours)
    const sector = await makeSector(db, department)
    const reported = await reportedOf(() =>
      db.updateTable('rh_departamento').set({ id_empresa: theirs }).where('id', '=', department).execute(),
    )
    expect(reported.ours.toSorted()).toEqual([
      `rh_departamento ${department} DELETE`,
      `rh_setor ${sector} DELETE`,
    ])
    expect(reported.theirs.toSorted()).toEqual([
      `rh_departamento ${department} INSERT`,
      `rh_setor ${sector} INSERT`,
    ])
  })

  it('of what a relative’s provider says meanwhile waits for the move', async () => {
    const id = await makeEmployee(db, { id_empresa: ours })
    const { id: relative } = await db
      .insertInto('rh_familiar')
      .values({ id_funcionario: id, nome: 'Ana', parentesco: 'filho', data_nascimento: '2015-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const start = await mark(other)
    let edited: Promise<unknown> | undefined
    await db.transaction().execute(async (moving) => {
      await moving.updateTable('rh_usuario').set({ id_empresa: theirs }).where('id', '=', id).execute()
      edited = db.updateTable('rh_familiar').set({ nome: 'Bia' }).where('id', '=', relative).execute()
      await expect
        .poll(
          async () =>
            (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(db))
              .rows[0]!.n,
        )
        .toBeGreaterThan(0)
    })
    await edited
    expect(await after(other, start)).toContain(`rh_familiar ${relative} UPDATE`)
  })
})

describe('a link', () => {
  it('is an UPDATE of its owner: a role of a person, a city of a holiday', async () => {
    const id = await makeEmployee(db, { id_empresa: ours })
    const reported = await reportedOf(() =>
      db.insertInto('usuario_papel').values({ id_usuario: id, papel: 'rh:leitor' }).execute(),
    )
    expect(reported).toEqual({ ours: [`rh_usuario ${id} UPDATE`], theirs: [] })
  })

  it('of a campaign to a provider lets that provider gain it, and the others lose it', async () => {
    const { id } = await db
      .insertInto('vendas_campanha')
      .values({ nome: 'Do grupo' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const linked = await reportedOf(() =>
      db.insertInto('vendas_campanha_provedor').values({ id_campanha: id, id_empresa: ours }).execute(),
    )
    expect(linked).toEqual({
      ours: [`vendas_campanha ${id} UPDATE`],
      theirs: [`vendas_campanha ${id} DELETE`],
    })
    const free = await reportedOf(() =>
      db.deleteFrom('vendas_campanha_provedor').where('id_campanha', '=', id).execute(),
    )
    expect(free).toEqual({ ours: [`vendas_campanha ${id} UPDATE`], theirs: [`vendas_campanha ${id} INSERT`] })
  })
})

describe('a reader', () => {
  it('of one provider reads nothing of another’s records', async () => {
    const reported = await reportedOf(async () => {
      await makeDepartment(db, theirs)
      await makeLead(db, theirs)
      await makeEmployee(db, { id_empresa: theirs })
    })
    expect(reported.ours).toEqual([])
    expect(reported.theirs).toHaveLength(3)
  })

  it('is notified of the tables whose lists they read, and of none whose list is narrower than their providers', async () => {
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const ownLeads = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: false })
    const marks = [await mark(hr), await mark(ownLeads)]
    const department = await makeDepartment(db, ours)
    await makeLead(db, ours)
    expect(await after(hr, marks[0]!)).toEqual([`rh_departamento ${department} INSERT`])
    expect(await after(ownLeads, marks[1]!)).toEqual([])
  })

  it('may be any key, cut to the roles of it', async () => {
    const key = await makeAccessKey(db, reader.userId, { roles: ['rh:leitor'], empresas: [ours] })
    const ask = async (query: string) =>
      (await app.inject({ url: `/v1/alteracoes${query}`, headers: key.headers })).json()
    const { depois } = await ask('')
    const department = await makeDepartment(db, ours)
    await makeLead(db, ours)
    const { alteracoes } = await ask(`?desde=${depois}&limit=10`)
    expect(alteracoes).toEqual([
      { tabela: 'rh_departamento', id: department, operacao: 'INSERT', data: expect.any(String) },
    ])
  })

  it('gives a moment too; an older one than 90 days is 410, one to come and anything else 422', async () => {
    const headers = { authorization: `Bearer ${reader.token}` }
    const ask = (desde: string) =>
      app.inject({ url: `/v1/alteracoes?desde=${encodeURIComponent(desde)}`, headers })
    const before = new Date().toISOString()
    const department = await makeDepartment(db, ours)
    const reported = (await ask(before)).json()
    expect(reported.alteracoes).toContainEqual(
      expect.objectContaining({ id: department, operacao: 'INSERT' }),
    )
    const old = await ask('2020-01-01T00:00')
    expect([old.statusCode, old.json()]).toEqual([410, { codigo: 'gone', mensagem: text.gone(90) }])
    const desde = encodeURIComponent(JSON.stringify({ desde: '2020-01-01T00:00:00Z' }))
    const procedure = await app.inject({ url: `/trpc/changes.list?input=${desde}`, headers: { ...headers } })
    const { httpStatus, codigo } = procedure.json().error.data
    expect([procedure.statusCode, httpStatus, codigo]).toEqual([410, 410, 'gone'])
    for (const wrong of ['2999-01-01', 'ontem', '2026-13-45', '-1'])
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 422])
  })
})

describe('positions', () => {
  it('after a moment to come begin at the last one: what changes until then is reported', async () => {
    const soon = new Date(Date.now() + 240_000).toISOString()
    const { depois } = await reader.call.changes.list({ desde: soon })
    const id = await makeDepartment(db, ours)
    expect(await after(reader, depois)).toEqual([`rh_departamento ${id} INSERT`])
  })

  it('are above every earlier one also after a restore, so a mark of before it misses nothing', async () => {
    await makeDepartment(db, ours)
    const given = Number((await reader.call.changes.list({ desde: await mark(reader) })).depois)
    await makeDepartment(db, ours)
    const lost = await mark(reader)
    expect(Number(lost)).toBeGreaterThan(given)
    // As a copy of before would have it.
    await sql`delete from alteracao where posicao > ${given}`.execute(db)
    const id = await makeDepartment(db, ours)
    expect(await after(reader, lost)).toEqual([`rh_departamento ${id} INSERT`])
  })

  it('older than 90 days are forgotten', async () => {
    await sql`insert into alteracao (posicao, tabela, id_item, depois, data)
      values (1, 'rh_departamento', 1, '{}', now() - interval '91 days')`.execute(db)
    await changeRetentionJob.run(deps, {})
    const { rows } = await sql<{ menor: number; total: number }>`
      select min(posicao) as menor, count(*)::int as total from alteracao`.execute(db)
    expect(rows[0]!.menor).toBeGreaterThan(1)
    expect(rows[0]!.total).toBeGreaterThan(0)
  })
})
