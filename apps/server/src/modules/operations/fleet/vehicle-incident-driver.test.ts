import { HOUR_MS } from '@intranet/contract/durations'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const id_cidade = await cityNamed(db, 'Pelotas', 'RS')
const hours = (from: number) => new Date(Date.now() + from * HOUR_MS)

it('the driver of an incident is who had the vehicle then, not who reports it (docs/operations.md#incidents-with-vehicles)', async () => {
  const [reporter, booked] = [await as(there), await makeDriver(db, there)]
  const licence = await makeLicence(db, reporter.userId)
  const id_veiculo = await makeVehicle(db, ours)
  // The reporter asked for the vehicle, somebody else drove it.
  await db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario: reporter.userId,
      id_empresa: ours,
      id_veiculo,
      id_motorista: booked.id,
      situacao: 'concluida',
      motivo: 'Visita',
      origem: 'Pelotas',
      destino: 'Bagé',
      passageiros: 1,
      data_retirada: hours(-10),
      data_devolucao: hours(-6),
    })
    .execute()
  await manager.call.vehicles.assign({ id: id_veiculo, id_motorista: licence, km: 10 })
  const incident = { id_veiculo, tipo: 'pane' as const, local: 'BR-116', id_cidade, descricao: 'Não liga' }
  const at = (moment: Date) => ({ objects: [{ ...incident, data_hora: moment.toISOString() }] })
  const driverOf = async ([made]: { id: number }[]) =>
    (await manager.call.vehicleIncidents.get({ id: made!.id })).id_motorista
  const report = (moment: Date) => reporter.call.vehicleIncidents.report(at(moment))
  expect(await driverOf(await report(hours(-8)))).toBe(booked.id)
  expect(await driverOf(await report(hours(-4)))).toBeNull()
  expect(await driverOf(await report(new Date()))).toBe(licence)
  expect(await driverOf(await manager.call.vehicleIncidents.create(at(hours(-8))))).toBe(booked.id)
})
