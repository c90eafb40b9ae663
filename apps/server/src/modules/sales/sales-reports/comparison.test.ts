/** A report beside the same days before (docs/screens.md#a-report-that-answers). */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { findActor } from '../../../platform/session.ts'
import { providerReport } from './sales-report.service.ts'

const { db, deps, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const unseen = await makeProvider(db, { sistema: 'produto', nome: 'Produto' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao, vetorial] })
const { salesReports } = manager.call

const august = { data_ini: '2026-08-01', data_end: '2026-08-31' }
const on = (day: string) => `${day}T10:00:00-03:00`
const sold = (day: string) => ({ status: 5, created_at: on(day), finalizada_em: on(day) })

await makeLead(db, razao, { ...sold('2026-08-02'), produto: 'Fibra', valor: '100' })
await makeLead(db, razao, { created_at: on('2026-08-31') })
await makeLead(db, vetorial, { created_at: on('2026-08-10'), motivo_inviabilidade: 'Sem cobertura' })
await makeLead(db, razao, { created_at: on('2026-07-31') })
await makeLead(db, razao, { ...sold('2025-08-31'), status: 5 })
await makeLead(db, unseen, { created_at: on('2026-07-10') })

it('has nothing of another period unless it is asked for', async () => {
  expect((await salesReports.dashboard(august)).comparacao).toBeNull()
  expect((await salesReports.providers(august))[0]).toMatchObject({
    leads_antes: null,
    efetivadas_antes: null,
  })
})

it('has the figures of the month before, or of the same month of the year before', async () => {
  const month = await salesReports.dashboard({ ...august, comparar: 'mes_anterior' })
  expect(month).toMatchObject({ leads: 3, efetivadas: 1 })
  expect(month.comparacao).toEqual({
    data_ini: '2026-07-01',
    data_end: '2026-07-31',
    leads: 1,
    efetivadas: 0,
    conversao: 0,
    bloqueadas: 0,
    sem_cobertura: 0,
    funil: [1, 0, 0, 0, 0],
  })
  const year = await salesReports.dashboard({ ...august, comparar: 'ano_anterior' })
  expect(year.comparacao).toMatchObject({ data_ini: '2025-08-01', leads: 1, efetivadas: 1, conversao: 100 })
})

it('has each provider’s figures and its leads of every day, in one statement', async () => {
  const { actor } = (await findActor(deps.auth, manager.token))!
  const asked = { ...august, por_efetivacao: false, comparar: 'mes_anterior' as const }
  const { answer, statements } = await countStatements(deps, () => providerReport(db, actor, asked))
  expect(statements).toBe(1)
  const [first, second, ...others] = answer
  expect(others).toEqual([])
  expect(first).toMatchObject({
    sistema: 'razao',
    leads: 2,
    efetivadas: 1,
    leads_antes: 1,
    efetivadas_antes: 0,
  })
  expect(first!.dias).toHaveLength(31)
  expect([first!.dias[0], first!.dias[1], first!.dias[30]]).toEqual([0, 1, 1])
  expect(second).toMatchObject({ sistema: 'vetorial', leads: 1, leads_antes: 0 })
  const reported = await salesReports.unfeasibility(august)
  expect(answer.reduce((all, { inviabilidades }) => all + inviabilidades, 0)).toBe(reported.soma.leads)
  expect([first!.inviabilidades, second!.inviabilidades, second!.inviabilidades_antes]).toEqual([0, 1, 0])
})

it('has no day that is still to come', async () => {
  const thisMonth = await salesReports.providers({})
  const today = new Date(Date.now() - 3 * 3_600_000).getUTCDate()
  expect(thisMonth[0]!.dias).toHaveLength(today)
})
