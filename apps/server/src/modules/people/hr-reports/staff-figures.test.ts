/** The cards of providers on HR's reports (docs/screens.md#a-report-that-answers). */
import { expect, it } from 'vitest'
import { todayInBrazil } from '@intranet/contract/today'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'
import { findActor } from '../../../platform/session.ts'
import { readStaffFigures } from './staff-figures.service.ts'

const { db, deps, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const unseen = await makeProvider(db, { sistema: 'produto', nome: 'Produto' })
const field = await makeDepartment(db, razao)
const manager = await as({ roles: ['rh:gestor'], empresas: [razao, vetorial], employee: false })
const { hrReports } = manager.call

const august = { de: '2025-08-01', ate: '2025-08-31' }
const person = (id_empresa: number, data_admissao: string, more: { id_departamento?: number } = {}) =>
  makePerson(db, { nome: 'Pessoa', id_empresa, data_admissao, ...more })
const left = async (id_funcionario: number, day: string) => {
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false, data_desligamento: day, situacao: 'desligado' })
    .where('id', '=', id_funcionario)
    .execute()
  await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      data_desligamento: day,
      tipo: 'acordo',
      situacao: 'efetivado',
      motivo: 'Outro emprego',
      aviso_previo: 'dispensado',
      data_solicitacao: day,
      id_solicitante: manager.userId,
      efetivado_em: new Date(),
    })
    .execute()
}

await person(razao, '2025-07-31')
await person(razao, '2025-08-01')
await person(razao, '2025-08-31', { id_departamento: field })
await person(vetorial, '2025-08-10')
await person(unseen, '2025-08-10')
await left(await person(razao, '2020-01-01'), '2025-08-20')
await left(await person(razao, '2020-01-01'), '2025-07-20')

it('count admissions over the employees at the beginning, and those of the month before', async () => {
  const asked = { relatorio: 'admissoes' as const, ...august }
  expect(await hrReports.staffFigures(asked)).toMatchObject([
    { sistema: 'razao', total: 2, total_antes: null, outro: 2, outro_antes: null },
    { sistema: 'vetorial', total: 1, outro: 0 },
  ])
  const [first, second] = await hrReports.staffFigures({ ...asked, comparar: 'mes_anterior' })
  expect(first).toMatchObject({ total_antes: 1, outro_antes: 2 })
  expect(second).toMatchObject({ total_antes: 0, outro_antes: 0 })
  expect(first!.linha).toHaveLength(31)
  expect([first!.linha[0], first!.linha[1], first!.linha[30]]).toEqual([1, 0, 1])
  const year = await hrReports.staffFigures({ ...asked, de: '2025-01-01', ate: '2025-12-31' })
  expect(year[0]!.linha).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0])
})

it('count dismissals that were carried out', async () => {
  const [first] = await hrReports.staffFigures({
    relatorio: 'desligamentos',
    ...august,
    comparar: 'mes_anterior',
  })
  expect(first).toMatchObject({ total: 1, total_antes: 1, outro: 2, outro_antes: 2 })
})

it('count who is active today, and who was on the same day before', async () => {
  const { now, before } = { now: todayInBrazil(), before: `${Number(todayInBrazil().slice(0, 4)) - 1}-08-15` }
  expect(now > before).toBe(true)
  await person(vetorial, now)
  const figures = await hrReports.staffFigures({ relatorio: 'ativos', comparar: 'mes_anterior' })
  expect(figures).toMatchObject([
    { sistema: 'razao', total: 3, total_antes: 3, outro: null },
    { sistema: 'vetorial', total: 2, total_antes: 1 },
  ])
  expect(figures[1]!.linha).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
})

it('count by where people are, in one statement', async () => {
  const { actor } = (await findActor(deps.auth, manager.token))!
  const asked = {
    relatorio: 'admissoes' as const,
    ...august,
    comparar: 'mes_anterior' as const,
    filtro: { id_departamento: field },
    limit: 20,
    offset: 0,
    contar: true,
  }
  const { answer, statements } = await countStatements(deps, () => readStaffFigures(db, actor, asked))
  expect(statements).toBe(1)
  expect(answer).toMatchObject([{ sistema: 'razao', total: 1 }])
})

it('are for the readers of the report: a department alone sees its own people and no dismissals', async () => {
  const { call } = await as({
    roles: ['rh:solicitante'],
    empresas: [razao],
    id_empresa: razao,
    id_departamento: field,
  })
  const asked = { relatorio: 'admissoes' as const, ...august }
  expect(await call.hrReports.staffFigures(asked)).toMatchObject([{ sistema: 'razao', total: 1 }])
  await expect(call.hrReports.staffFigures({ ...asked, relatorio: 'desligamentos' })).rejects.toThrow(
    'Você não tem permissão',
  )
})

it('count the days of a month', async () => {
  const { call } = await as({ id_empresa: vetorial, empresas: [vetorial] })
  const filtro = { mes: 8 }
  const figures = await call.hrReports.dayFigures({ relatorio: 'tempo_casa', filtro })
  const ours = figures.find(({ sistema }) => sistema === 'vetorial')
  expect(ours).toMatchObject({ total: 1, total_antes: null })
  expect(ours!.linha[9]).toBe(1)
  expect(await call.hrReports.dayFigures({ relatorio: 'aniversarios', filtro })).toEqual([])
})
