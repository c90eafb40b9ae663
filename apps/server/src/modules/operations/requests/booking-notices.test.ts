/** Who is notified of what becomes of a booking: docs/operations.md#requests-of-vehicles */
import { fleet as text } from '@intranet/contract/messages/fleet'
import { dayFromNow } from '@intranet/contract/today'
import { formatDate } from '@intranet/contract/formats'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { findActor } from '../../../platform/session.ts'
import { endBookingsOf } from './request.departure.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const [pelotas, laguna] = [await cityNamed(db, 'Pelotas', 'RS'), await cityNamed(db, 'Laguna', 'SC')]
type Person = typeof manager

async function ask({ call }: Person, day: string, dirige: boolean): Promise<number> {
  const wish = { ...vehicleWish(day), passageiros: 1, dirige }
  return (await call.vehicleRequests.create({ objects: [wish] }))[0]!.id
}
const step = (id: number, situacao: 'aprovada' | 'cancelada', more: object = {}) =>
  manager.call.vehicleRequests.changeState({ id, situacao, ...more })
const offerRide = ({ call }: Person, id_veiculo: number, data: string) =>
  call.rides.create({
    objects: [
      {
        id_cidade_origem: pelotas,
        origem: 'Rodoviária',
        id_cidade_destino: laguna,
        destino: 'Centro',
        data,
        hora: '09:00',
        vagas: 2,
        tipo: 'empresa',
        id_veiculo,
      },
    ],
  })
const said = async ({ call }: Person) => (await call.notifications.list()).map(({ data }) => data.msg)

it('the named driver has the booking among their own, and is notified of it and of its end', async () => {
  const [author, driver] = [await as(there), await as(there)]
  const id_motorista = await makeLicence(db, driver.userId)
  const id_veiculo = await makeVehicle(db, ours, { placa: 'DIR1G23' })
  const day = dayFromNow(3)
  const id = await ask(author, day, false)
  await step(id, 'aprovada', { id_veiculo, id_motorista })
  const trip = `Rio Grande em ${formatDate(day)} - 08:00`
  expect(await said(driver)).toEqual([text.drives(trip)])
  const own = async ({ call }: Person) =>
    (await call.vehicleRequests.listOwn({ limit: 0 })).dados.map((row) => row.id)
  expect([await own(author), await own(driver), await own(manager)]).toEqual([[id], [id], []])
  const [work] = await manager.call.vehicleMaintenance.create({
    objects: [{ id_veiculo, tipo: 'corretiva', descricao: 'Freios', oficina: 'Sul', km: 40_000 }],
  })
  for (const situacao of ['aprovada', 'em_execucao'] as const)
    await manager.call.vehicleMaintenance.changeState({ id: work!.id, situacao })
  const inService = text.bookedInService('DIR1G23', `${formatDate(day)} - 08:00`)
  expect((await said(author))[0]).toBe(inService)
  expect((await said(driver))[0]).toBe(inService)
  await manager.call.vehicleMaintenance.changeState({ id: work!.id, situacao: 'cancelada' })
  const times = async () => (await said(driver)).filter((one) => one === inService).length
  expect(await times()).toBe(1)
  // Who takes the vehicle out of service by hand has them notified too.
  await manager.call.vehicles.changeState({ id: id_veiculo, situacao: 'manutencao' })
  expect(await times()).toBe(2)
  await step(id, 'cancelada')
  expect((await said(driver))[0]).toBe(text.drivesNot(trip))
})

it('who drives themselves is notified once; a company ride that loses its vehicle is reported to its driver', async () => {
  const driver = await as(there)
  await makeLicence(db, driver.userId)
  const id_veiculo = await makeVehicle(db, ours, { placa: 'CAR0N45' })
  const days = [dayFromNow(6), dayFromNow(8), dayFromNow(10)] as const
  const booked = new Map<string, number>()
  for (const day of days) {
    const id = await ask(driver, day, true)
    await step(id, 'aprovada', { id_veiculo })
    booked.set(day, id)
  }
  expect(await said(driver)).toHaveLength(3)
  for (const data of days) await offerRide(driver, id_veiculo, data)
  // Each is reported with its own booking, once: also the one between two that lost theirs before.
  const lost: string[] = []
  for (const day of [days[0], days[2], days[1]]) {
    await step(booked.get(day)!, 'cancelada')
    lost.unshift(text.rideWithout('CAR0N45', 'Laguna', formatDate(day)))
    expect((await said(driver)).filter((msg) => msg.includes('carona'))).toEqual(lost)
  }
})

it('the named driver is notified of the end of a booking whose author leaves', async () => {
  const [author, driver] = [await as(there), await as(there)]
  const id_motorista = await makeLicence(db, driver.userId)
  const day = dayFromNow(4)
  const id = await ask(author, day, false)
  await step(id, 'aprovada', { id_veiculo: await makeVehicle(db, ours, { placa: 'SAI0D67' }), id_motorista })
  const { actor } = (await findActor(deps.auth, manager.token))!
  await endBookingsOf(db, actor, author.userId)
  expect((await said(driver))[0]).toBe(text.drivesNot(`Rio Grande em ${formatDate(day)} - 08:00`))
})

it('a company ride of somebody whose driver leaves is reported to them (docs/operations.md#requests-of-vehicles)', async () => {
  const [author, driver] = [await as(there), await as(there)]
  const id_motorista = await makeLicence(db, driver.userId)
  const id_veiculo = await makeVehicle(db, ours, { placa: 'RID0E89' })
  const day = dayFromNow(5)
  await step(await ask(author, day, false), 'aprovada', { id_veiculo, id_motorista })
  await offerRide(author, id_veiculo, day)
  const { actor } = (await findActor(deps.auth, manager.token))!
  await endBookingsOf(db, actor, driver.userId)
  expect((await said(author)).filter((msg) => msg.includes('carona'))).toEqual([
    text.rideWithout('RID0E89', 'Laguna', formatDate(day)),
  ])
})
