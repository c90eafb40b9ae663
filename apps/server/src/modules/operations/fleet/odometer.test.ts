/** Readings of the odometer: docs/operations.md#odometer. */
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, app, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['frota:gestor'], empresas: [ours], employee: true })
const asker = await as({ roles: ['frota:solicitante'], empresas: [ours], employee: true })
const stranger = await as({ roles: ['frota:gestor'], empresas: [await makeProvider(db)], employee: true })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const fill = async (id_veiculo: number, days: number, km: number, over: object = {}) =>
  (
    await asker.call.fuels.create({
      objects: [{ id_veiculo, data: daysAgo(days), km, litros: '40', valor: '200.00', ...over }],
    })
  )[0]!.id
const kmOf = async (id: number) => (await manager.call.vehicles.get({ id })).km_atual
const readings = (id: number) => manager.call.vehicles.readings({ id })
/** A vehicle whose odometer was 21,460 three days ago. */
async function driven(): Promise<number> {
  const id = await makeVehicle(db, ours, { km_atual: 20_000 })
  await fill(id, 2.999, 21_460)
  return id
}

describe('a jump', () => {
  it('is asked about, and taken once it is confirmed', async () => {
    const id = await driven()
    const message = text.kmJump(978_539, 3)
    await expect(fill(id, 0, 999_999)).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { nome: 'ConfirmarHodometro', campos: { km: message } } },
    })
    expect(await kmOf(id)).toBe(21_460)
    await fill(id, 0, 999_999, { confirmar: true })
    expect(await kmOf(id)).toBe(999_999)
  })

  it.each([
    [3, 4500, true],
    [3, 4501, false],
    [0, 1500, true],
    [0, 1501, false],
  ])('in %i days is one from %i km on: %s', async (days, km, taken) => {
    const id = await makeVehicle(db, ours, { km_atual: 0 })
    await fill(id, days + 0.1, 1000)
    const sent = fill(id, days > 0 ? 0.101 : 0, 1000 + km)
    if (taken) await sent
    else await expect(sent).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is asked about wherever a reading is written', async () => {
    const id = await driven()
    const { id: id_motorista } = await makeDriver(db, { id_empresa: ours })
    const jump = { code: 'CONFLICT' }
    await expect(manager.call.vehicles.assign({ id, id_motorista, km: 99_999 })).rejects.toMatchObject(jump)
    await expect(
      manager.call.vehicles.update({ id, id_empresa: ours, km_atual: 99_999 }),
    ).rejects.toMatchObject(jump)
    const work = { id_veiculo: id, tipo: 'revisao' as const, descricao: 'Revisão', km: 99_999 }
    await expect(manager.call.vehicleMaintenance.create({ objects: [work] })).rejects.toMatchObject(jump)
    await manager.call.vehicles.assign({ id, id_motorista, km: 99_999, confirmar: true })
    expect(await kmOf(id)).toBe(99_999)
  })
})

