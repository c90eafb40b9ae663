import { changes as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeDepartment, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeChannel } from '../../../../test/factories/tracking.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, deps, app, as } = await testWorld()
const ours = await makeProvider(db)
const superadmin = await as({ roles: ['users:superadmin'] })
const manager = await as({ roles: ['vendas:gestor'], empresas: [ours] })
const reader = await as({ roles: ['rh:gestor', 'vendas:gestor'], empresas: [ours] })
type Reader = Awaited<ReturnType<typeof as>>
const mark = async (who: Reader) => (await who.call.changes.list()).depois

describe('the rows of changes (docs/changes.md#with-the-rows)', () => {
  const withRows = async (who: Reader, desde: string) =>
    (await who.call.changes.list({ desde, com: 'registros', limit: 5000 })).alteracoes

  it('are read in four statements a page, whatever tables it has, and once for each record', async () => {
    const start = await mark(superadmin)
    const department = await makeDepartment(db, ours)
    const sector = await makeSector(db, department)
    const lead = await makeLead(db, ours)
    const person = await makeEmployee(db, { id_empresa: ours })
    await sql`insert into feriado (nome, data, tipo) values ('Dia do Teste', '05-04', 'Nacional')`.execute(db)
    await sql`insert into microrregiao (nome, id_empresa) values ('Sul', ${ours})`.execute(db)
    // What the columns of each list are, and the parameters, are asked once.
    for (const _time of [1, 2]) await withRows(superadmin, start)
    const { statements, answer } = await countStatements(deps, () => withRows(superadmin, start))
    expect(statements).toBeLessThanOrEqual(4)
    expect(answer).toHaveLength(6)
    const rowOf = (tabela: string, id: number) =>
      answer.find((one) => one.tabela === tabela && one.id === id)?.registro
    expect(rowOf('rh_setor', sector)).toMatchObject({ id: sector, id_departamento: department })
    expect(rowOf('vendas_lead', lead)).toMatchObject({ id: lead, created_at: expect.any(Date) })
    // The list of employees says more than that of users.
    expect(rowOf('rh_usuario', person)).toHaveProperty('data_admissao')
  })

  it('are each their own: a lead that changed twice on a page has the name of its channel both times', async () => {
    const start = await mark(reader)
    const lead = await makeLead(db, ours, { id_canal: await makeChannel(db, [ours]) })
    const { headers } = await makeAccessKey(db, reader.userId, { roles: ['vendas:gestor'], empresas: [ours] })
    await db.updateTable('vendas_lead').set({ cliente: 'Outra vez' }).where('id', '=', lead).execute()
    const url = `/v1/alteracoes?desde=${encodeURIComponent(start)}&com=registros`
    const { alteracoes } = (await app.inject({ url, headers })).json<{
      alteracoes: { id: number; registro: { lead_canal: object | null } }[]
    }>()
    const rows = alteracoes.flatMap(({ id, registro }) => (id === lead ? [registro.lead_canal] : []))
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(rows[0])
    expect(rows[0]).toHaveProperty('nome')
  })

  it('are null where the record is gone, or the list of the caller does not show it', async () => {
    const start = await mark(superadmin)
    const [kept, gone] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const lead = await makeLead(db, ours)
    await db.deleteFrom('rh_departamento').where('id', '=', gone).execute()
    await manager.call.leads.exclude({ id: lead, motivo: 'Teste' })
    const rows = Object.fromEntries(
      (await withRows(superadmin, start)).map(({ tabela, id, registro }) => [`${tabela} ${id}`, registro]),
    )
    expect(rows[`rh_departamento ${kept}`]).toMatchObject({ id: kept })
    expect(rows[`rh_departamento ${gone}`]).toBeNull()
    expect(rows[`vendas_lead ${lead}`]).toBeNull()
  })

  it('are of one list: a candidate is null to who reads employees, and a row to who reads users alone', async () => {
    const start = await mark(superadmin)
    const person = await makeEmployee(db, { id_empresa: ours })
    await db.updateTable('rh_usuario').set({ funcionario: false }).where('id', '=', person).execute()
    const users = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    const [ofHr, ofUsers] = await Promise.all(
      [superadmin, users].map(async (who) =>
        (await withRows(who, start)).find(({ tabela, id }) => tabela === 'rh_usuario' && id === person),
      ),
    )
    expect(ofHr).toMatchObject({ registro: null })
    expect(ofUsers).toMatchObject({ registro: { id: person, tipo: expect.any(String) } })
    await expect(superadmin.call.employees.get({ id: person })).rejects.toThrow()
  })

  it('come in the names of their path, masked for a key without personal fields, and are recorded when they are many and whole', async () => {
    const start = await mark(reader)
    const key = await makeAccessKey(db, reader.userId, { roles: ['vendas:ler'], empresas: [ours] })
    const whole = await makeAccessKey(db, reader.userId, { roles: ['vendas:gestor'], empresas: [ours] })
    const one = await makeLead(db, ours, { fone: '53999887766' })
    const asked = async (headers: object) =>
      (
        await app.inject({
          url: `/v1/alteracoes?desde=${start}&limit=5000&com=registros`,
          headers: { ...headers },
        })
      )
        .json()
        .alteracoes.find(
          (change: { id: number; tabela: string }) => change.tabela === 'vendas_lead' && change.id === one,
        )
    expect((await asked(key.headers)).registro).toMatchObject({ fone: '(53) *****-7766', lead_canal: null })
    expect((await asked(whole.headers)).registro).toMatchObject({ fone: '53999887766' })
    await db
      .insertInto('vendas_lead')
      .values(
        Array.from({ length: 501 }, () => ({
          id_empresa: ours,
          cliente: 'A',
          origem: 'interno',
          fone: '53999887766',
        })),
      )
      .execute()
    await asked(key.headers)
    await asked(whole.headers)
    const recorded = await db
      .selectFrom('exportacao')
      .where('id_usuario', '=', reader.userId)
      .selectAll()
      .execute()
    expect(recorded).toMatchObject([{ tela: 'leads.list', filtros: { chave: whole.id } }])
    expect(recorded[0]!.linhas).toBeGreaterThan(500)
  })

  it('are asked for by `com=registros` alone', async () => {
    const start = await mark(reader)
    await makeDepartment(db, ours)
    expect((await reader.call.changes.list({ desde: start })).alteracoes[0]).not.toHaveProperty('registro')
    await expect(reader.call.changes.list({ desde: start, com: 'tudo' as 'registros' })).rejects.toThrow(
      text.onlyRecords,
    )
  })
})
