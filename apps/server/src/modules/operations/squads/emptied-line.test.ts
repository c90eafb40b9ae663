import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const technician = await as(there)

it('an order and a validated quantity of a line are emptied again, the quantity by a manager alone', async () => {
  const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
  const product = await makeProduct(db, ours, { nome: 'Conector', serializado: false, codigo_erp: 'CON-01' })
  await makeStock(db, id_equipe, product, 12)
  const { id } = await technician.call.inventory.start({ id_equipe })
  const line = async () => (await manager.call.inventory.list({ filtro: { id_contagem: id } })).dados[0]!
  const first = await line()
  await manager.call.inventory.update({ id: first.id, os: '88123', quantidade_validada: 11 })
  await expect(
    technician.call.inventory.update({ id: first.id, quantidade_validada: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await line()).toMatchObject({ os: '88123', quantidade_validada: 11 })
  await manager.call.inventory.update({ id: first.id, os: null, quantidade_validada: null })
  expect(await line()).toMatchObject({ os: null, quantidade_validada: null })
})
