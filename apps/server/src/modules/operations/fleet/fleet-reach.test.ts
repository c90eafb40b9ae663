/** Whose the fleet's records are: nobody registers, names or sees what another provider or person has, whatever id they send. */
import { refusal } from '@intranet/contract/messages/refusals'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeDriver, makeRentalCompany, makeVehicle } from '../../../../test/factories/fleet.ts'
import { plantFile } from '../../../../test/free-files.ts'
import { findActor } from '../../../platform/session.ts'
import { driversOfVehicle } from './vehicle.queries.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { app, db, deps, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const requester = await as({ roles: ['frota:solicitante'], ...there })
const vehicle = await makeVehicle(db, ours)
const alien = {
  vehicle: await makeVehicle(db, theirs),
  driver: (await makeDriver(db, { id_empresa: theirs })).id,
  person: (await as({ id_empresa: theirs })).userId,
}
const city = await db.selectFrom('cidade').select('id').limit(1).executeTakeFirstOrThrow()
const company = await makeRentalCompany(db)

const fine = (over: object) => fineFields({ id_veiculo: vehicle, ...over })
const incident = (over: object) => ({
  id_veiculo: vehicle,
  tipo: 'pane' as const,
  data_hora: '2026-05-10T14:20',
  local: 'BR-116',
  id_cidade: city.id,
  descricao: 'Não liga',
  ...over,
})
const rental = (over: object) => ({
  id_locadora: company,
  id_veiculo: vehicle,
  contrato: 'C-1',
  data_inicio: '2026-05-01',
  data_fim: '2027-05-01',
  valor_mensal: '2500.00',
  ...over,
})
const licence = { cnh_numero: '98765432100', cnh_categoria: 'B' as const, cnh_validade: '2031-02-03' }
const { fines, vehicleIncidents, vehicleRentals, drivers } = manager.call

describe('what is another provider’s', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    [
      'a vehicle of a fine',
      'id_veiculo',
      () => fines.create({ objects: [fine({ id_veiculo: alien.vehicle })] }),
    ],
    [
      'a driver of a fine',
      'id_motorista',
      () => fines.create({ objects: [fine({ id_motorista: alien.driver })] }),
    ],
    [
      'a vehicle of an incident',
      'id_veiculo',
      () => vehicleIncidents.create({ objects: [incident({ id_veiculo: alien.vehicle })] }),
    ],
    [
      'a driver of an incident',
      'id_motorista',
      () => vehicleIncidents.create({ objects: [incident({ id_motorista: alien.driver })] }),
    ],
    [
      'a vehicle of a rental',
      'id_veiculo',
      () => vehicleRentals.create({ objects: [rental({ id_veiculo: alien.vehicle })] }),
    ],
    [
      'a person who drives',
      'id_usuario',
      () => drivers.create({ objects: [{ id_usuario: alien.person, ...licence }] }),
    ],
  ])('is no choice: %s', async (_what, field, register) => {
    await expect(register()).rejects.toMatchObject({
      cause: { details: { campos: { [field]: expect.any(String) } } },
    })
  })

  it('is registered where it is ours: the refusals above are about its owner', async () => {
    const own = await makeDriver(db, there)
    await fines.create({ objects: [fine({ id_motorista: own.id })] })
    await vehicleIncidents.create({ objects: [incident({ id_motorista: own.id })] })
    await vehicleRentals.create({ objects: [rental({})] })
  })
})

describe('a rental', () => {
  it('is not moved to another provider’s vehicle, and ends once', async () => {
    const [made] = await vehicleRentals.create({
      objects: [rental({ id_veiculo: await makeVehicle(db, ours) })],
    })
    const { id } = made!
    const moved = vehicleRentals.update({ ...rental({ id_veiculo: alien.vehicle }), id })
    await expect(moved).rejects.toMatchObject({
      cause: { details: { campos: { id_veiculo: expect.any(String) } } },
    })
    const end = () => vehicleRentals.changeState({ id, situacao: 'encerrada' })
    expect(await end()).toMatchObject({ situacao: 'encerrada' })
    await expect(end()).rejects.toThrow(refusal.wrongState)
  })
})

