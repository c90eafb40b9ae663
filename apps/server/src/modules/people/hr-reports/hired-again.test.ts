import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'

const { db, as } = await testWorld()
const [before, now] = [await makeProvider(db), await makeProvider(db)]
const hr = (id: number) => as({ roles: ['rh:gestor'], empresas: [id], employee: false })
const [first, second] = [await hr(before), await hr(now)]

async function ask(id_funcionario: number, data_desligamento: string) {
  const fields = {
    tipo: 'acordo',
    motivo: 'Outro',
    aviso_previo: 'dispensado',
    data_solicitacao: data_desligamento,
  }
  const { id } = await db
    .insertInto('rh_desligamento')
    .values({ ...fields, id_funcionario, data_desligamento, id_solicitante: first.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const end = (id: number, step: { situacao: string; efetivado_em?: Date }) =>
  db.updateTable('rh_desligamento').set(step).where('id', '=', id).execute()

async function dismiss(id_funcionario: number, data_desligamento: string) {
  await end(await ask(id_funcionario, data_desligamento), { situacao: 'efetivado', efetivado_em: new Date() })
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false, situacao: 'desligado', data_desligamento })
    .where('id', '=', id_funcionario)
    .execute()
}

const march = { de: '2024-03-01', ate: '2024-03-31' }
const leaving = { data_desligamento: { _gte: march.de, _lte: march.ate } }
const january = { data_admissao: { _gte: '2021-01-01', _lte: '2021-01-31' } }

/** What the reports of a provider say of the first employment. */
async function closed({ call: { hrReports } }: typeof first) {
  const { dados } = await hrReports.dismissals({ filtro: leaving })
  const { inicio, desligamentos } = await hrReports.turnover({ filtro: leaving })
  const cards = await hrReports.staffFigures({ relatorio: 'desligamentos', ...march })
  const months = await hrReports.admissionsByMonth({ filtro: january })
  return {
    dismissed: dados.map((row) => [
      row.data_admissao,
      row.data_desligamento,
      row.tempo_casa,
      row.departamento,
    ]),
    turnover: [inicio, desligamentos],
    cards: cards.map(({ total, outro }) => [total, outro]),
    admitted: [(await hrReports.admissions({ filtro: january })).total, months.at(-1)!.admissoes],
  }
}

it('closed months stay as they were when somebody is hired again elsewhere (docs/people.md#closed-months)', async () => {
  const id_departamento = await makeDepartment(db, before, { nome: 'Suporte' })
  const id = await makePerson(db, {
    nome: 'Bia',
    id_empresa: before,
    id_departamento,
    data_admissao: '2021-01-10',
  })
  const other = await makePerson(db, { nome: 'Outra', id_empresa: now, data_admissao: '2019-01-10' })
  await ask(other, '2024-03-20')
  await end(await ask(id, '2024-03-20'), { situacao: 'cancelado' })
  await dismiss(id, '2024-03-15')
  const [ours, theirs] = [await closed(first), await closed(second)]
  expect(ours).toEqual({
    dismissed: [['2021-01-10', '2024-03-15', 3, 'Suporte']],
    turnover: [1, 1],
    cards: [[1, 1]],
    admitted: [1, 1],
  })
  expect(theirs.dismissed).toEqual([])
  const back = {
    id_empresa: now,
    id_departamento: null,
    data_admissao: '2026-01-05',
    data_desligamento: null,
  }
  await db
    .updateTable('rh_usuario')
    .set({ ...back, ativo: true, situacao: 'ativo' })
    .where('id', '=', id)
    .execute()
  expect(await closed(first)).toEqual(ours)
  expect(await closed(second)).toEqual(theirs)
  for (const [{ call }, total] of [
    [first, 0],
    [second, 2],
  ] as const)
    expect(await call.hrReports.staffFigures({ relatorio: 'ativos' })).toMatchObject([{ total }])
  await db
    .updateTable('rh_usuario')
    .set({ funcionario: false, situacao: 'admissao' })
    .where('id', '=', id)
    .execute()
  expect(await closed(first)).toEqual(ours)
})

it('a second dismissal is of the second employment alone (docs/people.md#closed-months)', async () => {
  const id = await makePerson(db, { nome: 'Caio', id_empresa: before, data_admissao: '2015-02-01' })
  await dismiss(id, '2016-02-01')
  await db
    .updateTable('rh_usuario')
    .set({ id_empresa: now, data_admissao: '2018-02-01' })
    .where('id', '=', id)
    .execute()
  await dismiss(id, '2020-02-01')
  const all = async ({ call }: typeof first) =>
    (
      await call.hrReports.dismissals({ q: 'Caio', filtro: { data_desligamento: { _gte: '2000-01-01' } } })
    ).dados.map(({ data_admissao, data_desligamento }) => [data_admissao, data_desligamento])
  expect(await all(first)).toEqual([['2015-02-01', '2016-02-01']])
  expect(await all(second)).toEqual([['2018-02-01', '2020-02-01']])
})