describe('one wrong value', () => {
  it('locks no vehicle: its fill is deleted, and the newest reading that is left is shown', async () => {
    const id = await driven()
    const wrong = await fill(id, 0.01, 999_999, { confirmar: true })
    await expect(fill(id, 0, 21_500)).rejects.toThrow(text.kmBack(999_999))
    await manager.call.fuels.remove({ id: wrong })
    expect(await kmOf(id)).toBe(21_460)
    await fill(id, 0, 21_500)
    expect(await kmOf(id)).toBe(21_500)
  })

  it('is corrected with a reason by a manager: the fill, its consumption and the vehicle follow', async () => {
    const id = await driven()
    const wrong = await fill(id, 0.01, 999_999, { confirmar: true })
    const change = { id, origem: 'abastecimento' as const, id_origem: wrong, km: 21_860 }
    await expect(manager.call.vehicles.correctReading({ ...change, motivo: '' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
    expect(await manager.call.vehicles.correctReading({ ...change, motivo: 'Digitado errado' })).toEqual({
      id,
      km_atual: 21_860,
    })
    const { dados } = await manager.call.fuels.list({ filtro: { id_veiculo: id }, sort: '-data' })
    expect(dados[0]).toMatchObject({ km: 21_860, consumo: 10 })
    expect((await readings(id))[0]).toMatchObject({
      km: 21_860,
      km_de: 999_999,
      motivo: 'Digitado errado',
      origem: 'abastecimento',
    })
    const corrections = await db
      .selectFrom('veiculo_hodometro_correcao')
      .where('id_veiculo', '=', id)
      .selectAll()
      .execute()
    expect(corrections).toMatchObject([{ km_de: 999_999, km_para: 21_860, id_usuario: manager.userId }])
  })

  it('is not made by a correction unasked: one that jumps is confirmed as any reading is', async () => {
    const id = await driven()
    const last = await fill(id, 0, 21_500)
    const change = { id, origem: 'abastecimento' as const, id_origem: last, km: 999_999, motivo: 'Engano' }
    const { correctReading } = manager.call.vehicles
    await expect(correctReading(change)).rejects.toMatchObject({
      cause: { details: { nome: 'ConfirmarHodometro' } },
    })
    expect(await kmOf(id)).toBe(21_500)
    expect(await correctReading({ ...change, confirmar: true })).toEqual({ id, km_atual: 999_999 })
  })

  it('of an assignment is corrected on the assignment, and typed ones may be deleted', async () => {
    const id = await driven()
    const { id: id_motorista } = await makeDriver(db, { id_empresa: ours })
    await manager.call.vehicles.assign({ id, id_motorista, km: 99_999, confirmar: true })
    const [begun] = await readings(id)
    expect(begun).toMatchObject({ origem: 'inicio', km: 99_999 })
    const change = { id, origem: 'inicio' as const, id_origem: begun!.id, motivo: 'Painel lido errado' }
    await expect(manager.call.vehicles.correctReading({ ...change, km: null })).rejects.toThrow(
      text.readingStays,
    )
    await expect(manager.call.vehicles.correctReading({ ...change, km: 100 })).rejects.toThrow(
      /menor que a da leitura anterior \(21\.460 km em/,
    )
    await manager.call.vehicles.correctReading({ ...change, km: 21_600 })
    expect((await manager.call.vehicles.drivers({ id }))[0]).toMatchObject({ km_inicio: 21_600 })
    expect(await kmOf(id)).toBe(21_600)
    await manager.call.vehicles.update({ id, id_empresa: ours, km_atual: 22_000 })
    const [typed] = await readings(id)
    await manager.call.vehicles.correctReading({
      id,
      origem: 'digitada',
      id_origem: typed!.id,
      km: null,
      motivo: 'Outro veículo',
    })
    expect(await kmOf(id)).toBe(21_600)
  })

  it('is corrected by managers of its provider alone', async () => {
    const id = await driven()
    const [last] = await readings(id)
    const change = { id, origem: last!.origem, id_origem: last!.id, km: 21_000, motivo: 'Engano' }
    await expect(asker.call.vehicles.correctReading(change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(stranger.call.vehicles.correctReading(change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other = await makeVehicle(db, ours)
    await expect(manager.call.vehicles.correctReading({ ...change, id: other })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

it('a receipt of an earlier day lies between its neighbours, and moves nothing', async () => {
  const id = await driven()
  await fill(id, 1, 21_700)
  for (const [km, message] of [
    [21_400, 'da leitura anterior (21.460 km em'],
    [21_800, 'seguinte (21.700 km em '],
  ] as const)
    await expect(fill(id, 2, km)).rejects.toThrow(message)
  await fill(id, 2, 21_600)
  expect(await kmOf(id)).toBe(21_700)
})

it('readings of one moment follow each other by their kilometres', async () => {
  const id = await makeVehicle(db, ours, { km_atual: 0 })
  const data = daysAgo(2)
  for (const km of [1000, 1010]) await fill(id, 0, km, { data, litros: String(km / 50) })
  expect(await kmOf(id)).toBe(1010)
})

it('REST lists readings, asks about a jump and corrects', async () => {
  const id = await driven()
  const headers = { authorization: `Bearer ${manager.token}` }
  const send = (url: string, payload?: object) =>
    app.inject({ method: payload ? 'POST' : 'GET', url, headers, payload })
  const fuel = { id_veiculo: id, data: daysAgo(0), km: 999_999, litros: '40', valor: '200.00' }
  expect((await send('/v1/veiculo/abastecimento', { object: fuel })).statusCode).toBe(409)
  expect((await send('/v1/veiculo/abastecimento', { object: { ...fuel, confirmar: true } })).statusCode).toBe(
    200,
  )
  const { veiculo_leitura } = (await send(`/v1/veiculos/${id}/leitura`)).json()
  expect(veiculo_leitura[0]).toMatchObject({ origem: 'abastecimento', km: 999_999 })
  const { origem, id: id_origem } = veiculo_leitura[0]
  const object = { origem, id_origem, km: 21_900, motivo: 'Digitado errado' }
  const corrected = await send(`/v1/veiculos/${id}/leitura`, { object })
  expect(corrected.json()).toEqual({ update_veiculo: { returning: [{ id, km_atual: 21_900 }] } })
})
