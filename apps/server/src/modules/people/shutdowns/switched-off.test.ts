import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

it('switching somebody off says what is still in their name (docs/people.md#switching-off-without-a-shutdown)', async () => {
  const [manager, person] = [await as({ id_empresa: ours }), await as({ id_empresa: ours })]
  await db
    .updateTable('rh_usuario')
    .set({ id_gestor: manager.userId })
    .where('id', '=', person.userId)
    .execute()
  await makeSquad(db, ours, { id_responsavel: person.userId })
  await db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario: person.userId,
      id_empresa: ours,
      id_veiculo: await makeVehicle(db, ours),
      motivo: 'Visita',
      origem: 'Sede',
      destino: 'Tubarão',
      data_retirada: new Date(Date.now() + 86_400_000),
      data_devolucao: new Date(Date.now() + 90_000_000),
    })
    .execute()
  const off = async (id: number) => (await hr.call.employees.setActive({ ids: [id], ativo: false })).avisos
  const warned = (items: string, id: number) => [
    {
      texto: expect.stringContaining(` ainda tem ${items} em seu nome.`),
      rota: expect.stringContaining(`/shutdowns/register/${id}/`),
    },
  ]
  expect(await off(manager.userId)).toEqual(warned('1 item', manager.userId))
  expect(await off(person.userId)).toEqual(warned('2 itens', person.userId))
  expect(await hr.call.employees.setActive({ ids: [person.userId], ativo: true })).toMatchObject({
    avisos: [],
  })
  expect(await off((await as({ id_empresa: ours })).userId)).toEqual([])
})

it('switching many people off says of how many nobody looked at what is in their name', async () => {
  const many = await Promise.all(Array.from({ length: 22 }, () => makeEmployee(db, { id_empresa: ours })))
  const off = async (ids: number[]) => (await hr.call.employees.setActive({ ids, ativo: false })).avisos
  expect(await off(many.slice(0, 20))).toEqual([])
  expect(await off(many)).toMatchObject([
    { texto: expect.stringContaining(' de mais 2 pessoas: '), rota: null },
  ])
})