describe('a manager of another provider', () => {
  it('does not change the licence that they see as its driver', async () => {
    const visitor = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: theirs })
    const { id } = await db
      .insertInto('motorista')
      .values({ id_usuario: visitor.userId, ...licence })
      .returning('id')
      .executeTakeFirstOrThrow()
    await visitor.call.drivers.get({ id })
    const change = { id, ...licence, cnh_categoria: 'E' as const }
    await expect(visitor.call.drivers.update(change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a fine', () => {
  it('is its own driver’s alone, also confirmed, and offers its confirmation to managers alone', async () => {
    const [own, colleague] = [await as(there), await as(there)]
    const [ofOwn] = await db
      .insertInto('motorista')
      .values([own, colleague].map(({ userId }) => ({ id_usuario: userId, ...licence })))
      .returning('id')
      .execute()
    const [made] = await requester.call.fines.create({ objects: [fine({ id_motorista: ofOwn!.id })] })
    const { id } = made!
    const other = await as({ roles: ['frota:solicitante'], ...there })
    expect((await other.call.fines.get({ id })).confirmavel).toBe(false)
    expect((await manager.call.fines.get({ id })).confirmavel).toBe(true)
    await fines.confirmDriver({ id })
    const ownOf = async (who: typeof own) =>
      (await who.call.fines.listOwn({ limit: 0 })).dados.map((one) => one.id)
    expect([await ownOf(own), await ownOf(colleague)]).toEqual([[id], []])
    await fines.generateTerm({ id })
    const toSign = async (who: typeof own) =>
      (await openObligations(who.call)).filter(({ tipo }) => tipo === 'termo_multa').length
    expect([await toSign(own), await toSign(colleague)]).toEqual([1, 0])
  })
})

describe('a vehicle', () => {
  it('that was retired is changed by managers alone', async () => {
    const id = await makeVehicle(db, ours, { situacao: 'baixado' })
    await expect(requester.call.vehicles.update({ id, modelo: 'Toro' })).rejects.toThrow(text.retired)
    await manager.call.vehicles.update({ id, modelo: 'Toro' })
  })

  it('shows who had it to people of its provider, also where it changed its provider since it was read', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const { id: id_motorista } = await makeDriver(db, there)
    await db
      .insertInto('veiculo_motorista')
      .values({ id_veiculo, id_motorista, inicio: '2026-05-02T08:00:00-03:00', km_inicio: 0 })
      .execute()
    const reported = async (token: string) =>
      driversOfVehicle(db, (await findActor(deps.auth, token))!.actor, id_veiculo)
    expect(await reported(manager.token)).toHaveLength(1)
    const elsewhere = await as({ roles: ['frota:gestor'], empresas: [theirs], id_empresa: theirs })
    expect(await reported(elsewhere.token)).toEqual([])
  })

  it('shows its photo to readers of the fleet, and that of an incident to the person who reported it', async () => {
    const [colleague, reporter] = [await as(there), await as(there)]
    const reader = await as({ roles: ['frota:leitor'], ...there })
    const content = Buffer.from('foto')
    const plant = { bucket: 'imagens', nome: 'foto.png', tipo: 'image/png', content }
    const photo = await plantFile(deps, manager.userId, plant)
    await manager.call.vehicles.update({ id: vehicle, foto: photo })
    const [made] = await vehicleIncidents.create({ objects: [incident({})] })
    await db
      .updateTable('incidente_veiculo')
      .set({ id_usuario: reporter.userId })
      .where('id', '=', made!.id)
      .execute()
    const ofIncident = await plantFile(deps, manager.userId, plant)
    await db
      .insertInto('incidente_veiculo_foto')
      .values({ id_incidente: made!.id, id_arquivo: ofIncident })
      .execute()
    await db
      .updateTable('arquivo')
      .set({ tabela_dona: 'incidente_veiculo', id_dono: made!.id })
      .where('id', '=', ofIncident)
      .execute()
    const sees = async ({ token }: typeof colleague, file: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ url: `/files/${file}`, headers })).statusCode
    }
    expect([await sees(reader, photo), await sees(colleague, photo)]).toEqual([200, 404])
    expect([await sees(reporter, ofIncident), await sees(colleague, ofIncident)]).toEqual([200, 404])
  })
})

describe('work on a vehicle', () => {
  it('has a cause and an odometer of that vehicle, also when it is changed', async () => {
    const other = await makeVehicle(db, ours)
    const [cause] = await vehicleIncidents.create({ objects: [incident({ id_veiculo: other })] })
    const work = { tipo: 'corretiva' as const, descricao: 'Pastilhas', km: 41_000 }
    const locked = await makeVehicle(db, ours, { km_atual: 40_000 })
    const { vehicleMaintenance } = manager.call
    const ofOther = { id_incidente_veiculo: cause!.id }
    const isRefused = (asked: Promise<unknown>, field: string) =>
      expect(asked).rejects.toMatchObject({ cause: { details: { campos: { [field]: expect.any(String) } } } })
    await isRefused(
      vehicleMaintenance.create({ objects: [{ id_veiculo: locked, ...work, ...ofOther }] }),
      'id_incidente_veiculo',
    )
    const [made] = await vehicleMaintenance.create({ objects: [{ id_veiculo: locked, ...work }] })
    const { id } = made!
    await isRefused(vehicleMaintenance.update({ id, ...work, ...ofOther }), 'id_incidente_veiculo')
    await isRefused(vehicleMaintenance.update({ id, ...work, km: 39_000 }), 'km')
  })
})

describe('a vehicle of one’s own', () => {
  it('is one that they reserved, not one that a colleague did', async () => {
    const [own, colleague] = [await as(there), await as(there)]
    const id_veiculo = await makeVehicle(db, ours)
    const day = { data_retirada: '2026-05-10T08:00:00-03:00', data_devolucao: '2026-05-10T18:00:00-03:00' }
    await db
      .insertInto('solicitacao_veiculo')
      .values({
        ...day,
        id_empresa: ours,
        motivo: 'Visita',
        origem: 'Base',
        destino: 'Rio Grande',
        id_usuario: own.userId,
        id_veiculo,
        situacao: 'concluida',
      })
      .execute()
    const seen = async (who: typeof own) => (await who.call.vehicleRequests.vehicles()).map(({ id }) => id)
    expect([await seen(own), await seen(colleague)]).toEqual([[id_veiculo], []])
  })
})
