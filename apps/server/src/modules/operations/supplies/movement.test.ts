import { supplies as text } from '@intranet/contract/messages/supplies'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUpload } from '../../../../test/factories/fleet.ts'
import { makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'
import { lotRetentionJob } from './lot-retention.job.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const elsewhere = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const stranger = await as({ roles: ['suprimentos:gestor'], empresas: [elsewhere], id_empresa: elsewhere })
const squad = await makeSquad(db, ours, { nome: 'Floripa 02' })
const product = await makeProduct(db, ours)
const cable = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false, valor_unitario: '1.50' })
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
const stage = async (etapa: 'retirada' | 'devolucao' | 'retorno' | 'manutencao' | 'reciclagem') =>
  (await manager.call.supplies.list({ etapa, limit: 0 })).dados

describe('an item', () => {
  it('goes from its removal over devolution and maintenance to recycling, and leaves each list for the next', async () => {
    const id = await register({ cliente: 'Maria das Dores', cod_cliente: '4411' })
    const [row] = (await stage('retirada')).filter((one) => one.id === id)
    expect(row).toMatchObject({ cliente: 'Maria', cod_cliente: '4411', cidade: 'Florianópolis', dias: 0 })
    const handedIn = await step(id, 'devolucao')
    const repaired = await step(handedIn.id, 'manutencao', { motivo: 'Não liga', fornecedor: 'Eletro Sul' })
    const [inRepair] = (await stage('manutencao')).filter((one) => one.id === repaired.id)
    expect(inRepair).toMatchObject({ motivo: 'Não liga', fornecedor: 'Eletro Sul', condicao: 'defeito' })
    const gone = await step(repaired.id, 'reciclagem', { motivo: 'Placa queimada', custo: '40.00' })
    const [recycled] = (await stage('reciclagem')).filter((one) => one.id === gone.id)
    expect(recycled).toMatchObject({ motivo: 'Placa queimada', origem: 'manutencao', condicao: 'sucata' })
    for (const earlier of ['retirada', 'devolucao', 'manutencao'] as const)
      expect((await stage(earlier)).filter(({ patrimonio }) => patrimonio === recycled!.patrimonio)).toEqual(
        [],
      )
    const way = await manager.call.supplies.get({ id: gone.id })
    expect(way.id_movimento_anterior).toBe(repaired.id)
  })

  it('does not skip a stage, go back or leave one twice', async () => {
    const id = await register()
    await expect(step(id, 'retorno')).rejects.toThrow(text.badStep)
    const { id: handedIn } = await step(id, 'devolucao')
    await expect(step(id, 'devolucao')).rejects.toThrow(text.badStep)
    const { id: back } = await step(handedIn, 'retorno')
    await expect(step(back, 'manutencao', { motivo: 'Outra vez' })).rejects.toThrow(text.badStep)
  })

  it('that two people move at the same moment is moved once', async () => {
    const { id } = await step(await register(), 'devolucao')
    const both = await Promise.allSettled([
      step(id, 'retorno'),
      step(id, 'manutencao', { motivo: 'Não liga' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await sql`select from suprimento_movimento where id_movimento_anterior = ${id}`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
  })

  it('goes to maintenance or recycling with a reason', async () => {
    const { id } = await step(await register(), 'devolucao')
    await expect(step(id, 'manutencao')).rejects.toThrow(text.reasonRequired)
    await expect(step(id, 'reciclagem')).rejects.toThrow(text.reasonRequired)
  })

  it('is handed in by requesters, and decided about by managers alone (docs/operations.md#supplies)', async () => {
    const id = await register()
    await expect(reader.call.supplies.advance({ id, etapa: 'devolucao' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const handedIn = await requester.call.supplies.advance({ id, etapa: 'devolucao' })
    await expect(
      requester.call.supplies.advance({ id: handedIn.id, etapa: 'retorno' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(stranger.call.supplies.advance({ id: handedIn.id, etapa: 'retorno' })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
  })

  it('of a selection is handed in with the others, or none is', async () => {
    const ids = [await register(), await register()]
    expect(await requester.call.supplies.advanceAll({ ids, etapa: 'devolucao' })).toEqual({ alterados: 2 })
    const next = await register()
    await expect(
      requester.call.supplies.advanceAll({ ids: [next, ids[0]!], etapa: 'devolucao' }),
    ).rejects.toThrow(text.badStep)
    expect((await stage('retirada')).some(({ id }) => id === next)).toBe(true)
  })

  it('is refused while its asset is on its way with a squad, and when its order is not digits', async () => {
    const patrimonio = newCode()
    await register({ patrimonio })
    await expect(register({ patrimonio })).rejects.toThrow(
      'Este patrimônio já está vinculado à equipe Floripa 02.',
    )
    await expect(register({ os: 'OS 12' })).rejects.toThrow('Número de OS inválido.')
    await expect(register({ quantidade: 2 })).rejects.toThrow(text.oneBySerial)
    await expect(register({ id_produto: cable, quantidade: 2.5, patrimonio: null })).rejects.toThrow(
      'Quantidade inválida.',
    )
    await expect(register({ id_produto: cable })).rejects.toThrow(text.noSerial)
    const theirs = await makeProduct(db, elsewhere)
    await expect(register({ id_produto: theirs })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
  })

  it('registered twice at the same moment is there once', async () => {
    const patrimonio = newCode()
    const both = await Promise.allSettled([register({ patrimonio }), register({ patrimonio })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('order and asset of an item', () => {
  it('take it from the alternative list to the main one', async () => {
    const [created] = await requester.call.supplies.register({
      objects: [{ id_produto: product, id_equipe: squad }],
    })
    const { id } = await step((await step(created!.id, 'devolucao')).id, 'retorno')
    const lists = async () =>
      Promise.all(
        [false, true].map(async (alternativo) =>
          (
            await manager.call.supplies.list({ etapa: 'retorno', filtro: { alternativo }, limit: 0 })
          ).dados.some((one) => one.id === id),
        ),
      )
    expect(await lists()).toEqual([false, true])
    await requester.call.supplies.editOrder({ id, os: '88123', patrimonio: 'pt-004512' })
    expect(await lists()).toEqual([true, false])
    expect((await manager.call.supplies.get({ id })).patrimonio).toBe('PT-004512')
  })

  it('are those of one item, and of an asset that nobody else has', async () => {
    const [many] = await requester.call.supplies.register({
      objects: [{ id_produto: cable, id_equipe: squad, quantidade: 40 }],
    })
    await expect(
      requester.call.supplies.editOrder({ id: many!.id, os: '1', patrimonio: newCode() }),
    ).rejects.toThrow(text.oneBySerial)
    const patrimonio = newCode()
    await register({ patrimonio })
    const other = await register({ patrimonio: null })
    await expect(requester.call.supplies.editOrder({ id: other, os: '1', patrimonio })).rejects.toThrow(
      text.assetInSquad('Floripa 02'),
    )
  })

  it('of an older version are refused', async () => {
    const id = await register()
    const { updated_at } = await manager.call.supplies.get({ id })
    await requester.call.supplies.editOrder({ id, os: '2', patrimonio: newCode() })
    await expect(
      requester.call.supplies.editOrder({
        id,
        os: '3',
        patrimonio: newCode(),
        updated_at: updated_at.toISOString(),
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('recycled items', () => {
  it('leave in a lot with their certificate, once', async () => {
    const ids = []
    for (let n = 0; n < 2; n += 1) {
      const { id } = await step(await register(), 'devolucao')
      ids.push((await step(id, 'reciclagem', { motivo: 'Sucata' })).id)
    }
    const certificado = await makeUpload(db, manager.userId, 'application/pdf')
    const lot = { ids, numero: 'L-2026-01', destinacao: 'Recicla Sul', certificado }
    await expect(requester.call.supplies.closeLot(lot)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await manager.call.supplies.closeLot(lot)
    const { dados } = await manager.call.supplies.list({ etapa: 'reciclagem', filtro: { lote: 'L-2026-01' } })
    expect(dados.map(({ destinacao }) => destinacao)).toEqual(['Recicla Sul', 'Recicla Sul'])
    await expect(
      manager.call.supplies.closeLot({
        ...lot,
        numero: 'L-2026-02',
        certificado: await makeUpload(db, manager.userId, 'application/pdf'),
      }),
    ).rejects.toThrow(text.notRecycled)
    const certificates = async () =>
      (
        await db
          .selectFrom('suprimento_lote')
          .where('numero', '=', 'L-2026-01')
          .select('certificado')
          .execute()
      ).map((row) => row.certificado)
    await lotRetentionJob.run(deps, {})
    expect(await certificates()).toEqual([certificado])
    await sql`update suprimento_lote set created_at = now() - interval '5 years 1 day'
      where numero = 'L-2026-01'`.execute(db)
    await lotRetentionJob.run(deps, {})
    expect(await certificates()).toEqual([null])
  })
})
