/** Whose requests for vehicles: seen by colleagues, changed by the one who asked. */
import { wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { common } from '@intranet/contract/messages'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeUpload, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const reader = await as({ roles: ['frota:leitor'], ...there })
const author = await as(there)
await makeLicence(db, author.userId)
const forbidden = { code: 'FORBIDDEN', message: common.forbidden }

const inHours = (hours: number) => wallText(wallOf(Date.now() + hours * 3_600_000))

let days = 1
async function ask(over: object = {}): Promise<number> {
  days += 1
  const fields = { ...vehicleWish(dayFromNow(days)), ...over }
  return (await author.call.vehicleRequests.create({ objects: [fields] }))[0]!.id
}

it('is changed by the person who asked alone, who must have a licence to drive', async () => {
  const id = await ask()
  await reader.call.vehicleRequests.get({ id })
  await expect(reader.call.vehicleRequests.update({ id, motivo: 'Outro' })).rejects.toMatchObject(forbidden)
  await expect(reader.call.vehicleRequests.wait({ id, espera: true })).rejects.toMatchObject(forbidden)
  await author.call.vehicleRequests.update({ id, motivo: 'Trocar rádio' })
  await manager.call.vehicleRequests.wait({ id, espera: true })
  await db.deleteFrom('motorista').where('id_usuario', '=', author.userId).execute()
  await expect(author.call.vehicleRequests.update({ id, dirige: true })).rejects.toMatchObject({
    cause: { details: { campos: { dirige: expect.any(String) } } },
  })
  await makeLicence(db, author.userId)
})

it('is taken out by who takes part in it, who alone is reminded', async () => {
  // Within a day, at whatever hour this runs.
  const id = await ask({ data_retirada: inHours(20), data_devolucao: inHours(23) })
  await manager.call.vehicleRequests.changeState({
    id,
    situacao: 'aprovada',
    id_veiculo: await makeVehicle(db, ours),
  })
  const reminded = async ({ call }: typeof author) =>
    (await openObligations(call)).filter(({ verbo }) => verbo === 'Retirar').length
  expect([await reminded(author), await reminded(reader)]).toEqual([1, 0])
  const list = { id, km: 1000, combustivel: 4, fotos: [await makeUpload(db, reader.userId)] }
  await expect(reader.call.vehicleRequests.checkOut(list)).rejects.toMatchObject(forbidden)
})

it('is also its named driver’s, who is reminded and reports what the vehicle needs (docs/operations.md#requests-of-vehicles)', async () => {
  const driver = await as(there)
  const id_veiculo = await makeVehicle(db, ours)
  const id = await ask({ dirige: false, data_retirada: inHours(20), data_devolucao: inHours(23) })
  const id_motorista = await makeLicence(db, driver.userId)
  await manager.call.vehicleRequests.changeState({ id, situacao: 'aprovada', id_veiculo, id_motorista })
  const reminders = (await openObligations(driver.call)).filter(({ verbo }) => verbo === 'Retirar')
  expect(reminders.map(({ rota }) => rota)).toEqual([`/requests/vehicle/edit/${id}`])
  const own = await driver.call.vehicleRequests.vehicles()
  expect(own.map((vehicle) => vehicle.id)).toEqual([id_veiculo])
  const repair = { id_veiculo, tipo: 'pneu' as const, km: 20, descricao: 'Pneu furado', parado: true }
  await driver.call.vehicleMaintenance.request({ objects: [repair] })
  const { call } = await as(there)
  await expect(call.vehicleMaintenance.request({ objects: [repair] })).rejects.toThrow(text.notAssigned)
})

it('is for a vehicle of the provider that one works for, which the calendar shows beside those of one’s others (docs/operations.md#requests-of-vehicles)', async () => {
  const theirs = await makeProvider(db)
  const [own, other] = [await makeVehicle(db, ours), await makeVehicle(db, theirs)]
  const { call } = await as({ empresas: [theirs], id_empresa: ours })
  const shown = async (id_empresa?: number) =>
    (
      await call.vehicleRequests.calendar({ inicio: dayFromNow(1), fim: dayFromNow(2), id_empresa })
    ).veiculos.map(({ id }) => id)
  expect(await shown()).toEqual(expect.arrayContaining([own, other]))
  expect(await shown(ours)).toContain(own)
  expect(await shown(ours)).not.toContain(other)
  const day = dayFromNow(1)
  const trip = { motivo: 'Visita', origem: 'Pelotas', destino: 'Rio Grande', passageiros: 1, dirige: false }
  const wish = (id_veiculo: number) => ({
    objects: [{ ...trip, data_retirada: `${day}T08:00`, data_devolucao: `${day}T12:00`, id_veiculo }],
  })
  await call.vehicleRequests.create(wish(own))
  await expect(call.vehicleRequests.create(wish(other))).rejects.toThrow('Dados inválidos.')
})
