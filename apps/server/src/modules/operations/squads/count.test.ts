import { randomUUID } from 'node:crypto'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUpload } from '../../../../test/factories/fleet.ts'
import { makeAsset, makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const other = await as({ roles: ['suprimentos:gestor'], ...there })
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const technician = await as({ ...there })
const colleague = await as({ ...there })
const ont = await makeProduct(db, ours, { nome: 'ONT Huawei' })
const drop = await makeProduct(db, ours, { nome: 'Conector', serializado: false, codigo_erp: 'CON-01' })

async function counted(nome?: string) {
  const id_equipe = await makeSquad(db, ours, { ...(nome && { nome }), id_responsavel: technician.userId })
  await makeStock(db, id_equipe, drop, 12)
  const patrimonio = `PT-C${id_equipe}`
  await makeAsset(db, ours, ont, { patrimonio, id_equipe })
  const { id } = await technician.call.inventory.start({ id_equipe })
  return { id, id_equipe, patrimonio }
}
const linesOf = async (id: number, who = manager) =>
  (await who.call.inventory.list({ filtro: { id_contagem: id }, limit: 0 })).dados
const lineOf = async (id: number, id_produto: number, who = manager) =>
  (await linesOf(id, who)).find((one) => one.id_produto === id_produto)!
const reading = (codigo: string, over: object = {}) => ({
  chave: randomUUID(),
  codigo,
  lido_em: '2026-11-21T10:00:00-03:00',
  ...over,
})
describe('a line of a count', () => {
  it('comes in the order that people read: products by name, then assets by number', async () => {
    const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
    const last = await makeProduct(db, ours, { nome: 'Zinco', serializado: false, codigo_erp: 'ZIN-01' })
    for (const number of [10, 2, 1])
      await makeAsset(db, ours, ont, { patrimonio: `W${id_equipe}-${number}`, id_equipe })
    for (const product of [last, drop]) await makeStock(db, id_equipe, product, 3)
    const { id } = await technician.call.inventory.start({ id_equipe })
    const names = (await linesOf(id)).map(({ produto, patrimonio }) => patrimonio ?? produto)
    const assets = [1, 2, 10].map((number) => `W${id_equipe}-${number}`)
    expect(names).toEqual(['Conector', 'Zinco', ...assets])
  })

  it('of a missing asset says where it was last: in a stage, in another count, with a person', async () => {
    const { id, id_equipe } = await counted('Floripa 07')
    const line = await lineOf(id, ont)
    expect(await manager.call.inventory.lastSeen({ id: line.id })).toBeNull()
    const asset = await db
      .selectFrom('suprimento_patrimonio')
      .where('patrimonio', '=', line.patrimonio)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('suprimento_movimento')
      .values({
        id_empresa: ours,
        etapa: 'devolucao',
        os: '88123',
        patrimonio: line.patrimonio,
        id_patrimonio: asset.id,
        id_produto: ont,
        quantidade: 1,
        id_equipe,
        cidade: 'Pelotas',
        data_entrada: new Date('2026-03-01T12:00:00Z'),
      })
      .execute()
    expect(await manager.call.inventory.lastSeen({ id: line.id })).toEqual({
      em: new Date('2026-03-01T12:00:00Z'),
      onde: 'Floripa 07, na etapa Devolução, OS 88123',
    })
    const hand = await db
      .insertInto('suprimento_custodia')
      .values({
        id_empresa: ours,
        tipo: 'entrega',
        id_funcionario: colleague.userId,
        texto: 'Termo',
        assinado_em: new Date('2026-04-01T12:00:00Z'),
        arquivo: await makeUpload(db, manager.userId, 'application/pdf'),
        hash: 'a',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('suprimento_custodia_item')
      .values({ id_custodia: hand.id, id_patrimonio: asset.id, id_produto: ont, quantidade: 1 })
      .execute()
    expect((await manager.call.inventory.lastSeen({ id: line.id }))?.onde).toMatch(/^com /)
    const outsider = await as({ roles: ['suprimentos:gestor'], empresas: [] })
    await expect(outsider.call.inventory.lastSeen({ id: line.id })).rejects.toThrow('não encontrado')
  })

  it('with 10 of 12 and a reason is validated with a difference of −2, and managers hear of it', async () => {
    const { id, id_equipe } = await counted('Floripa 02')
    const line = await lineOf(id, drop)
    await technician.call.inventory.update({
      id: line.id,
      quantidade_informada: 10,
      observacao: '2 em cliente OS 88123',
    })
    await manager.call.inventory.update({ id: line.id, validado: true })
    expect(await lineOf(id, drop)).toMatchObject({
      validado: true,
      quantidade_sistema: 12,
      quantidade_informada: 10,
      quantidade_validada: 10,
      divergencia: -2,
      resultado: 'faltando',
      validado_por: expect.any(String),
      validado_em: expect.any(Date),
    })
    const { rows } = await sql<{ msg: string }>`
      select m.data ->> 'msg' as msg from notificacao_mensagem m join notificacao_usuario u on u.id_mensagem = m.id
      where u.id_usuario = ${other.userId} and m.data ->> 'rota' = ${`/squads/inventory/${id_equipe}`}`.execute(
      db,
    )
    expect(rows).toEqual([{ msg: text.differenceNotice('Floripa 02', 'Conector', -2) }])
  })

  it('is validated by exception: equal lines at once, the others with one reason', async () => {
    const { id, patrimonio } = await counted()
    const line = await lineOf(id, drop)
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 10 })
    await technician.call.inventory.send({ id, leituras: [reading(patrimonio)] })
    expect(await manager.call.inventory.validate({ id_contagem: id, iguais: true })).toEqual({ alterados: 1 })
    expect((await lineOf(id, drop)).validado).toBe(false)
    const ids = [line.id]
    await expect(manager.call.inventory.validate({ ids })).rejects.toMatchObject({ message: text.justify })
    await manager.call.inventory.validate({ ids, observacao: 'Perdidos na chuva' })
    expect(await lineOf(id, drop)).toMatchObject({ validado: true, observacao: 'Perdidos na chuva' })
  })

  it('with a difference and no reason is not validated', async () => {
    const { id } = await counted()
    const line = await lineOf(id, drop)
    await expect(manager.call.inventory.update({ id: line.id, validado: true })).rejects.toThrow(
      'Informe a quantidade antes de validar.',
    )
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 10 })
    await expect(manager.call.inventory.update({ id: line.id, validado: true })).rejects.toMatchObject({
      message: 'Justifique a diferença para validar.',
      code: 'UNPROCESSABLE_CONTENT',
    })
    expect((await lineOf(id, drop)).validado).toBe(false)
  })

  it('takes whole quantities from zero on, and one of an asset', async () => {
    const { id } = await counted()
    const [product, asset] = [await lineOf(id, drop), await lineOf(id, ont)]
    for (const quantidade_informada of [-1, 1.5])
      await expect(
        technician.call.inventory.update({ id: product.id, quantidade_informada }),
      ).rejects.toThrow('Quantidade inválida.')
    await expect(technician.call.inventory.update({ id: asset.id, quantidade_informada: 2 })).rejects.toThrow(
      text.oneBySerial,
    )
  })

  it('is validated once; only a manager opens it again, and then it may change', async () => {
    const { id } = await counted()
    const line = await lineOf(id, drop)
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 12 })
    await manager.call.inventory.update({ id: line.id, validado: true })
    await expect(technician.call.inventory.update({ id: line.id, quantidade_informada: 11 })).rejects.toThrow(
      text.lineValidated,
    )
    await expect(technician.call.inventory.update({ id: line.id, validado: false })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await manager.call.inventory.update({ id: line.id, validado: false })
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 11 })
    expect(await lineOf(id, drop)).toMatchObject({ validado: false, validado_por: null, divergencia: -1 })
  })

  it('shows three quantities: what the system says, what was informed, what a manager decided', async () => {
    const { id } = await counted()
    const line = await lineOf(id, drop)
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 10, observacao: 'Contado' })
    await manager.call.inventory.update({ id: line.id, quantidade_validada: 11, validado: true })
    expect(await lineOf(id, drop)).toMatchObject({
      quantidade_sistema: 12,
      quantidade_informada: 10,
      quantidade_validada: 11,
    })
  })

  it('has its order corrected in place', async () => {
    const { id } = await counted()
    const line = await lineOf(id, ont)
    await technician.call.inventory.update({ id: line.id, os: '88123', patrimonio: 'PT-CORR1' })
    expect(await lineOf(id, ont)).toMatchObject({ os: '88123', patrimonio: 'PT-CORR1' })
  })
})

