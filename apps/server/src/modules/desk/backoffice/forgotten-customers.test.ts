import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { forgetCustomersJob, lateItemsJob } from './late.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)

it('names of anonymised leads go out of the desk and its histories at night', async () => {
  const lead = await makeLead(db, ours, { cliente: 'Anônimo', anonimizada_em: new Date() })
  const id = await makeSale(db, ours, {
    id_lead: lead,
    cliente: 'Zé Nome',
    documento: '52998224725',
    fone: '53999990000',
    cod_lead: 'L-77001',
    cod_cliente: 'C-77002',
    contrato: 'K-77003',
    prazo: new Date(Date.now() - 3_600_000),
  })
  const { id: id_ativacao } = await db
    .insertInto('bo_ativacao')
    .values({ id_empresa: ours, id_venda: id, prazo: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const worker = await as({ roles: ['backoffice:solicitante'], empresas: [ours] })
  const [type] = await db.selectFrom('bo_problema_tipo').select('id').limit(1).execute()
  const problem = { id_tipo: type!.id, descricao: 'Poste sem energia', prioridade: 'alta' as const }
  const problems = await worker.call.problems.create({
    objects: [
      { ...problem, id_venda: id },
      { ...problem, id_ativacao },
      { ...problem, id_empresa: ours, cliente: 'Lia Nome' },
    ],
  })
  await as({ roles: ['backoffice:gestor'], empresas: [ours] })
  await sql`update bo_problema set prazo = now() - interval '1 hour'`.execute(db)
  await lateItemsJob.run(deps, {})
  const notices = async () =>
    (
      await sql<{ msg: string }>`select data ->> 'msg' as msg from notificacao_mensagem order by id`.execute(
        db,
      )
    ).rows
  expect((await notices()).filter(({ msg }) => msg.includes('Zé Nome'))).toHaveLength(4)
  await forgetCustomersJob.run(deps, {})
  const left = (await notices()).filter(({ msg }) => msg.includes('Nome'))
  expect(left).toEqual([{ msg: expect.stringContaining('Lia Nome') }])
  expect(
    await db
      .selectFrom('bo_venda')
      .where('id', '=', id)
      .select(['cliente', 'documento', 'fone', 'cod_lead', 'cod_cliente', 'contrato'])
      .executeTakeFirst(),
  ).toEqual({
    cliente: 'Anônimo',
    documento: null,
    fone: null,
    cod_lead: null,
    cod_cliente: null,
    contrato: null,
  })
  const named = await db
    .selectFrom('bo_problema')
    .where(
      'id',
      'in',
      problems.map((one) => one.id),
    )
    .select(['cliente', 'cod_cliente'])
    .orderBy('id')
    .execute()
  expect(named.map(({ cliente }) => cliente)).toEqual(['Anônimo', 'Anônimo', 'Lia Nome'])
  expect(named.map(({ cod_cliente }) => cod_cliente)).toEqual([null, null, null])
  const kept = await db
    .selectFrom('log_historico')
    .where('tabela', 'in', ['bo_venda', 'bo_problema'])
    .select(['tabela', 'id_item', 'old_data', 'new_data'])
    .execute()
  expect(kept.filter(({ tabela, id_item }) => tabela === 'bo_venda' && id_item === String(id))).toHaveLength(
    1,
  )
  const said = JSON.stringify(kept)
  for (const name of ['Zé Nome', '52998224725', '53999990000', 'L-77001', 'C-77002', 'K-77003'])
    expect(said).not.toContain(name)
  expect(said).toContain('Lia Nome')
})
