import { equipmentRequests as text } from '@intranet/contract/messages/equipment-requests'
import { refusal } from '@intranet/contract/messages/refusals'
import { supplies } from '@intranet/contract/messages/supplies'
import { todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const who = await as(there)
const id_produto = await makeProduct(db, ours, { nome: 'Headset', serializado: false })
await db.updateTable('suprimento_produto').set({ solicitavel: true }).where('id', '=', id_produto).execute()

const fields = { id_produto, quantidade: 2, motivo: 'O meu quebrou', data_desejada: todayInBrazil() }
const ask = async (by = who) => (await by.call.equipmentRequests.create({ objects: [fields] }))[0]!.id
const end = (id: number, texto?: string, by = manager) =>
  by.call.equipmentRequests.decide({ id, situacao: 'cancelado', texto })

it('what was approved is ended with a reason by a manager, while no term has it (docs/operations.md#requests-for-equipment)', async () => {
  const id = await ask()
  await expect(end(id, 'Acabou')).rejects.toThrow(refusal.wrongState)
  await manager.call.equipmentRequests.decide({ id, situacao: 'aprovado' })
  await expect(end(id)).rejects.toThrow(supplies.reasonRequired)
  await expect(end(id, 'Não quero', who)).rejects.toThrow('Você não tem permissão')
  const term = await manager.call.custody.handOver({
    id_empresa: ours,
    id_funcionario: who.userId,
    pedidos: [id],
    itens: [{ id_produto, quantidade: 2 }],
  })
  await expect(end(id, 'Acabou')).rejects.toThrow(text.waitsSignature)
  await manager.call.custody.cancel({ id: term.id })
  await end(id, 'Acabou no estoque')
  expect(await who.call.equipmentRequests.get({ id })).toMatchObject({
    situacao: 'cancelado',
    resposta: 'Acabou no estoque',
  })
  const [newest] = await who.call.notifications.list({ limit: 100 })
  expect(newest!.data.msg).toBe('Seu pedido de 2 × Headset foi cancelado: Acabou no estoque')
  // The person may ask for the product again.
  await ask()
})

it('what was handed over is not ended: no term waits any more', async () => {
  const another = await as(there)
  const id = await ask(another)
  await manager.call.equipmentRequests.decide({ id, situacao: 'aprovado' })
  await manager.call.custody.handOver({
    id_empresa: ours,
    id_funcionario: another.userId,
    pedidos: [id],
    itens: [{ id_produto, quantidade: 2 }],
  })
  await db.updateTable('pedido_equipamento').set({ situacao: 'entregue' }).where('id', '=', id).execute()
  await expect(end(id, 'Acabou')).rejects.toThrow(refusal.wrongState)
  await expect(another.call.equipmentRequests.cancel({ id })).rejects.toThrow(refusal.wrongState)
})
