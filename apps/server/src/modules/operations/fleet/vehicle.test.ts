import { refusal } from '@intranet/contract/messages/refusals'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
const requester = await as({ roles: ['frota:solicitante'], empresas: [ours], id_empresa: ours })
const reader = await as({ roles: ['frota:leitor'], empresas: [ours], id_empresa: ours })
const there = { empresas: [ours], id_empresa: ours }

const fields = {
  placa: 'qja-1b23',
  renavam: '00000000019',
  marca: 'Fiat',
  modelo: 'Strada',
  ano_fabricacao: 2023,
  ano_modelo: 2024,
  tipo: 'utilitario',
  combustivel: 'flex',
  propriedade: 'proprio',
  categoria_exigida: 'B',
  id_empresa: ours,
  km_atual: 40_000,
} as const

describe('vehicles', () => {
  it('are registered by requesters and keep their plate without its hyphen', async () => {
    const [created] = await requester.call.vehicles.create({ objects: [fields] })
    expect(await reader.call.vehicles.get({ id: created!.id })).toMatchObject({
      placa: 'QJA1B23',
      situacao: 'disponivel',
      km_atual: 40_000,
    })
    await expect(reader.call.vehicles.create({ objects: [fields] })).rejects.toThrow('Você não tem permissão')
  })

  it.each([
    [{ placa: 'QJA12345' }, text.plate],
    [{ renavam: '00000000011' }, text.renavam],
    [{ renavam: '123' }, text.renavam],
  ])('refuse %j', async (wrong, message) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/veiculos',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { object: { ...fields, ...wrong } },
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.values(answer.json().campos)).toEqual([message])
  })

  it('refuse a plate that another one has', async () => {
    await expect(
      manager.call.vehicles.create({ objects: [{ ...fields, renavam: '00000000019' }] }),
    ).rejects.toThrow(text.plateTaken)
  })

  it('of another provider are not there, for none of the calls (docs/operations.md#fleet)', async () => {
    const id = await makeVehicle(db, theirs)
    await expect(manager.call.vehicles.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(manager.call.vehicles.assign({ id, id_motorista: null, km: 1 })).rejects.toThrow(
      'Registro não encontrado.',
    )
    await expect(manager.call.vehicles.changeState({ id, situacao: 'baixado' })).rejects.toThrow(
      'Registro não encontrado.',
    )
    await expect(
      manager.call.vehicles.create({ objects: [{ ...fields, placa: 'ABC1D23', id_empresa: theirs }] }),
    ).rejects.toThrow('Você não tem permissão')
  })

  it('that are rented name their company', async () => {
    await expect(
      manager.call.vehicles.create({ objects: [{ ...fields, placa: 'ABC1D24', propriedade: 'locado' }] }),
    ).rejects.toThrow(text.companyRequired)
  })

  it('never run backwards', async () => {
    const id = await makeVehicle(db, ours, { km_atual: 40_000 })
    await expect(manager.call.vehicles.update({ id, km_atual: 39_999 })).rejects.toThrow(
      'A quilometragem não pode ser menor que a atual (40.000 km).',
    )
  })
})

describe('a driver is given a vehicle', () => {
  it('but not with a licence that is over: B until 01/03/2026, on 02/03 (docs/operations.md#drivers)', async () => {
    const id = await makeVehicle(db, ours)
    const driver = await makeDriver(db, there, { cnh_categoria: 'B', cnh_validade: '2026-03-01' })
    await expect(
      manager.call.vehicles.assign({ id, id_motorista: driver.id, km: 10, inicio: '2026-03-02T08:00' }),
    ).rejects.toThrow('CNH vencida. O motorista não pode ser vinculado ao veículo.')
  })

  it.each([
    ['B', 'D', false],
    ['E', 'C', true],
    ['A', 'B', false],
    ['AB', 'A', true],
    ['C', 'B', true],
    ['B', 'Não Possui', true],
  ])('category %s on a vehicle that asks for %s: %s', async (cnh_categoria, categoria_exigida, allowed) => {
    const id = await makeVehicle(db, ours, { categoria_exigida })
    const driver = await makeDriver(db, there, { cnh_categoria })
    const assigned = manager.call.vehicles.assign({ id, id_motorista: driver.id, km: 10 })
    if (allowed) expect(await assigned).toMatchObject({ situacao: 'em_uso' })
    else await expect(assigned).rejects.toThrow(text.wrongCategory)
  })

  it('and the log shows who had it when, and how far it went', async () => {
    const id = await makeVehicle(db, ours, { km_atual: 100 })
    const [first, second] = [await makeDriver(db, there), await makeDriver(db, there)]
    await manager.call.vehicles.assign({ id, id_motorista: first.id, km: 100 })
    await manager.call.vehicles.assign({ id, id_motorista: second.id, km: 250 })
    const free = await manager.call.vehicles.assign({ id, id_motorista: null, km: 300 })
    expect(free).toEqual({ id, situacao: 'disponivel' })
    const log = await reader.call.vehicles.drivers({ id })
    expect(log.map(({ id_motorista, km_inicio, km_fim }) => [id_motorista, km_inicio, km_fim])).toEqual([
      [second.id, 250, 300],
      [first.id, 100, 250],
    ])
    expect((await reader.call.vehicles.get({ id })).km_atual).toBe(300)
  })

  it('whose odometer may not go back', async () => {
    const id = await makeVehicle(db, ours, { km_atual: 500 })
    const driver = await makeDriver(db, there)
    await expect(manager.call.vehicles.assign({ id, id_motorista: driver.id, km: 499 })).rejects.toThrow(
      text.kmBack(500),
    )
  })

  it('of the actor’s providers only', async () => {
    const id = await makeVehicle(db, ours)
    const stranger = await makeDriver(db, { empresas: [theirs], id_empresa: theirs })
    await expect(
      manager.call.vehicles.assign({ id, id_motorista: stranger.id, km: 10 }),
    ).rejects.toMatchObject({
      message: 'Dados inválidos.',
    })
  })
})

