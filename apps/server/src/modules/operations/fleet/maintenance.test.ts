import { refusal } from '@intranet/contract/messages/refusals'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeLicence, makeUpload, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const hr = await as({ roles: ['rh:gestor'], ...there })
const driver = await as({ nome: 'Lia Torres', ...there })
const licence = await makeLicence(db, driver.userId)
const city = await db
  .insertInto('cidade')
  .values({ nome: 'Rio Grande', uf: 'RS' })
  .returning('id')
  .executeTakeFirst()
  .catch(() => db.selectFrom('cidade').select('id').limit(1).executeTakeFirst())

const work = (id_veiculo: number, over: object = {}) => ({
  id_veiculo,
  tipo: 'corretiva' as const,
  descricao: 'Troca de pastilhas',
  oficina: 'Mecânica Sul',
  km: 40_000,
  valor_pecas: '300.00',
  valor_mao_obra: '150.50',
  ...over,
})

async function through(id: number, ...states: ('aprovada' | 'em_execucao' | 'concluida')[]) {
  for (const situacao of states) await manager.call.vehicleMaintenance.changeState({ id, situacao })
}

describe('maintenance', () => {
  it('at 39.500 km of a vehicle with 40.000 is refused with the odometer’s words', async () => {
    const id = await makeVehicle(db, ours, { km_atual: 40_000 })
    await expect(
      manager.call.vehicleMaintenance.create({ objects: [work(id, { km: 39_500 })] }),
    ).rejects.toMatchObject({ message: 'A quilometragem não pode ser menor que a atual (40.000 km).' })
  })

  it('takes the vehicle out of service while it is done, and moves odometer and next service on (docs/operations.md#maintenance)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 40_000 })
    const [created] = await manager.call.vehicleMaintenance.create({
      objects: [work(id_veiculo, { km: 40_100, proxima_km: 50_000, proxima_data: '2027-05-01' })],
    })
    const id = created!.id
    const vehicle = () => manager.call.vehicles.get({ id: id_veiculo })
    await through(id, 'aprovada', 'em_execucao')
    expect((await vehicle()).situacao).toBe('manutencao')
    await through(id, 'concluida')
    expect(await vehicle()).toMatchObject({
      situacao: 'disponivel',
      km_atual: 40_100,
      proxima_revisao_km: 50_000,
      proxima_revisao_data: '2027-05-01',
    })
    expect((await manager.call.vehicleMaintenance.get({ id })).valor_total).toBe('450.50')
    await expect(manager.call.vehicleMaintenance.changeState({ id, situacao: 'cancelada' })).rejects.toThrow(
      refusal.wrongState,
    )
    await expect(manager.call.vehicleMaintenance.update({ id, descricao: 'Outra' })).rejects.toThrow(
      text.closed,
    )
  })

  it('that is refused says why', async () => {
    const [created] = await manager.call.vehicleMaintenance.create({
      objects: [work(await makeVehicle(db, ours))],
    })
    await expect(
      manager.call.vehicleMaintenance.changeState({ id: created!.id, situacao: 'recusada' }),
    ).rejects.toThrow(text.reasonRequired)
  })

  it('is asked for by employees for vehicles of theirs alone, who hear what became of it', async () => {
    const [id_veiculo, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    await manager.call.vehicles.assign({ id: id_veiculo, id_motorista: licence, km: 10 })
    const ask = (id: number) =>
      driver.call.vehicleMaintenance.request({
        objects: [{ id_veiculo: id, tipo: 'pneu', km: 20, descricao: 'Pneu furado', parado: true }],
      })
    await expect(ask(other)).rejects.toMatchObject({ message: text.notAssigned })
    const [created] = await ask(id_veiculo)
    await through(created!.id, 'aprovada')
    const own = await driver.call.vehicleMaintenance.listOwn({})
    expect(own.dados.map(({ id, situacao }) => [id, situacao])).toEqual([[created!.id, 'aprovada']])
    await expect(driver.call.vehicleMaintenance.cancelOwn({ id: created!.id })).rejects.toThrow(
      refusal.wrongState,
    )
    const [again] = await ask(id_veiculo)
    expect(await driver.call.vehicleMaintenance.cancelOwn({ id: again!.id })).toEqual({
      id: again!.id,
      situacao: 'cancelada',
    })
  })
})

