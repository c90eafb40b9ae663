import { randomUUID } from 'node:crypto'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
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
const reading = (codigo: string, over: object = {}) => ({
  chave: randomUUID(),
  codigo,
  lido_em: '2026-11-21T10:00:00-03:00',
  ...over,
})
const readingsOf = async (id: number) =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from inventario_leitura where id_contagem = ${id}`.execute(db)
  ).rows[0]!.n

describe('what a phone reads', () => {
  it('is found, unknown with its place, or of another squad; and a product’s label counts by quantity', async () => {
    const { id, id_equipe, patrimonio } = await counted()
    const theirs = await makeSquad(db, ours, { nome: 'Serra 09' })
    const foreign = await makeAsset(db, ours, ont, { patrimonio: 'PT-CX9', id_equipe: theirs })
    const answer = await technician.call.inventory.send({
      id,
      leituras: [
        reading(patrimonio),
        reading('PT-CX9'),
        reading('XYZ-1', { local: 'Caixa azul' }),
        reading('CON-01', { quantidade: 12 }),
      ],
    })
    expect(answer).toMatchObject({ novas: 4, repetidas: [] })
    expect(Object.fromEntries(answer.resultados.map((one) => [one.codigo, one.resultado]))).toEqual({
      [patrimonio]: 'encontrado',
      'PT-CX9': 'outra_equipe',
      'XYZ-1': 'desconhecido',
      'CON-01': 'encontrado',
    })
    const unknown = (await linesOf(id)).find((one) => one.patrimonio === 'XYZ-1')!
    expect(unknown).toMatchObject({ local: 'Caixa azul', produto: null })
    await manager.call.inventory.registerUnknown({ id: unknown.id, id_produto: ont })
    expect((await linesOf(id)).find((one) => one.patrimonio === 'XYZ-1')).toMatchObject({
      resultado: 'encontrado',
      produto: 'ONT Huawei',
    })
    for (const line of (await linesOf(id)).filter(({ divergencia }) => divergencia))
      await manager.call.inventory.update({ id: line.id, observacao: 'Veio da Serra' })
    await technician.call.inventory.finish({ id })
    await manager.call.inventory.validate({ id_contagem: id })
    await manager.call.inventory.close({ id })
    expect((await manager.call.assets.get({ id: foreign })).id_equipe).toBe(id_equipe)
  })

  it('of a product leaves a quantity that was informed before, and says it (docs/operations.md#readings)', async () => {
    const { id } = await counted()
    const line = (await linesOf(id)).find(({ produto }) => produto === 'Conector')!
    await technician.call.inventory.update({ id: line.id, quantidade_informada: 40 })
    const { resultados } = await technician.call.inventory.send({ id, leituras: [reading('CON-01')] })
    expect(resultados).toEqual([
      { codigo: 'CON-01', resultado: 'encontrado', produto: 'Conector', quantidade_informada: 40 },
    ])
    expect((await linesOf(id)).find((one) => one.id === line.id)!.quantidade_informada).toBe(40)
  })

  it('counts once for ever: sent twice, by two phones at once, and after a cut', async () => {
    const { id } = await counted()
    const leituras = Array.from({ length: 200 }, (_, n) => reading(`L-${id}-${n}`))
    await technician.call.inventory.send({ id, leituras: leituras.slice(0, 80) })
    const again = await technician.call.inventory.send({ id, leituras })
    expect([again.novas, again.repetidas.length]).toEqual([120, 80])
    const ofOther = leituras.map((one) => ({ ...one, chave: randomUUID() }))
    await Promise.all([
      technician.call.inventory.send({ id, leituras: ofOther }),
      manager.call.inventory.send({ id, leituras }),
    ])
    expect(await readingsOf(id)).toBe(200)
    expect((await linesOf(id)).filter(({ resultado }) => resultado === 'desconhecido')).toHaveLength(200)
  })

  it('of ten thousand lines is merged in one call', async () => {
    const { id } = await counted()
    const leituras = Array.from({ length: 10_000 }, (_, n) => reading(`G-${id}-${n}`))
    expect((await technician.call.inventory.send({ id, leituras })).novas).toBe(10_000)
    expect((await technician.call.inventory.send({ id, leituras })).novas).toBe(0)
  })

  it('is not taken for a count that is over, or not one’s own', async () => {
    const { id } = await counted()
    await expect(colleague.call.inventory.send({ id, leituras: [reading('A1')] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await sql`update suprimento_contagem set situacao = 'encerrada', encerrada_em = now() where id = ${id}`.execute(
      db,
    )
    await expect(technician.call.inventory.send({ id, leituras: [reading('A1')] })).rejects.toThrow(
      text.countOver,
    )
  })
})
