import { describe, expect, it } from 'vitest'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeRental, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })

const fill = (id_veiculo: number, data: string, km: number, litros: string, valor = '200.00') =>
  manager.call.fuels.create({ objects: [{ id_veiculo, data: `${data}T10:00`, km, litros, valor }] })

describe('fuel', () => {
  it('shows the consumption since the fill before, and what is out of the ordinary (docs/operations.md#fuel-and-costs)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
    await fill(id_veiculo, '2026-01-05', 1000, '40.000')
    await fill(id_veiculo, '2026-01-12', 1400, '40.000')
    await fill(id_veiculo, '2026-01-19', 1810, '40.000')
    await fill(id_veiculo, '2026-01-26', 2010, '40.000')
    const { dados } = await manager.call.fuels.list({ filtro: { id_veiculo }, sort: 'data' })
    expect(dados.map(({ consumo, fora_do_comum }) => [consumo, fora_do_comum])).toEqual([
      [null, false],
      [10, false],
      [10.25, false],
      [5, true],
    ])
    expect((await manager.call.vehicles.get({ id: id_veiculo })).km_atual).toBe(2010)
  })

  it('that filled a part has no consumption; its litres count to the next full fill (docs/operations.md#fuel-and-costs)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
    const parts: number[] = []
    const full = (day: string, km: number, litros = '40') => fill(id_veiculo, day, km, litros)
    const part = async (day: string, km: number, litros: string) => {
      const fields = { id_veiculo, data: `${day}T10:00`, km, litros, valor: '90.00', tanque_cheio: false }
      parts.push((await manager.call.fuels.create({ objects: [fields] }))[0]!.id)
    }
    const seen = async () => {
      const { dados } = await manager.call.fuels.list({ filtro: { id_veiculo }, sort: 'data' })
      return dados.map(({ consumo, fora_do_comum, tanque_cheio }) => [tanque_cheio, consumo, fora_do_comum])
    }
    await full('2026-01-05', 1000)
    await part('2026-01-08', 1300, '10')
    await full('2026-01-12', 1400, '30')
    await part('2026-01-15', 1600, '25')
    await full('2026-01-19', 1800, '15')
    await full('2026-01-26', 2000)
    expect(await seen()).toEqual([
      [true, null, false],
      [false, null, false],
      [true, 10, false],
      [false, null, false],
      [true, 10, false],
      [true, 5, true],
    ])
    await manager.call.fuels.update({ id: parts[1]!, tanque_cheio: true })
    expect((await seen()).slice(3)).toEqual([
      [true, 8, false],
      [true, 13.33, true],
      [true, 5, true],
    ])
    await manager.call.fuels.update({ id: parts[1]!, tanque_cheio: false })
    const odd = await manager.call.fuels.list({ filtro: { id_veiculo, fora_do_comum: true } })
    expect(odd.dados.map(({ km }) => km)).toEqual([2000])
    const some = await manager.call.fuels.list({ filtro: { id_veiculo, tanque_cheio: false }, sort: 'data' })
    expect(some.dados.map(({ id }) => id)).toEqual(parts)
  })

  it('has the total of its amounts over all rows of the filter, not of the page (docs/platform.md#totals-of-amounts)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
    await fill(id_veiculo, '2026-01-05', 1000, '40.000', '200.10')
    await fill(id_veiculo, '2026-01-12', 1400, '40.000', '150.25')
    await fill(await makeVehicle(db, ours), '2026-01-12', 1400, '40.000', '999.00')
    const asked = { filtro: { id_veiculo }, limit: 1 }
    const first = await manager.call.fuels.list(asked)
    expect([first.total, first.dados.length, first.somas]).toEqual([2, 1, { valor: '350.35' }])
    const next = await manager.call.fuels.list({ ...asked, depois: first.depois!, contar: false })
    expect(next.somas).toBeUndefined()
    const none = await manager.call.fuels.list({ filtro: { id_veiculo: 999_999 } })
    expect([none.total, none.somas]).toEqual([0, { valor: '0' }])
  })

  it('is between the odometers of the fills before and after (docs/operations.md#fuel-and-costs)', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    await fill(id_veiculo, '2026-01-05', 1000, '40')
    await fill(id_veiculo, '2026-01-19', 1800, '40')
    for (const [km, message] of [
      [900, expect.stringContaining('da leitura anterior (1.000 km em 05/01/2026')],
      [1900, expect.stringContaining('seguinte (1.800 km em 19/01/2026')],
    ] as const)
      await expect(fill(id_veiculo, '2026-01-12', km, '40')).rejects.toMatchObject({ message })
    await fill(id_veiculo, '2026-01-12', 1400, '40')
    expect((await manager.call.vehicles.get({ id: id_veiculo })).km_atual).toBe(1800)
  })
})