describe('a vehicle leaves the fleet', () => {
  it('only without open fines and requests, and for good (docs/operations.md#vehicles)', async () => {
    const id = await makeVehicle(db, ours)
    await db
      .insertInto('multa')
      .values({
        id_veiculo: id,
        auto_infracao: 'BX-1',
        orgao: 'PRF',
        codigo_infracao: '1',
        descricao: 'Velocidade',
        gravidade: 'leve',
        pontos: 3,
        data_infracao: new Date(),
        local: 'BR-116',
        data_notificacao: '2026-01-01',
        valor: '88.38',
        vencimento: '2026-03-01',
      })
      .execute()
    await expect(manager.call.vehicles.changeState({ id, situacao: 'baixado' })).rejects.toThrow(
      text.retireOpen,
    )
    await db.updateTable('multa').set({ situacao: 'cancelada' }).where('id_veiculo', '=', id).execute()
    expect(await manager.call.vehicles.changeState({ id, situacao: 'baixado' })).toEqual({
      id,
      situacao: 'baixado',
    })
    await expect(manager.call.vehicles.changeState({ id, situacao: 'disponivel' })).rejects.toThrow(
      refusal.wrongState,
    )
    await expect(requester.call.vehicles.changeState({ id, situacao: 'manutencao' })).rejects.toThrow(
      'Você não tem permissão',
    )
  })
})

describe('keys', () => {
  it('are with a person or in the office, one name a vehicle', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const { userId } = await as({ employee: true, ...there })
    const { id } = await manager.call.vehicles.saveKey({
      id_veiculo,
      nome: 'Reserva',
      id_funcionario: userId,
    })
    await expect(manager.call.vehicles.saveKey({ id_veiculo, nome: 'reserva' })).rejects.toThrow(
      text.keyTaken,
    )
    const left = await makeUser(db, { ...there, employee: true, ativo: false })
    const outside = await makeUser(db, { ...there, employee: false })
    for (const id_funcionario of [left, outside])
      await expect(
        manager.call.vehicles.saveKey({ id, id_veiculo, nome: 'Reserva', id_funcionario }),
      ).rejects.toMatchObject({ cause: { details: { campos: { id_funcionario: refusal.noOption } } } })
    expect((await reader.call.vehicles.keys({ id: id_veiculo }))[0]).toMatchObject({
      id,
      id_funcionario: userId,
    })
    await manager.call.vehicles.saveKey({ id, id_veiculo, nome: 'Reserva', id_funcionario: null })
    expect((await reader.call.vehicles.keys({ id: id_veiculo }))[0]).toMatchObject({
      id_funcionario: null,
      entregue_em: null,
    })
  })
})

describe('rentals', () => {
  it('end after they begin, and do not overlap for a vehicle (docs/operations.md#rentals)', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const [company] = await manager.call.rentalCompanies.create({
      objects: [{ nome: 'Loca Sul', cnpj: '11.222.333/0001-81' }],
    })
    const rental = {
      id_locadora: company!.id,
      id_veiculo,
      contrato: 'L-1',
      data_inicio: '2026-03-01',
      data_fim: '2026-02-01',
      valor_mensal: '1850.00',
    }
    const headers = { authorization: `Bearer ${manager.token}` }
    const url = '/v1/veiculo/locacao'
    const refused = await app.inject({ method: 'POST', url, headers, payload: rental })
    expect(refused.json().campos).toEqual({
      data_fim: 'A data de fim deve ser maior ou igual à data de início.',
    })
    const [created] = await manager.call.vehicleRentals.create({
      objects: [{ ...rental, data_fim: '2027-02-28' }],
    })
    await expect(
      manager.call.vehicleRentals.create({
        objects: [{ ...rental, data_inicio: '2027-02-28', data_fim: '2027-03-31' }],
      }),
    ).rejects.toThrow(text.rentalOverlaps)
    const ended = await app.inject({
      method: 'POST',
      url: `${url}/${created!.id}/situacao`,
      headers,
      payload: { situacao: 'encerrada' },
    })
    expect(ended.json()).toEqual({
      update_locacao: { returning: [{ id: created!.id, situacao: 'encerrada' }] },
    })
  })
})
