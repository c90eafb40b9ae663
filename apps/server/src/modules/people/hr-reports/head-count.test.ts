import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours], employee: false })
const { hrReports } = manager.call

const person = (data_admissao?: string) =>
  makePerson(db, { nome: 'Pessoa', id_empresa: ours, ...(data_admissao && { data_admissao }) })
const switchOff = async (id: number, data_desligamento: string | null) => {
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false, data_desligamento, ...(data_desligamento && { situacao: 'desligado' as const }) })
    .where('id', '=', id)
    .execute()
}

it('turnover and cards count the employees of a day by one rule (docs/people.md#head-count)', async () => {
  const [de, ate] = ['2025-08-01', '2025-08-31'] as const
  await person('2025-07-31')
  await person(de)
  await person(de)
  await person()
  await switchOff(await person('2020-01-01'), null)
  await switchOff(await person('2020-01-01'), '2025-07-31')
  await switchOff(await person('2020-01-01'), de)
  const filtro = { data_desligamento: { _gte: de, _lte: ate } }
  expect(await hrReports.turnover({ filtro })).toMatchObject({ inicio: 3 })
  for (const relatorio of ['admissoes', 'desligamentos'] as const)
    expect(await hrReports.staffFigures({ relatorio, de, ate })).toMatchObject([{ outro: 3 }])
  expect(await hrReports.staffFigures({ relatorio: 'ativos' })).toMatchObject([{ total: 4 }])
})
