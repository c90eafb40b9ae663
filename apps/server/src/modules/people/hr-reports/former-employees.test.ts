import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })

async function employee(nome: string, over = {}) {
  const id = await makeUser(db, { nome, id_empresa: ours })
  await db
    .insertInto('rh_familiar')
    .values({ id_funcionario: id, nome: `Filha de ${nome}`, parentesco: 'filho', dependente_plano: true })
    .execute()
  await db
    .updateTable('rh_usuario')
    .set({ nome, ...over })
    .where('id', '=', id)
    .execute()
}

await employee('Ana')
await employee('Bia', { ativo: false })
await employee('Caio', { ativo: false, situacao: 'desligado', data_desligamento: '2025-01-01' })

it('relatives are those of who works here, in the report and on its card (docs/people.md#relatives-in-the-report)', async () => {
  const { dados } = await hr.call.hrReports.families({ filtro: { id_empresa: ours } })
  expect(dados.map(({ familiar }) => familiar)).toEqual(['Filha de Ana', 'Filha de Bia'])
  const [figures] = await hr.call.hrReports.staffFigures({ relatorio: 'familiares' })
  expect(figures).toMatchObject({ total: 2 })
})
