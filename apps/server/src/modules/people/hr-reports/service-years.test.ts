import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

it.each([
  ['2023-03-01', '2026-03-01', 3],
  ['2023-03-01', '2026-02-28', 2],
  ['2021-06-30', '2022-06-30', 1],
])('from %s to %s are %i years in the company, counted at the anniversary', async (from, to, years) => {
  const id_funcionario = await makePerson(db, {
    nome: `Quem saiu em ${to}`,
    id_empresa: ours,
    data_admissao: from,
  })
  await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      tipo: 'acordo',
      motivo: 'Combinado entre as partes.',
      aviso_previo: 'indenizado',
      data_solicitacao: from,
      data_desligamento: to,
      id_solicitante: hr.userId,
      situacao: 'efetivado',
      efetivado_em: new Date(),
    })
    .execute()
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false, situacao: 'desligado', data_desligamento: to })
    .where('id', '=', id_funcionario)
    .execute()
  const { dados } = await hr.call.hrReports.dismissals({ filtro: { data_desligamento: { _eq: to } } })
  expect(dados.map(({ tempo_casa }) => tempo_casa)).toEqual([years])
})
