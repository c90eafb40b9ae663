import { refusal } from '@intranet/contract/messages/refusals'
import { services as text } from '@intranet/contract/messages/services'
import { dayFromNow, monthsLater } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'
import { expiryNoticeJob } from '../expiries/expiry-notice.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const fleet = await as({ roles: ['frota:gestor'], ...there })
const supplies = await as({ roles: ['suprimentos:gestor'], ...there })
const elsewhere = await as({
  roles: ['frota:gestor', 'suprimentos:gestor'],
  empresas: [theirs],
  id_empresa: theirs,
})
const product = await makeProduct(db, ours, { nome: 'Nobreak' })

/** A refusal of one field, with its text. */
const wrong = (field: string, message: string) => ({ cause: { details: { campos: { [field]: message } } } })

type Somebody = typeof fleet
async function ofVehicle(over: object = {}) {
  const id_veiculo = await makeVehicle(db, ours, { km_atual: 10_000 })
  const [made] = await fleet.call.vehicleServices.create({
    objects: [
      {
        id_veiculo,
        nome: 'Troca de óleo',
        cada_km: 10_000,
        ultimo_em: dayFromNow(-30),
        ultimo_km: 9000,
        ...over,
      },
    ],
  })
  return { id: made!.id, id_veiculo }
}
async function ofAsset(over: object = {}) {
  const id_patrimonio = await makeAsset(db, ours, product)
  const [made] = await supplies.call.assetServices.create({
    objects: [{ id_patrimonio, nome: 'Trocar bateria', cada_meses: 12, ultimo_em: '2026-01-31', ...over }],
  })
  return { id: made!.id, id_patrimonio }
}