describe('a blind count', () => {
  it('keeps quantities and assets from who counts until they are informed; managers see them (docs/operations.md#counts)', async () => {
    const { id, patrimonio } = await counted()
    const seen = await linesOf(id, technician)
    expect(seen).toMatchObject([{ id_produto: drop, quantidade_sistema: null, divergencia: null }])
    expect((await linesOf(id, reader)).map(({ patrimonio: code }) => code)).toEqual([null])
    await technician.call.inventory.update({ id: seen[0]!.id, quantidade_informada: 12 })
    await technician.call.inventory.send({ id, leituras: [reading(patrimonio)] })
    expect((await linesOf(id, technician)).map(({ quantidade_sistema }) => quantidade_sistema)).toEqual([
      12, 1,
    ])
    expect((await linesOf(id)).length).toBe(2)
  })

  it('is not seen through by a filter', async () => {
    const { id } = await counted()
    const { total } = await technician.call.inventory.list({
      filtro: { id_contagem: id, quantidade_sistema: 12 },
    })
    expect(total).toBe(0)
  })
})

describe('who counts', () => {
  it('is who answers for the squad, or requesters; others do not even see it', async () => {
    const { id, id_equipe } = await counted()
    const line = await lineOf(id, drop)
    await expect(
      colleague.call.inventory.update({ id: line.id, quantidade_informada: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      reader.call.inventory.update({ id: line.id, quantidade_informada: 1 }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(colleague.call.squads.get({ id: id_equipe })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await colleague.call.squads.list({})).dados).toEqual([])
    expect((await technician.call.squads.get({ id: id_equipe })).minha).toBe(true)
  })
})

describe('a count', () => {
  it('goes on once for a squad, also when two begin it at the same moment', async () => {
    const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
    const both = await Promise.allSettled([
      technician.call.inventory.start({ id_equipe }),
      manager.call.inventory.start({ id_equipe }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(manager.call.inventory.start({ id_equipe })).rejects.toThrow(text.countRunning)
  })

  it('ends when every line is validated; assets that nobody found are missing', async () => {
    const { id, patrimonio } = await counted()
    await expect(technician.call.inventory.finish({ id })).rejects.toThrow(text.uncountedLines(1))
    const line = await lineOf(id, drop)
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 12 })
    await technician.call.inventory.finish({ id })
    const missing = (await linesOf(id)).find((one) => one.patrimonio === patrimonio)!
    expect(missing).toMatchObject({ quantidade_informada: 0, resultado: 'faltando', divergencia: -1 })
    await expect(manager.call.inventory.close({ id })).rejects.toThrow('Existem 2 itens não validados.')
    await expect(technician.call.inventory.update({ id: line.id, quantidade_informada: 11 })).rejects.toThrow(
      text.countValidating,
    )
    await manager.call.inventory.update({ id: missing.id, observacao: 'Furtado, BO 12/2026' })
    expect(await manager.call.inventory.validate({ id_contagem: id })).toEqual({ alterados: 2 })
    await manager.call.inventory.close({ id })
    await expect(manager.call.inventory.update({ id: line.id, validado: false })).rejects.toThrow(
      text.countOver,
    )
    await expect(manager.call.inventory.close({ id })).rejects.toThrow(text.countOver)
  })
})

describe('squads', () => {
  it('show what they have, their last count and its differences', async () => {
    const { id, id_equipe } = await counted('Vale 07')
    await technician.call.inventory.update({ id: (await lineOf(id, drop)).id, quantidade_informada: 9 })
    const [row] = (await manager.call.squads.list({ filtro: { id: id_equipe } })).dados
    expect(row).toMatchObject({
      nome: 'Vale 07',
      itens: 13,
      divergencias: 1,
      ultima_contagem: expect.any(Date),
    })
  })
})
