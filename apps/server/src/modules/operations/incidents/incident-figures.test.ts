/** The dashboard beside the same days before (docs/screens.md#a-report-that-answers). */
import { expect, it } from 'vitest'
import { daysLater, monthsLater, todayInBrazil } from '@intranet/contract/today'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident } from '../../../../test/factories/incidents.ts'
import { findActor } from '../../../platform/session.ts'
import { readIncidentFigures } from './incident-figures.service.ts'

const { db, deps, as } = await testWorld()
const provider = await makeProvider(db)
const boss = await as({ roles: ['incidentes:gestor'], empresas: [provider] })

const began = (day: string) =>
  makeIncident(db, {
    id_usuario: boss.userId,
    id_empresa: provider,
    inicio: new Date(`${day}T12:00:00-03:00`),
  })

await began('2026-08-10')
await began('2026-07-31')
const solved = await began('2026-07-01')
await db
  .updateTable('incidente')
  .set({
    situacao: 'resolvido',
    solucao: 'Fusão refeita',
    fim: '2026-07-01T14:00:00-03:00',
    reaberturas: 1,
    clientes_atingidos: 3,
  })
  .where('id', '=', solved)
  .execute()

const august = { inicio: '2026-08-01', fim: '2026-08-31' }

it('has nothing of another period unless it is asked for', async () => {
  expect((await boss.call.incidents.dashboard(august)).comparacao).toBeNull()
})

it('has the figures of the month before, in one statement more', async () => {
  const { actor } = (await findActor(deps.auth, boss.token))!
  const read = (comparar: 'nenhum' | 'mes_anterior') =>
    countStatements(deps, () => readIncidentFigures(db, actor, { ...august, comparar }))
  const alone = await read('nenhum')
  const beside = await read('mes_anterior')
  expect(beside.statements).toBe(alone.statements + 1)
  expect(beside.answer.por_prioridade).toEqual([{ nome: 'Média', total: 1 }])
  expect(beside.answer.comparacao).toEqual({
    inicio: '2026-07-01',
    fim: '2026-07-31',
    resolvidos: 1,
    tempo_medio: 120,
    reabertos: 1,
    minutos_cliente: 360,
    por_prioridade: [{ nome: 'Média', total: 2 }],
  })
})

it('is of the last 30 days where no period is named', async () => {
  const today = todayInBrazil()
  await began(daysLater(today, -30))
  await began(daysLater(today, -31))
  const { por_prioridade, comparacao } = await boss.call.incidents.dashboard({ comparar: 'ano_anterior' })
  expect(por_prioridade).toEqual([{ nome: 'Média', total: 1 }])
  expect(comparacao).toMatchObject({
    inicio: monthsLater(daysLater(today, -30), -12),
    fim: monthsLater(today, -12),
  })
})
