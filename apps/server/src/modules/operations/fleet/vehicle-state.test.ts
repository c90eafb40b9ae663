/** What a vehicle is follows from who has it and what is done to it: docs/operations.md#vehicles. */
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeLicence, makeUpload, makeVehicle } from '../../../../test/factories/fleet.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { findActor } from '../../../platform/session.ts'
import { endDrivingOf } from './driver.departure.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const { vehicles, vehicleMaintenance } = manager.call

const state = async (id: number) => (await vehicles.get({ id })).situacao
const work = async (id_veiculo: number) => {
  const fields = { tipo: 'corretiva' as const, descricao: 'Pastilhas', km: 10 }
  const [made] = await vehicleMaintenance.create({ objects: [{ id_veiculo, ...fields }] })
  await vehicleMaintenance.changeState({ id: made!.id, situacao: 'aprovada' })
  return made!.id
}
const step = (id: number, situacao: 'em_execucao' | 'concluida' | 'cancelada') =>
  vehicleMaintenance.changeState({ id, situacao })
/** Lets a booking take the vehicle; another one of the same vehicle is only approved. */
async function takenBy(who: Awaited<ReturnType<typeof as>>, id_veiculo: number): Promise<number> {
  const booking = { motivo: 'Visita', origem: 'Pelotas', destino: 'Rio Grande', id_veiculo }
  const [, id] = await Promise.all(
    (['aprovada', 'em_uso'] as const).map(async (situacao, days) => {
      const data_retirada = new Date(Date.now() + days * -86_400_000 + 3_600_000)
      const data_devolucao = new Date(data_retirada.getTime() + 7_200_000)
      const times = { data_retirada, data_devolucao, id_empresa: ours, id_usuario: who.userId }
      const row = { ...booking, ...times, situacao }
      const made = db.insertInto('solicitacao_veiculo').values(row).returning('id')
      return (await made.executeTakeFirstOrThrow()).id
    }),
  )
  await db.updateTable('veiculo').set({ situacao: 'em_uso' }).where('id', '=', id_veiculo).execute()
  return id!
}

describe('a vehicle that a booking has stays in use', () => {
  it.each(['concluida', 'cancelada'] as const)('when work on it is %s', async (end) => {
    const [id, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    await takenBy(await as(there), id)
    for (const [vehicle, after] of [
      [id, 'em_uso'],
      [other, 'disponivel'],
    ] as const) {
      const repair = await work(vehicle)
      await step(repair, 'em_execucao')
      expect(await state(vehicle)).toBe('manutencao')
      await step(repair, end)
      expect(await state(vehicle)).toBe(after)
    }
  })

  it('when it is taken back from its driver, until the booking returns it', async () => {
    const [id, { id: id_motorista }] = [await makeVehicle(db, ours), await makeDriver(db, there)]
    await vehicles.assign({ id, id_motorista, km: 1 })
    const taker = await as(there)
    const booking = await takenBy(taker, id)
    expect(await vehicles.assign({ id, id_motorista: null, km: 2 })).toEqual({ id, situacao: 'em_uso' })
    expect(await state(id)).toBe('em_uso')
    const fotos = [await makeUpload(db, taker.userId)]
    await taker.call.vehicleRequests.checkIn({ id: booking, km: 3, combustivel: 4, fotos })
    expect(await state(id)).toBe('disponivel')
  })

  it('when its driver leaves the company', async () => {
    const { actor } = (await findActor(deps.auth, manager.token))!
    const leaving = await as(there)
    const id_motorista = await makeLicence(db, leaving.userId)
    const [id, other, broken] = [
      await makeVehicle(db, ours),
      await makeVehicle(db, ours),
      await makeVehicle(db, ours),
    ]
    for (const vehicle of [id, other, broken]) await vehicles.assign({ id: vehicle, id_motorista, km: 1 })
    await takenBy(await as(there), id)
    await vehicles.changeState({ id: broken, situacao: 'manutencao' })
    await inTransaction(db, actor, (tx) => endDrivingOf(tx, actor, leaving.userId))
    expect([await state(id), await state(other), await state(broken)]).toEqual([
      'em_uso',
      'disponivel',
      'manutencao',
    ])
  })

  it('when it is put back into service by hand', async () => {
    const [id, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    await takenBy(await as(there), id)
    for (const vehicle of [id, other]) await vehicles.changeState({ id: vehicle, situacao: 'manutencao' })
    expect(await vehicles.changeState({ id, situacao: 'disponivel' })).toEqual({ id, situacao: 'em_uso' })
    await vehicles.changeState({ id: other, situacao: 'disponivel' })
    expect([await state(id), await state(other)]).toEqual(['em_uso', 'disponivel'])
  })
})

describe('work that goes on', () => {
  it('keeps the vehicle out of service, and is not deleted', async () => {
    const id = await makeVehicle(db, ours)
    const [first, second] = [await work(id), await work(id)]
    await step(first, 'em_execucao')
    await step(second, 'em_execucao')
    await expect(vehicles.changeState({ id, situacao: 'disponivel' })).rejects.toThrow(text.inService)
    await expect(vehicleMaintenance.remove({ id: first })).rejects.toThrow(text.workGoesOn)
    await step(first, 'cancelada')
    expect(await state(id)).toBe('manutencao')
    await vehicleMaintenance.remove({ id: first })
    await step(second, 'concluida')
    expect(await state(id)).toBe('disponivel')
  })
})

describe('a retired vehicle', () => {
  it('has no open work, and is never brought back by any (docs/operations.md#vehicles)', async () => {
    const owner = await as(there)
    const [id, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    await work(other)
    const repair = await work(id)
    const retire = () => vehicles.changeState({ id, situacao: 'baixado' })
    await expect(retire()).rejects.toThrow(text.retireOpen)
    await step(repair, 'cancelada')
    await retire()
    // Approved before vehicles with open work were kept from being retired.
    const approved = { situacao: 'aprovada' }
    await db.updateTable('manutencao_veiculo').set(approved).where('id', '=', repair).execute()
    await expect(step(repair, 'em_execucao')).rejects.toThrow(text.retired)
    expect(await state(id)).toBe('baixado')
    await takenBy(owner, id)
    await db.updateTable('veiculo').set({ situacao: 'baixado' }).where('id', '=', id).execute()
    const fields = { id_veiculo: id, tipo: 'pneu' as const, km: 20, descricao: 'Pneu', parado: false }
    await expect(owner.call.vehicleMaintenance.request({ objects: [fields] })).rejects.toMatchObject({
      message: text.retired,
    })
  })
})
