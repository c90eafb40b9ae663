import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'
import { compactSupplies } from './figure-compaction.queries.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const elsewhere = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const stranger = await as({ roles: ['suprimentos:gestor'], empresas: [elsewhere], id_empresa: elsewhere })
const squad = await makeSquad(db, ours, { nome: 'Floripa 02' })
const product = await makeProduct(db, ours)
let codes = 0
const newCode = () => `PT-M${(codes += 1)}`

const removal = (over: object = {}) => ({
  id_produto: product,
  id_equipe: squad,
  os: '88123',
  patrimonio: newCode(),
  ...over,
})
async function register(over: object = {}) {
  const [created] = await requester.call.supplies.register({ objects: [removal(over)] })
  return created!.id
}
const step = (id: number, etapa: 'devolucao' | 'retorno' | 'manutencao' | 'reciclagem', over: object = {}) =>
  manager.call.supplies.advance({ id, etapa, ...over })
const valuesOf = async (id: number) =>
  (await manager.call.supplyProducts.values({ filtro: { id } })).dados[0]!

describe('values', () => {
  it('move with an item that is given up: maintenance −230,00, recycling +230,00', async () => {
    const id_produto = await makeProduct(db, ours, { valor_unitario: '230.00' })
    const handedIn = await step(await register({ id_produto, patrimonio: 'PT-V004512' }), 'devolucao')
    const { id } = await step(handedIn.id, 'manutencao', { motivo: 'Não liga' })
    const before = await valuesOf(id_produto)
    expect(before).toMatchObject({
      manutencao: 1,
      valor_manutencao: '230.00',
      reciclagem: 0,
      total: '230.00',
    })
    await step(id, 'reciclagem', { motivo: 'Placa queimada' })
    const after = await valuesOf(id_produto)
    expect(after).toMatchObject({ manutencao: 0, reciclagem: 1, total: '230.00' })
    expect(Number(after.valor_manutencao) - Number(before.valor_manutencao)).toBe(-230)
    expect(Number(after.valor_reciclagem) - Number(before.valor_reciclagem)).toBe(230)
  })

  it('of what has ended stay when the price of a product changes; what is on its way counts with the new one', async () => {
    const id_produto = await makeProduct(db, ours, { valor_unitario: '100.00' })
    await step((await step(await register({ id_produto }), 'devolucao')).id, 'retorno')
    await register({ id_produto })
    await manager.call.supplyProducts.update({ id: id_produto, valor_unitario: '150.00' })
    expect(await valuesOf(id_produto)).toMatchObject({
      valor_retorno: '100.00',
      valor_retirada: '150.00',
      total: '250.00',
    })
  })

  it('equal a sum over the movements, before and after the sums are folded', async () => {
    const plain = async () =>
      (
        await sql<object>`select m.etapa, m.id_produto::int as produto, sum(m.quantidade)::int as quantidade,
            sum(m.quantidade * coalesce(m.valor_unitario, p.valor_unitario))::numeric(16,2)::text as valor
          from suprimento_movimento m join suprimento_produto p on p.id = m.id_produto
          where m.data_saida is null group by 1, 2 order by 1, 2`.execute(db)
      ).rows
    const kept = async () => {
      const { dados } = await manager.call.supplyProducts.values({ limit: 0 })
      return dados
        .flatMap((row) =>
          (['devolucao', 'manutencao', 'reciclagem', 'retirada', 'retorno'] as const).map((etapa) => ({
            etapa,
            produto: row.id,
            quantidade: row[etapa],
            valor: Number(row[`valor_${etapa}`]).toFixed(2),
          })),
        )
        .filter(({ quantidade }) => quantidade > 0)
        .toSorted((a, b) => a.etapa.localeCompare(b.etapa) || a.produto - b.produto)
    }
    await register()
    await step(await register(), 'devolucao')
    const expected = await plain()
    expect(expected.length).toBeGreaterThan(3)
    expect(await kept()).toEqual(expected)
    await compactSupplies(db)
    await register()
    expect(await kept()).toEqual(await plain())
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from suprimento_delta`.execute(db)
    expect(rows[0]!.n).toBe(1)
  })

  it('are hidden from readers', async () => {
    await expect(reader.call.supplyProducts.values({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(reader.call.supplyProducts.get({ id: product })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await reader.call.supplies.dashboard({})).valor_parado).toBeNull()
    expect(Number((await requester.call.supplies.dashboard({})).valor_parado)).toBeGreaterThan(0)
  })
})

describe('the dashboard', () => {
  it('counts what is on its way by filters, with ages, weeks and the squads that have most', async () => {
    const id_equipe = await makeSquad(db, ours, { nome: 'Serra 01', cidade: 'Lages' })
    const first = await register({ id_equipe })
    await register({ id_equipe })
    await sql`update suprimento_movimento set data_entrada = now() - interval '20 days' where id = ${first}`.execute(
      db,
    )
    await step((await step(await register({ id_equipe }), 'devolucao')).id, 'manutencao', { motivo: 'Queda' })
    const figures = await manager.call.supplies.dashboard({ cidade: 'Lages' })
    expect(figures).toMatchObject({
      retiradas_pendentes: 2,
      devolucoes_a_conferir: 0,
      em_manutencao: 1,
      valor_parado: '690.00',
      divergencia_inventario: null,
      equipes: [{ id_equipe, equipe: 'Serra 01', retiradas: 2 }],
    })
    expect(figures.idades.map(({ retirada }) => retirada)).toEqual([1, 0, 1, 0])
    const entries = figures.semanas.filter(({ etapa }) => etapa === 'retirada')
    expect(entries.reduce((sum, { entradas }) => sum + entradas, 0)).toBe(3)
    expect((await stranger.call.supplies.dashboard({})).retiradas_pendentes).toBe(0)
  })

  it('counts a city as the lists of the stages find it: by a part of its name, without accents', async () => {
    await register({ cidade: 'Tubarão' })
    for (const cidade of ['tubarao', 'UBAR'])
      expect((await manager.call.supplies.dashboard({ cidade })).retiradas_pendentes).toBe(1)
    expect((await manager.call.supplies.dashboard({ cidade: 'tub%o' })).retiradas_pendentes).toBe(0)
  })

  it('puts each age into its band, to the day', async () => {
    const id_equipe = await makeSquad(db, ours, { nome: 'Serra 02', cidade: 'Urubici' })
    for (const days of [0, 7, 8, 15, 16, 30, 31, 400]) {
      const id = await register({ id_equipe })
      await sql`update suprimento_movimento set data_entrada = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        db,
      )
    }
    const { idades } = await manager.call.supplies.dashboard({ cidade: 'Urubici' })
    expect(idades.map(({ faixa, retirada }) => [faixa, retirada])).toEqual([
      ['0–7 dias', 2],
      ['8–15 dias', 2],
      ['16–30 dias', 2],
      ['+30 dias', 2],
    ])
    expect(idades.every(({ devolucao, manutencao }) => devolucao === 0 && manutencao === 0)).toBe(true)
  })
})

