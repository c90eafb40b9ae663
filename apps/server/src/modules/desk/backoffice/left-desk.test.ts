/** What somebody has who no longer works in the desk goes to those who do: docs/desk.md#queues. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale, wholeChecklist } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { lateItemsJob } from './late.job.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], employee: true }
const seller = await as({ roles: ['vendas:gestor'], ...there })
const worker = () => as({ roles: ['backoffice:solicitante'], ...there })
const [kind] = await (await worker()).call.problemTypes.options()

/** How people come to no longer work in the desk of a provider. */
const ways = {
  'changed provider': (id: number) =>
    sql`update usuario_empresa set id_empresa = ${theirs} where id_usuario = ${id}`.execute(db),
  'lost the role': (id: number) => sql`delete from usuario_papel where id_usuario = ${id}`.execute(db),
  left: (id: number) => sql`update rh_usuario set ativo = false where id = ${id}`.execute(db),
}

describe.each(Object.entries(ways))('of somebody who %s', (_way, leave) => {
  /** One item of each queue that a person has. */
  async function taken(person: number) {
    const venda = await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: person })
    const { id: ativacao } = await makeActivation(db, ours, { id_responsavel: person })
    const problem = { id_empresa: ours, id_tipo: kind!.id, descricao: 'x', prazo: new Date(Date.now() + 9e6) }
    const problema = await db
      .insertInto('bo_problema')
      .values({ ...problem, id_usuario: person, situacao: 'em_tratamento', id_responsavel: person })
      .returning('id')
      .executeTakeFirstOrThrow()
    const done = await makeActivation(db, ours, { situacao: 'ativada', data_ativacao: new Date() })
    const call = { id_empresa: ours, id_ativacao: done.id, prazo: problem.prazo, id_responsavel: person }
    const ligacao = await db
      .insertInto('bo_qualificacao')
      .values(call)
      .returning('id')
      .executeTakeFirstOrThrow()
    return async () => {
      const { rows } = await sql`select v.situacao as venda, v.id_auditor, t.id_responsavel as instalacao,
          p.situacao as problema, p.id_responsavel, q.id_responsavel as ligacao
        from bo_venda v, bo_ativacao t, bo_problema p, bo_qualificacao q
        where v.id = ${venda} and t.id = ${ativacao} and p.id = ${problema.id} and q.id = ${ligacao.id}`.execute(
        db,
      )
      return Object.values(rows[0]!)
    }
  }

  it('each item goes back into its queue (docs/desk.md#queues)', async () => {
    const [gone, colleague] = [await worker(), await worker()]
    const [theirItems, others] = [await taken(gone.userId), await taken(colleague.userId)]
    await leave(gone.userId)
    await lateItemsJob.run(deps, {})
    expect(await theirItems()).toEqual(['pendente', null, null, 'aberto', null, null])
    const { userId } = colleague
    expect(await others()).toEqual(['em_auditoria', userId, userId, 'em_tratamento', userId, userId])
  })

  it('a sale that is corrected waits in the queue (docs/sales.md#sold-leads)', async () => {
    const gone = await worker()
    for (const situacao of ['aprovada', 'com_pendencia']) {
      const id_lead = await makeLead(db, ours, { status: 5, finalizada_em: new Date() })
      const decided = { situacao, id_auditor: gone.userId, checklist: JSON.stringify(wholeChecklist) }
      const id = await makeSale(db, ours, { id_lead, ...decided, motivo: 'x' })
      await leave(gone.userId)
      await seller.call.leads.update({ id: id_lead, contrato: 'C-1', motivo: 'Outro contrato' })
      const sale = await db.selectFrom('bo_venda').where('id', '=', id).selectAll().executeTakeFirst()
      expect(sale).toMatchObject({ situacao: 'pendente', id_auditor: null, contrato: 'C-1' })
    }
  })
})

it('a superadmin works in every desk', async () => {
  const { userId } = await as({ roles: ['users:superadmin'], employee: true })
  const id = await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: userId })
  await lateItemsJob.run(deps, {})
  const sale = await db.selectFrom('bo_venda').where('id', '=', id).select('id_auditor').executeTakeFirst()
  expect(sale).toEqual({ id_auditor: userId })
})

it('what has ended keeps the name of the one who had it', async () => {
  const gone = await worker()
  const decided = { situacao: 'aprovada', checklist: JSON.stringify(wholeChecklist) }
  const id = await makeSale(db, ours, { ...decided, id_auditor: gone.userId })
  await ways.left(gone.userId)
  await lateItemsJob.run(deps, {})
  const sale = await db.selectFrom('bo_venda').where('id', '=', id).select('id_auditor').executeTakeFirst()
  expect(sale).toEqual({ id_auditor: gone.userId })
})

it('what nobody has stays as it is', async () => {
  const { id } = await makeActivation(db, ours)
  const read = () => db.selectFrom('bo_ativacao').where('id', '=', id).select('updated_at').executeTakeFirst()
  const before = await read()
  await lateItemsJob.run(deps, {})
  expect(await read()).toEqual(before)
})