describe('what a kilometre costs', () => {
  it('counts fuel, repairs, rental and fines over the kilometres driven, by vehicle and by month (docs/operations.md#fuel-and-costs)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
    await fill(id_veiculo, '2026-01-10', 1000, '40', '200.00')
    await fill(id_veiculo, '2026-02-10', 2000, '40', '300.00')
    await makeRental(db, id_veiculo, {
      data_inicio: '2026-02-01',
      data_fim: '2026-02-14',
      valor_mensal: '1000',
    })
    await db
      .insertInto('manutencao_veiculo')
      .values({
        id_veiculo,
        tipo: 'revisao',
        descricao: 'Revisão',
        km: 1500,
        valor_pecas: '150',
        data_abertura: '2026-01-15',
        created_at: '2026-01-15T09:00:00-03:00',
        data_conclusao: '2026-01-20',
        situacao: 'concluida',
      })
      .execute()
    await db
      .insertInto('multa')
      .values({
        id_veiculo,
        auto_infracao: 'CUSTO-1',
        orgao: 'PRF',
        codigo_infracao: '1',
        descricao: 'Velocidade',
        gravidade: 'leve',
        pontos: 3,
        data_infracao: '2026-02-20T10:00:00-03:00',
        local: 'BR-116',
        data_notificacao: '2026-02-25',
        valor: '50',
        vencimento: '2026-04-01',
      })
      .execute()
    const period = { inicio: '2026-01-01', fim: '2026-02-28', id_veiculo }
    const [costs] = await manager.call.fleet.costs(period)
    expect(costs).toMatchObject({
      combustivel: '500.00',
      manutencao: '150.00',
      locacao: '500.00',
      multas: '50.00',
      total: '1200.00',
      km: 1000,
      custo_km: '1.20',
    })
    const months = await manager.call.fleet.costsByMonth(period)
    expect(months.map(({ mes, total, km }) => [mes, total, km])).toEqual([
      ['2026-01', '350.00', 500],
      ['2026-02', '850.00', 500],
    ])
    expect(months[1]).toMatchObject({ combustivel: '300.00', locacao: '500.00', multas: '50.00' })
    const { costTotals } = manager.call.fleet
    const february = { ...period, inicio: '2026-02-01' }
    expect(await costTotals(february)).toMatchObject({ total: '850.00', km: 500, comparacao: null })
    expect(await costTotals({ ...february, comparar: 'mes_anterior' })).toMatchObject({
      lancamentos: { combustivel: 1, manutencao: 0, multas: 1 },
      comparacao: {
        combustivel: '200.00',
        manutencao: '150.00',
        total: '350.00',
        lancamentos: { combustivel: 1, manutencao: 1, multas: 0 },
      },
    })
  })

  it('counts the kilometres of all readings, also typed ones, by their days in São Paulo (docs/operations.md#fuel-and-costs)', async () => {
    const id_veiculo = await makeVehicle(db, ours, { km_atual: 100 })
    await db
      .insertInto('veiculo_hodometro')
      .values([
        { id_veiculo, km: 600, momento: '2026-03-31T22:30:00-03:00' },
        { id_veiculo, km: 900, momento: '2026-04-10T08:00:00-03:00' },
      ])
      .execute()
    const period = { inicio: '2026-03-01', fim: '2026-04-30', id_veiculo }
    const months = await manager.call.fleet.costsByMonth(period)
    expect(months.map(({ mes, km }) => [mes, km])).toEqual([
      ['2026-03', 500],
      ['2026-04', 300],
    ])
    expect(await manager.call.fleet.costs(period)).toMatchObject([{ total: '0.00', km: 800 }])
  })

  it('counts no rental outside of its own days, also where both fall in one month', async () => {
    const id_veiculo = await makeVehicle(db, ours)
    const rental = { valor_mensal: '3000', data_inicio: '2025-11-02' }
    const { id } = await makeRental(db, id_veiculo, { ...rental, data_fim: '2025-12-31' })
    await db.updateTable('locacao').set({ encerrada_em: '2025-11-05' }).where('id', '=', id).execute()
    const cost = async (inicio: string, fim: string) =>
      (await manager.call.fleet.costTotals({ id_veiculo, inicio, fim })).locacao
    expect(await cost('2025-11-01', '2025-11-30')).toBe('400.00')
    expect(await cost('2025-11-05', '2025-11-30')).toBe('100.00')
    expect(await cost('2025-11-15', '2025-11-30')).toBe('0.00')
    expect(await cost('2025-11-01', '2025-11-01')).toBe('0.00')
  })

  it('is not lowered by a rental that ended before it began: one that is ahead is deleted (docs/operations.md#rentals)', async () => {
    const ahead = dayFromNow(1)
    const { id } = await makeRental(db, await makeVehicle(db, ours), { data_inicio: ahead, data_fim: ahead })
    const end = () => manager.call.vehicleRentals.changeState({ id, situacao: 'encerrada' })
    await expect(end()).rejects.toThrow(text.rentalAhead)
    const begun = { data_inicio: todayInBrazil() }
    await db.updateTable('locacao').set(begun).where('id', '=', id).execute()
    expect(await end()).toMatchObject({ situacao: 'encerrada' })
  })
})
