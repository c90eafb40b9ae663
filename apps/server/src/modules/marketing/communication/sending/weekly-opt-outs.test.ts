import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { weeklyOptOuts } from './execution-end.queries.ts'

const { db, as } = await testWorld()

it('Monday’s notice counts who left, not who was allowed again or restricted by hand', async () => {
  const id_empresa = await makeProvider(db)
  const { call } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
  const restricted = (cod_cliente: string, origem: string) =>
    db
      .insertInto('relacionamento_preferencias_cliente')
      .values({ id_empresa, cod_cliente, nome_razaosocial: cod_cliente, origem, email: false })
      .returning('id')
      .executeTakeFirstOrThrow()
  await restricted('1', 'descadastro')
  const { id } = await restricted('2', 'sair')
  await restricted('3', 'manual')
  expect(await weeklyOptOuts(db)).toEqual([{ id_empresa, total: 2 }])
  await call.restrictions.update({ id, email: true })
  expect(await weeklyOptOuts(db)).toEqual([{ id_empresa, total: 1 }])
})