describe('the report of repairs', () => {
  it('equals the list: the same sums, for managers of the fleet and of HR alone', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
    for (const [km, valor] of [
      [2000, '100.00'],
      [3000, '250.25'],
    ] as const) {
      const [created] = await manager.call.vehicleMaintenance.create({
        objects: [work(id_veiculo, { km, valor_pecas: valor, valor_mao_obra: '50.00' })],
      })
      await through(created!.id, 'aprovada', 'em_execucao', 'concluida')
    }
    const filtro = { id_veiculo }
    const listed = await manager.call.vehicleMaintenance.list({
      filtro: { ...filtro, situacao: 'concluida' },
    })
    const report = await hr.call.fleet.repairs({ filtro, sort: 'km' })
    const totals = await hr.call.fleet.repairTotals({ filtro })
    const sum = (rows: { valor_total: string }[]) =>
      rows.reduce((total, { valor_total }) => total + Number(valor_total), 0)
    expect(sum(report.dados)).toBe(sum(listed.dados))
    expect(totals).toEqual({
      total: 2,
      valor_pecas: '350.25',
      valor_mao_obra: '100.00',
      valor_total: '450.25',
    })
    expect(report.dados.map(({ custo_km }) => custo_km)).toEqual([null, '0.30'])
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/relatorio/veiculo/manutencao',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { filtro: { id_veiculo: { _eq: id_veiculo } } },
    })
    expect(answer.json().relatorio_veiculo_manutencao).toHaveLength(2)
    const reader = await as({ roles: ['frota:leitor'], ...there })
    for (const asked of [reader.call.fleet.repairs({}), reader.call.fleet.repairTotals({})])
      await expect(asked).rejects.toThrow('Você não tem permissão')
  })
})

describe('incidents with vehicles', () => {
  it('show damage: a collision or damage comes with a photo (docs/operations.md#incidents-with-vehicles)', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const other = await makeDriver(db, there)
    await manager.call.vehicles.assign({ id: id_veiculo, id_motorista: other.id, km: 1 })
    const incident = {
      id_veiculo,
      tipo: 'colisao' as const,
      data_hora: new Date().toISOString(),
      local: 'BR-392',
      id_cidade: city!.id,
      descricao: 'Batida leve, sem feridos',
    }
    await expect(manager.call.vehicleIncidents.create({ objects: [incident] })).rejects.toThrow(
      'Anexe ao menos uma foto.',
    )
    const fotos = [await makeUpload(db, manager.userId)]
    const [created] = await manager.call.vehicleIncidents.create({ objects: [{ ...incident, fotos }] })
    expect(await manager.call.vehicleIncidents.get({ id: created!.id })).toMatchObject({
      fotos,
      id_motorista: other.id,
      descricao: 'Batida leve, sem feridos',
    })
    const reader = await as({ roles: ['frota:leitor'], ...there })
    expect((await reader.call.vehicleIncidents.get({ id: created!.id })).descricao).toBeNull()
    const step = { id: created!.id, situacao: 'encerrado' as const, texto: 'Seguro acionado' }
    await manager.call.vehicleIncidents.changeState(step)
    await expect(manager.call.vehicleIncidents.changeState(step)).rejects.toThrow(refusal.wrongState)
  })

  it('are reported by employees of vehicles that are with them', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const report = () =>
      driver.call.vehicleIncidents.report({
        objects: [
          {
            id_veiculo,
            tipo: 'pane',
            data_hora: new Date().toISOString(),
            local: 'BR-116',
            id_cidade: city!.id,
            descricao: 'Não liga',
          },
        ],
      })
    await expect(report()).rejects.toMatchObject({ message: text.notAssigned })
    await manager.call.vehicles.assign({ id: id_veiculo, id_motorista: licence, km: 10 })
    const [created] = await report()
    expect((await driver.call.vehicleIncidents.listOwn({})).dados.map(({ id }) => id)).toEqual([created!.id])
  })
})