describe('a recurring service (docs/operations.md#recurring-services)', () => {
  it('is planned by managers of its vehicle or asset, and read by who reads that', async () => {
    const { id, id_veiculo } = await ofVehicle()
    const asset = await ofAsset()
    const reader = await as({ roles: ['frota:leitor', 'suprimentos:leitor'], ...there })
    expect(await reader.call.vehicleServices.get({ id })).toMatchObject({
      proximo_km: 19_000,
      km_restantes: 9000,
    })
    expect(await reader.call.assetServices.get({ id: asset.id })).toMatchObject({ proximo_em: '2027-01-31' })
    await expect(reader.call.vehicleServices.update({ id, cada_km: 500 })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(elsewhere.call.vehicleServices.get({ id })).rejects.toThrow('não encontrado')
    await expect(elsewhere.call.assetServices.get({ id: asset.id })).rejects.toThrow('não encontrado')
    await expect(elsewhere.call.vehicleServices.update({ id, cada_km: 500 })).rejects.toThrow(
      'não encontrado',
    )
    await expect(
      elsewhere.call.assetServices.finish({ id: asset.id, feito_em: dayFromNow(0) }),
    ).rejects.toThrow('não encontrado')
    const plan = { nome: 'Pneus', cada_km: 500, ultimo_em: dayFromNow(0), ultimo_km: 1 }
    await expect(
      elsewhere.call.vehicleServices.create({ objects: [{ id_veiculo, ...plan }] }),
    ).rejects.toMatchObject(wrong('id_veiculo', refusal.noOption))
    const stolen = {
      id_patrimonio: asset.id_patrimonio,
      nome: 'Limpeza',
      cada_meses: 1,
      ultimo_em: dayFromNow(0),
    }
    await expect(elsewhere.call.assetServices.create({ objects: [stolen] })).rejects.toMatchObject(
      wrong('id_patrimonio', refusal.noOption),
    )
    await expect(fleet.call.assetServices.list({})).rejects.toThrow('Você não tem permissão')
  })

  it('has an interval, kilometres to count from, and a last time that is not later than today', async () => {
    await expect(ofVehicle({ cada_km: null })).rejects.toThrow(text.intervalRequired)
    await expect(ofVehicle({ ultimo_km: null })).rejects.toThrow(text.kmRequired)
    await expect(ofVehicle({ ultimo_em: dayFromNow(1) })).rejects.toThrow(text.doneLater)
    const { id, id_veiculo } = await ofVehicle()
    await expect(fleet.call.vehicleServices.update({ id, cada_km: null })).rejects.toMatchObject(
      wrong('cada_meses', text.intervalRequired),
    )
    await expect(fleet.call.vehicleServices.update({ id, ultimo_km: null })).rejects.toMatchObject(
      wrong('ultimo_km', text.kmRequired),
    )
    const twice = { id_veiculo, nome: 'troca de oleo', cada_meses: 6, ultimo_em: dayFromNow(0) }
    await expect(fleet.call.vehicleServices.create({ objects: [twice] })).rejects.toThrow(text.nameTaken)
  })
})

async function concluded(
  who: Somebody,
  id_veiculo: number,
  id_plano: number,
  km: number,
  data_conclusao: string,
) {
  const [made] = await who.call.vehicleMaintenance.create({
    objects: [
      {
        id_veiculo,
        tipo: 'revisao',
        descricao: 'Óleo e filtro',
        km,
        id_plano,
        data_abertura: dayFromNow(-5),
      },
    ],
  })
  const { id } = made!
  await who.call.vehicleMaintenance.changeState({ id, situacao: 'aprovada' })
  await who.call.vehicleMaintenance.changeState({ id, situacao: 'em_execucao' })
  return who.call.vehicleMaintenance.changeState({ id, situacao: 'concluida', data_conclusao })
}

describe('doing it', () => {
  it('moves the next one on: of a vehicle the end of a maintenance that names it', async () => {
    const { id, id_veiculo } = await ofVehicle({ cada_meses: 6 })
    await concluded(fleet, id_veiculo, id, 10_500, dayFromNow(-2))
    expect(await fleet.call.vehicleServices.get({ id })).toMatchObject({
      ultimo_em: dayFromNow(-2),
      ultimo_km: 10_500,
      proximo_em: monthsLater(dayFromNow(-2), 6),
      proximo_km: 20_500,
    })
    expect(await fleet.call.vehicles.get({ id: id_veiculo })).toMatchObject({
      proxima_revisao_km: null,
      proxima_revisao_data: null,
    })
    await concluded(fleet, id_veiculo, id, 10_600, dayFromNow(-4))
    expect(await fleet.call.vehicleServices.get({ id })).toMatchObject({
      ultimo_em: dayFromNow(-2),
      ultimo_km: 10_600,
    })
  })

  it('is of the vehicle that the maintenance is of', async () => {
    const { id } = await ofVehicle()
    const other = await makeVehicle(db, ours, { km_atual: 100 })
    await expect(concluded(fleet, other, id, 200, dayFromNow(0))).rejects.toMatchObject(
      wrong('id_plano', refusal.noOption),
    )
  })

  it('of an asset is said by who writes in supplies, once for a day', async () => {
    const { id, id_patrimonio } = await ofAsset()
    const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
    const { updated_at } = await requester.call.assetServices.get({ id })
    const seen = {
      id,
      feito_em: dayFromNow(-1),
      observacao: 'Bateria nova',
      updated_at: updated_at.toISOString(),
    }
    const both = await Promise.allSettled([
      requester.call.assetServices.finish(seen),
      supplies.call.assetServices.finish(seen),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await supplies.call.assetServices.get({ id })).toMatchObject({
      ultimo_em: dayFromNow(-1),
      proximo_em: monthsLater(dayFromNow(-1), 12),
    })
    await expect(supplies.call.assetServices.finish({ id, feito_em: dayFromNow(-1) })).rejects.toThrow(
      text.doneThatDay,
    )
    await expect(supplies.call.assetServices.finish({ id, feito_em: dayFromNow(1) })).rejects.toThrow(
      text.doneLater,
    )
    const reader = await as({ roles: ['suprimentos:leitor'], ...there })
    await expect(reader.call.assetServices.finish({ id, feito_em: dayFromNow(0) })).rejects.toThrow(
      'Você não tem permissão',
    )
    const way = await reader.call.assets.way({ id: id_patrimonio })
    expect(way.map(({ tipo, texto }) => [tipo, texto])).toEqual([
      ['servico', 'Trocar bateria · Bateria nova'],
    ])
    await supplies.call.assetServices.update({ id, ativo: false })
    await expect(supplies.call.assetServices.finish({ id, feito_em: dayFromNow(0) })).rejects.toThrow(
      text.switchedOff,
    )
  })
})

describe('what is due', () => {
  const lines = async (who: Somebody, tipo: string) =>
    (await who.call.expiries.list({ limit: 0, filtro: { tipo } })).dados.map(({ titulo, dias, km }) => ({
      titulo,
      dias,
      km,
    }))

  it('is in the expiry centre of who reads its vehicle or asset, until it is done', async () => {
    await db.deleteFrom('servico_plano').execute()
    const { id, id_veiculo } = await ofVehicle({
      nome: 'Pneus',
      cada_km: 1500,
      cada_meses: 2,
      ultimo_em: '2026-03-31',
    })
    const asset = await ofAsset({ ultimo_em: '2025-11-30', cada_meses: 3 })
    const { placa } = await fleet.call.vehicles.get({ id: id_veiculo })
    const titulo = `Pneus de ${placa}`
    expect(await lines(fleet, 'servico_veiculo_km')).toEqual([{ titulo, dias: null, km: 500 }])
    const [byDay] = await lines(fleet, 'servico_veiculo')
    expect(byDay).toMatchObject({ titulo, km: null })
    // The last day of a shorter month.
    expect((await fleet.call.vehicleServices.get({ id })).proximo_em).toBe('2026-05-31')
    expect((await supplies.call.assetServices.get({ id: asset.id })).proximo_em).toBe('2026-02-28')
    expect(await lines(supplies, 'servico_patrimonio')).toHaveLength(1)
    expect(await lines(supplies, 'servico_veiculo')).toEqual([])
    expect(await lines(fleet, 'servico_patrimonio')).toEqual([])
    for (const tipo of ['servico_veiculo', 'servico_veiculo_km', 'servico_patrimonio'])
      expect(await lines(elsewhere, tipo)).toEqual([])
    await concluded(fleet, id_veiculo, id, 10_400, dayFromNow(0))
    expect(await lines(fleet, 'servico_veiculo_km')).toEqual([{ titulo, dias: null, km: 1500 }])
    await fleet.call.vehicleServices.update({ id, ativo: false })
    expect(await lines(fleet, 'servico_veiculo')).toEqual([])
  })

  it('is notified to the managers of fleet or supplies, once', async () => {
    await db.deleteFrom('servico_plano').execute()
    await ofVehicle({ nome: 'Correia', cada_km: 1500 })
    const months = 1
    const last = monthsLater(dayFromNow(10), -months)
    await ofAsset({ nome: 'Limpeza', cada_meses: months, ultimo_em: last })
    await expiryNoticeJob.run(deps, {})
    await expiryNoticeJob.run(deps, {})
    const reported = async (who: Somebody) =>
      (await who.call.notifications.list()).filter(({ data }) => /^(Correia|Limpeza) de/.test(data.msg))
        .length
    expect([await reported(fleet), await reported(supplies), await reported(elsewhere)]).toEqual([1, 1, 0])
  })
})

it('services are planned and done over REST', async () => {
  const headers = (who: Somebody) => ({ authorization: `Bearer ${who.token}` })
  const ask = async (who: Somebody, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: headers(who), payload })
    expect(answer.statusCode, answer.payload).toBe(200)
    return answer.json()
  }
  const id_veiculo = await makeVehicle(db, ours, { km_atual: 10_000 })
  const object = {
    id_veiculo,
    nome: 'Troca de óleo',
    cada_km: 10_000,
    ultimo_em: dayFromNow(-3),
    ultimo_km: 9000,
  }
  const made = await ask(fleet, 'POST', '/v1/frota/servico', { object })
  const { id } = made.insert_servico_plano.returning[0]
  await ask(fleet, 'PUT', `/v1/frota/servico/${id}`, { object: { cada_meses: 12 } })
  expect((await ask(fleet, 'GET', `/v1/frota/servico/${id}`)).servico_plano_by_pk).toMatchObject({
    proximo_km: 19_000,
    cada_meses: 12,
  })
  const listed = await ask(fleet, 'GET', `/v1/frota/servico?filtro[id_veiculo]=${id_veiculo}`)
  expect(listed).toMatchObject({ total: 1, servico_plano: [{ id, km_restantes: 9000 }] })
  const id_patrimonio = await makeAsset(db, ours, product)
  const plan = { id_patrimonio, nome: 'Trocar bateria', cada_meses: 12, ultimo_em: dayFromNow(-400) }
  const asset = (await ask(supplies, 'POST', '/v1/suprimentos/servico', { object: plan }))
    .insert_servico_plano.returning[0].id
  await ask(supplies, 'PUT', `/v1/suprimentos/servico/${asset}`, { object: { cada_meses: 6 } })
  await ask(supplies, 'POST', `/v1/suprimentos/servico/${asset}/feito`, { feito_em: dayFromNow(0) })
  expect((await ask(supplies, 'GET', `/v1/suprimentos/servico/${asset}`)).servico_plano_by_pk).toMatchObject({
    ultimo_em: dayFromNow(0),
    proximo_em: monthsLater(dayFromNow(0), 6),
  })
  const rows = await ask(supplies, 'GET', `/v1/suprimentos/servico?filtro[id_patrimonio]=${id_patrimonio}`)
  expect(rows.servico_plano).toMatchObject([{ id: asset, patrimonio: expect.any(String) }])
})