it('the dashboard says the week of the first movement, also of one before its period', async () => {
  const id = await register({ cidade: 'Caçapava' })
  const asked = { cidade: 'Caçapava', de: '2026-03-02', ate: '2026-03-08' }
  const enterAt = (moment: string) =>
    sql`update suprimento_movimento set data_entrada = ${moment} where id = ${id}`.execute(db)
  await enterAt('2026-02-04T12:00:00Z')
  // The sum of the week that it leaves stays, with nothing in it.
  await enterAt('2026-02-11T12:00:00Z')
  expect(await manager.call.supplies.dashboard(asked)).toMatchObject({
    semanas: [],
    primeira_semana: '2026-02-09',
  })
  expect((await manager.call.supplies.dashboard({ cidade: 'Nenhures' })).primeira_semana).toBeNull()
})

it('the dashboard has the entries of the weeks before, where that is asked for (docs/screens.md#a-report-that-answers)', async () => {
  const id = await register({ cidade: 'Bagé' })
  await register({ cidade: 'Bagé' })
  const asked = { cidade: 'Bagé', comparar: 'ano_anterior' as const }
  expect((await manager.call.supplies.dashboard({ cidade: 'Bagé' })).comparacao).toBeNull()
  expect((await manager.call.supplies.dashboard(asked)).comparacao?.entradas[0]).toEqual({
    etapa: 'retirada',
    entradas: 0,
  })
  await sql`update suprimento_movimento set data_entrada = data_entrada - interval '1 year' where id = ${id}`.execute(
    db,
  )
  const { semanas, comparacao } = await manager.call.supplies.dashboard(asked)
  expect(semanas).toMatchObject([{ etapa: 'retirada', entradas: 1 }])
  expect(comparacao?.entradas[0]).toEqual({ etapa: 'retirada', entradas: 1 })
})
