/** Whose squads, products, assets and terms; who sees what they cost. */
import { refusal } from '@intranet/contract/messages/refusals'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'
import { findActor } from '../../../platform/session.ts'
import { findCode } from './asset.queries.ts'
import { lotSeen } from './movement.queries.ts'
import { squadsOf } from './placing.queries.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const outsider = await as({ roles: ['suprimentos:gestor'], empresas: [theirs], id_empresa: theirs })
const [receiver, alien] = [await as(there), await as({ empresas: [theirs], id_empresa: theirs })]
const [product, cable] = [await makeProduct(db, ours), await makeProduct(db, ours, { serializado: false })]
const [squad, alienSquad, alienProduct] = [
  await makeSquad(db, ours),
  await makeSquad(db, theirs),
  await makeProduct(db, theirs),
]
const actorOf = async ({ token }: typeof manager) => (await findActor(deps.auth, token))!.actor
const noChoice = (field: string) => ({
  cause: { details: { campos: { [field]: expect.stringContaining(refusal.noOption.slice(0, 5)) } } },
})

describe('an asset', () => {
  const asset = (over: object) => ({ id_produto: product, patrimonio: 'PT-R1', ...over })

  it('is not registered for another provider’s squad or product', async () => {
    const create = (over: object) => manager.call.assets.create({ objects: [asset(over)] })
    await expect(create({ id_equipe: alienSquad })).rejects.toMatchObject(noChoice('id_equipe'))
    await expect(create({ id_produto: alienProduct })).rejects.toMatchObject(noChoice('id_produto'))
    await create({ id_equipe: squad })
  })

  it('is not found by the code of another provider’s product', async () => {
    const { codigo_erp } = await db
      .selectFrom('suprimento_produto')
      .where('id', '=', product)
      .select('codigo_erp')
      .executeTakeFirstOrThrow()
    expect((await findCode(db, await actorOf(manager), { codigo: codigo_erp })).product).toBeDefined()
    expect((await findCode(db, await actorOf(outsider), { codigo: codigo_erp })).product).toBeUndefined()
  })
})

it('a number or code that two companies give is looked up in the one that is named (docs/operations.md#custody)', async () => {
  const both = await as({ roles: ['suprimentos:gestor'], empresas: [ours, theirs] })
  const other = await makeProduct(db, theirs, { nome: 'ONT ZTE', codigo_erp: 'IGUAL-1' })
  const same = await makeProduct(db, ours, { codigo_erp: 'IGUAL-1' })
  await makeAsset(db, ours, same, { patrimonio: 'PT-IGUAL' })
  const id = await makeAsset(db, theirs, other, { patrimonio: 'PT-IGUAL' })
  const find = (codigo: string, id_empresa?: number) => both.call.assets.find({ codigo, id_empresa })
  expect((await find('PT-IGUAL', theirs)).patrimonio).toMatchObject({ id, id_empresa: theirs })
  expect((await find('PT-IGUAL', ours)).patrimonio).toMatchObject({ id_empresa: ours })
  expect((await find('IGUAL-1', theirs)).produto).toMatchObject({ id: other })
  expect((await find('IGUAL-1', ours)).produto).toMatchObject({ id: same })
})

describe('a term of custody', () => {
  const handOver = (over: object) =>
    manager.call.custody.handOver({
      id_empresa: ours,
      id_funcionario: receiver.userId,
      itens: [{ id_produto: cable, quantidade: 3 }],
      ...over,
    })

  it('is of one’s own provider, for one of its people, who alone is reminded of it', async () => {
    await expect(handOver({ id_empresa: theirs })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(handOver({ id_funcionario: alien.userId })).rejects.toMatchObject(noChoice('id_funcionario'))
    await handOver({})
    const reminders = async ({ call }: typeof manager) =>
      (await openObligations(call)).filter(({ tipo }) => tipo === 'termo_custodia')
    expect(await reminders(receiver)).toMatchObject([{ titulo: 'Termo de custódia', detalhe: '1 item' }])
    expect(await reminders(await as(there))).toEqual([])
    await handOver({
      itens: [
        { id_produto: cable, quantidade: 3 },
        { id_produto: cable, quantidade: 5 },
      ],
    })
    expect((await reminders(receiver)).map(({ detalhe }) => detalhe).toSorted()).toEqual([
      '1 item',
      '2 itens',
    ])
  })

  it('hands over what is its provider’s', async () => {
    const asset = await makeAsset(db, theirs, alienProduct)
    await expect(handOver({ itens: [{ id_patrimonio: asset }] })).rejects.toMatchObject(noChoice('itens'))
  })
})

const movement = async (over: object) => {
  const of = { id_empresa: ours, id_equipe: squad, id_produto: cable, quantidade: 1, cidade: 'Florianópolis' }
  await db
    .insertInto('suprimento_movimento')
    .values({ ...of, etapa: 'manutencao', ...over })
    .execute()
}

it('what a movement cost is not for readers, neither in the list nor by its order', async () => {
  for (const custo of ['30.00', '10.00', '20.00']) await movement({ custo })
  const listed = async ({ call }: typeof manager, sort: '-custo' | 'custo') =>
    (await call.supplies.list({ etapa: 'manutencao', sort })).dados
  expect((await listed(manager, 'custo')).map(({ custo }) => custo)).toEqual(['10.00', '20.00', '30.00'])
  const [up, down] = [await listed(reader, 'custo'), await listed(reader, '-custo')]
  expect(up.map(({ custo }) => custo)).toEqual([null, null, null])
  const places = (rows: typeof up) => rows.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(places(down)).toEqual(places(up))
  const costOf = new Map((await listed(manager, 'custo')).map(({ id, custo }) => [id, custo]))
  expect(up.map(({ id }) => costOf.get(id))).not.toEqual(['10.00', '20.00', '30.00'])
})

it('a removal that waits for too long is for managers of its provider', async () => {
  await movement({ etapa: 'retirada', os: '4711', data_entrada: new Date(Date.now() - 90 * 86_400_000) })
  const reminded = async ({ call }: typeof manager) =>
    (await openObligations(call)).some(({ tipo }) => tipo === 'retirada_atrasada')
  expect([await reminded(manager), await reminded(outsider)]).toEqual([true, false])
})

it('a squad is found at its provider alone', async () => {
  expect(await squadsOf(db, await actorOf(manager), [squad])).toHaveLength(1)
  expect(await squadsOf(db, await actorOf(outsider), [squad])).toEqual([])
})

it('a lot is seen at its provider alone', async () => {
  const { id } = await db
    .insertInto('suprimento_lote')
    .values({ id_empresa: ours, numero: 'L-1', destinacao: 'descarte' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await lotSeen(db, await actorOf(manager), id)).toBeDefined()
  expect(await lotSeen(db, await actorOf(outsider), id)).toBeUndefined()
})

it('what counts differ by is of one’s own providers', async () => {
  const id_equipe = await makeSquad(db, ours, { id_responsavel: manager.userId })
  await makeStock(db, id_equipe, cable, 10)
  const { id } = await manager.call.inventory.start({ id_equipe })
  const [line] = (await manager.call.inventory.list({ filtro: { id_contagem: id } })).dados
  await manager.call.inventory.update({ id: line!.id, quantidade_informada: 5, observacao: 'Em cliente' })
  await manager.call.inventory.update({ id: line!.id, validado: true })
  const differs = async ({ call }: typeof manager) =>
    JSON.stringify(await call.supplies.dashboard({})).includes('"divergencia_inventario":50')
  expect([await differs(manager), await differs(outsider)]).toEqual([true, false])
})
