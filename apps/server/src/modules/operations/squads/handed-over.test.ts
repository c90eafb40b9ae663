/** What was handed over is the managers' to change and to end: docs/operations.md#counts. */
import { randomUUID } from 'node:crypto'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const technician = await as({ ...there })
const stranger = await as({ ...there })
const ont = await makeProduct(db, ours)
const drop = await makeProduct(db, ours, { serializado: false, codigo_erp: 'CON-01' })

type Somebody = typeof manager
async function begun() {
  const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
  await makeStock(db, id_equipe, drop, 2)
  const { id } = await technician.call.inventory.start({ id_equipe })
  return { id, id_equipe }
}
const send = ({ call }: Somebody, id: number, codigo: string) =>
  call.inventory.send({
    id,
    leituras: [{ chave: randomUUID(), codigo, quantidade: 2, lido_em: '2026-11-21T10:00:00-03:00' }],
  })
const lines = async (id: number) => (await manager.call.inventory.list({ filtro: { id_contagem: id } })).dados

it('a count takes readings of who counts until it is handed over, then of managers alone', async () => {
  const { id } = await begun()
  await expect(send(stranger, id, 'CON-01')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await send(technician, id, 'CON-01')
  await technician.call.inventory.finish({ id })
  await expect(send(technician, id, 'XYZ-1')).rejects.toThrow(text.countValidating)
  expect(await lines(id)).toHaveLength(1)
  await send(manager, id, 'XYZ-1')
  expect(await lines(id)).toHaveLength(2)
})

it('a count that nobody has handed over does not end, though its lines are validated', async () => {
  const { id } = await begun()
  await send(technician, id, 'CON-01')
  await manager.call.inventory.validate({ id_contagem: id })
  await expect(manager.call.inventory.close({ id })).rejects.toThrow(text.handOverFirst)
  await technician.call.inventory.finish({ id })
  expect(await manager.call.inventory.close({ id })).toMatchObject({ situacao: 'encerrada' })
  await expect(send(manager, id, 'XYZ-1')).rejects.toThrow(text.countOver)
})

it('a line of a product without assets gets none; one that has its asset keeps it', async () => {
  const { id, id_equipe } = await begun()
  const [line] = await lines(id)
  const change = { id: line!.id, patrimonio: 'PT-H1' }
  await expect(technician.call.inventory.update(change)).rejects.toThrow(text.noSerial)
  expect(
    await db.selectFrom('suprimento_patrimonio').where('patrimonio', '=', 'PT-H1').select('id').execute(),
  ).toEqual([])
  const [made] = await technician.call.inventory.add({
    objects: [{ id_equipe, id_produto: ont, patrimonio: 'PT-H2', quantidade_informada: 1 }],
  })
  const product = db.updateTable('suprimento_produto').where('id', '=', ont)
  await product.set({ serializado: false }).execute()
  await technician.call.inventory.update({ id: made!.id, patrimonio: 'PT-H2', os: '88123' })
  await product.set({ serializado: true }).execute()
})
