import type { Filter } from '@intranet/contract/list'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'
import { monthOf, periodOf } from './report-period.ts'
import { todayInBrazil } from '@intranet/contract/today'

const { db, as } = await testWorld()
const ours = await makeProvider(db)

describe('a report’s period', () => {
  it('is the one sent, or the current month', () => {
    expect(monthOf('2024-02-11')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    const period = (filtro: Filter<'dia'>) => periodOf(filtro, 'dia')
    const quarter = { from: '2026-01-01', to: '2026-03-31' }
    expect(period({ dia: { _gte: '2026-01-01', _lte: '2026-03-31' } })).toEqual(quarter)
    expect(period({ _and: [{ dia: { _gte: '2026-01-01' } }, { dia: { _lte: '2026-03-31' } }] })).toEqual(
      quarter,
    )
    expect(period({ dia: '2026-01-05' })).toEqual({ from: '2026-01-05', to: '2026-01-05' })
    expect(period({})).toEqual(monthOf(todayInBrazil()))
  })

  it('is found inside `_and` as at the top of a filter', async () => {
    const id_departamento = await makeDepartment(db, ours)
    await makePerson(db, {
      id_empresa: ours,
      nome: 'De Fevereiro',
      id_departamento,
      data_admissao: '2020-02-10',
      data_nascimento: '1990-02-10',
    })
    const { call } = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    const february = [{ data_admissao: { _gte: '2020-02-01' } }, { data_admissao: { _lte: '2020-02-29' } }]
    const asked = { filtro: { id_departamento, _and: february } }
    expect((await call.hrReports.admissions(asked)).total).toBe(1)
    const months = await call.hrReports.admissionsByMonth(asked)
    expect(months.at(-1)).toMatchObject({ mes: '2020-02', admissoes: 1 })
    const inFebruary = { filtro: { id_departamento, _and: [{ mes: 2 }] } }
    expect((await call.hrReports.birthdays(inFebruary)).total).toBe(1)
    expect((await call.hrReports.anniversaries(inFebruary)).total).toBe(1)
    const gone = { _gte: '2020-01-01', _lte: '2020-12-31' }
    const turnover = { id_departamento, _and: [{ data_desligamento: gone }, { tipo: 'acordo' }] }
    expect(await call.hrReports.turnover({ filtro: turnover })).toMatchObject({
      admissoes: 1,
      desligamentos: 0,
    })
    const either = {
      id_departamento,
      data_desligamento: gone,
      _or: [{ tempo_casa: 3 }, { motivo: 'Mudança' }],
    }
    expect(await call.hrReports.turnover({ filtro: either })).toMatchObject({ admissoes: 1 })
  })
})
