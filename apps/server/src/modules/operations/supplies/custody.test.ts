import { signing } from '@intranet/contract/messages/operations'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'
import { hashPassword } from '../../../platform/hashing.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const hr = await as({ roles: ['rh:gestor'], ...there })
const stranger = await as({ ...there })
const PASSWORD = 'Intranet@2026'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ont = await makeProduct(db, ours, { nome: 'ONT Huawei' })
const cable = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false })
const drawn = [
  [
    [10, 10],
    [200, 90],
  ],
]

async function person() {
  const who = await as({ nome: 'Tiago Machado', ...there })
  await db
    .updateTable('rh_usuario')
    .set({ senha_hash: await hashPassword(PASSWORD) })
    .where('id', '=', who.userId)
    .execute()
  return who
}
const sign = (who: Awaited<ReturnType<typeof person>>, id: number, senha = PASSWORD) =>
  who.call.custody.sign({ id, assinatura: drawn, senha })

async function handedOver() {
  const who = await person()
  const asset = await makeAsset(db, ours, ont)
  const { id } = await manager.call.custody.handOver({
    id_empresa: ours,
    id_funcionario: who.userId,
    itens: [{ id_patrimonio: asset }, { id_produto: cable, quantidade: 30 }],
  })
  return { who, asset, id }
}

describe('a term of custody', () => {
  it('is signed once for all its items by who receives them, and kept as a PDF with its hash (docs/operations.md#custody)', async () => {
    const { who, asset, id } = await handedOver()
    expect((await manager.call.assets.get({ id: asset })).detentor).toBeNull()
    for (const wrong of ['Outra@2026', 'curta', 'x'])
      await expect(sign(who, id, wrong)).rejects.toThrow(signing.wrongPassword)
    await expect(manager.call.custody.sign({ id, assinatura: drawn, senha: PASSWORD })).rejects.toThrow(
      text.onlyReceiver,
    )
    await sign(who, id)
    const term = await manager.call.custody.get({ id })
    expect(term).toMatchObject({ situacao: 'assinada', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(term.assinatura).toEqual(drawn)
    expect(term.texto).toContain('Tiago Machado')
    expect(term.texto).toContain('30 × Cabo drop')
    const file = await app.inject({
      url: `/files/${term.arquivo}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const refused = await app.inject({
      url: `/files/${term.arquivo}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    })
    expect(refused.statusCode).toBe(404)
    expect((await manager.call.assets.get({ id: asset })).detentor).toBe('Tiago Machado')
    await expect(sign(who, id)).rejects.toThrow(text.signed)
  })

  it('is not signed by guessing: after ten passwords its receiver waits, and nobody else', async () => {
    const [{ who, id }, other] = [await handedOver(), await handedOver()]
    for (let n = 0; n < 10; n += 1)
      await expect(sign(who, id, 'Outra@2026')).rejects.toThrow(signing.wrongPassword)
    await expect(sign(who, id)).rejects.toThrow(signing.tooMany)
    await sign(other.who, other.id)
  })

  it('signed by two clicks at once is signed once', async () => {
    const { who, id } = await handedOver()
    const both = await Promise.allSettled([sign(who, id), sign(who, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('names no asset that is in another term, and is free again once cancelled', async () => {
    const { who, asset, id } = await handedOver()
    const again = {
      id_empresa: ours,
      id_funcionario: who.userId,
      itens: [{ id_patrimonio: asset }],
    }
    await expect(manager.call.custody.handOver(again)).rejects.toThrow(text.inCustody)
    await manager.call.custody.cancel({ id })
    await expect(sign(who, id)).rejects.toThrow(text.cancelled)
    const { id: next } = await manager.call.custody.handOver(again)
    await sign(who, next)
    await expect(manager.call.custody.cancel({ id: next })).rejects.toThrow(text.signed)
  })
})

describe('an asset', () => {
  const squad = makeSquad(db, ours)
  const newAsset = async () => {
    const id = await makeAsset(db, ours, ont)
    return { id, patrimonio: (await manager.call.assets.get({ id })).patrimonio }
  }
  const register = async (patrimonio: string, etapa: 'retirada' | 'devolucao' = 'retirada') =>
    (
      await manager.call.supplies.register({
        objects: [{ id_produto: ont, id_equipe: await squad, patrimonio, etapa }],
      })
    )[0]!.id
  const handOver = (who: Awaited<ReturnType<typeof person>>, id_patrimonio: number) =>
    manager.call.custody.handOver({
      id_empresa: ours,
      id_funcionario: who.userId,
      itens: [{ id_patrimonio }],
    })

  it('on its way is not handed over (docs/operations.md#custody)', async () => {
    const [who, asset] = [await person(), await newAsset()]
    const id = await register(asset.patrimonio, 'devolucao')
    await expect(handOver(who, asset.id)).rejects.toThrow(text.assetMoving)
    const repair = await manager.call.supplies.advance({ id, etapa: 'manutencao', motivo: 'Não liga' })
    await expect(handOver(who, asset.id)).rejects.toThrow(text.assetMoving)
    await manager.call.supplies.advance({ id: repair.id, etapa: 'retorno' })
    await sign(who, (await handOver(who, asset.id)).id)
  })

  it('that went on its way, or out of use, after its term was written is not signed for (docs/operations.md#custody)', async () => {
    const [who, asset] = [await person(), await newAsset()]
    const { id: term } = await handOver(who, asset.id)
    const id = await register(asset.patrimonio, 'devolucao')
    await expect(sign(who, term)).rejects.toThrow(text.assetMoving)
    await manager.call.supplies.advance({ id, etapa: 'reciclagem', motivo: 'Não liga' })
    await expect(sign(who, term)).rejects.toThrow(text.assetMoving)
    expect(await manager.call.custody.get({ id: term })).toMatchObject({ situacao: 'pendente' })
    expect((await manager.call.assets.get({ id: asset.id })).detentor).toBeNull()
  })

  it('that somebody signed for goes to no stage; one on its way before keeps its own (docs/operations.md#custody)', async () => {
    const [who, asset, other] = [await person(), await newAsset(), await newAsset()]
    await sign(who, (await handOver(who, asset.id)).id)
    for (const etapa of ['retirada', 'devolucao'] as const)
      await expect(register(asset.patrimonio, etapa)).rejects.toThrow(text.inCustody)
    const id = await register(other.patrimonio)
    const edit = (patrimonio: string) => manager.call.supplies.editOrder({ id, os: '88123', patrimonio })
    await expect(edit(asset.patrimonio)).rejects.toThrow(text.inCustody)
    // Signed for before it was refused.
    const owner = { id_detentor: who.userId }
    await db.updateTable('suprimento_patrimonio').set(owner).where('id', '=', other.id).execute()
    await expect(edit(other.patrimonio)).resolves.toMatchObject({ id })
  })
})

describe('what a person holds', () => {
  it('is shown by person and by asset, and is at their shutdown until its return is signed', async () => {
    const { who, asset, id } = await handedOver()
    await sign(who, id)
    const locked = await manager.call.custody.items({ id_funcionario: who.userId })
    expect(locked.map(({ produto, quantidade }) => [produto, quantidade])).toEqual([
      ['ONT Huawei', 1],
      ['Cabo drop', 30],
    ])
    expect((await who.call.custody.ownItems()).length).toBe(2)
    const holdings = async () =>
      (await hr.call.shutdowns.holdings({ id: await shutdownOf(who.userId) }))
        .filter(({ tipo }) => tipo === 'equipamento')
        .map(({ descricao }) => descricao)
    expect((await holdings()).length).toBe(2)
    const back = await manager.call.custody.giveBack({
      id_funcionario: who.userId,
      itens: locked.map((one) => one.id),
    })
    await expect(
      manager.call.custody.giveBack({ id_funcionario: who.userId, itens: [locked[0]!.id] }),
    ).rejects.toThrow(text.notInCustody)
    expect((await who.call.custody.ownItems()).every(({ em_devolucao }) => em_devolucao)).toBe(true)
    await sign(who, back.id)
    expect(await who.call.custody.ownItems()).toEqual([])
    expect(await holdings()).toEqual([])
    expect((await manager.call.assets.get({ id: asset })).detentor).toBeNull()
    const way = await manager.call.assets.way({ id: asset })
    expect(way).toMatchObject([{ tipo: 'custodia', pessoa: 'Tiago Machado', ate: expect.any(Date) }])
  })
})

const elsewhere = await makeProvider(db)
const uploader = (await findActor(deps.auth, manager.token))!.actor

describe('what somebody has who works here no more, or elsewhere', () => {
  const giveBack = async (who: Awaited<ReturnType<typeof person>>) => {
    const items = await manager.call.custody.items({ id_funcionario: who.userId })
    const itens = items.map(({ id }) => id)
    return manager.call.custody.giveBack({ id_funcionario: who.userId, itens })
  }
  const paper = async () =>
    (await storeUpload(deps, uploader, { bucket: 'documentos', nome: 'termo.png', content: PNG })).id

  it('is given back and signed for by who works for another provider since (docs/operations.md#custody)', async () => {
    const { who, id, asset } = await handedOver()
    await sign(who, id)
    await db.updateTable('rh_usuario').set({ id_empresa: elsewhere }).where('id', '=', who.userId).execute()
    const back = await giveBack(who)
    const arquivo = await paper()
    await expect(manager.call.custody.attach({ id: back.id, arquivo })).rejects.toThrow(text.signsThere)
    await sign(who, back.id)
    expect((await manager.call.assets.get({ id: asset })).detentor).toBeNull()
  })

  it('ends with the paper that they signed, attached by a manager (docs/operations.md#custody)', async () => {
    const { who, id, asset } = await handedOver()
    await sign(who, id)
    await db
      .updateTable('rh_usuario')
      .set({ ativo: false, funcionario: false })
      .where('id', '=', who.userId)
      .execute()
    const { id: back } = await giveBack(who)
    const [arquivo, again] = [await paper(), await paper()]
    expect(await manager.call.custody.get({ id: back })).toMatchObject({ anexa: true, situacao: 'pendente' })
    await expect(manager.call.custody.attach({ id, arquivo })).rejects.toThrow(text.returnsAlone)
    await manager.call.custody.attach({ id: back, arquivo })
    expect(await manager.call.custody.get({ id: back })).toMatchObject({
      anexa: false,
      situacao: 'assinada',
      arquivo,
      assinatura: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await manager.call.assets.get({ id: asset })).detentor).toBeNull()
    await expect(manager.call.custody.attach({ id: back, arquivo: again })).rejects.toThrow(text.signed)
  })
})

const shutdowns = new Map<number, number>()
async function shutdownOf(id_funcionario: number): Promise<number> {
  const known = shutdowns.get(id_funcionario)
  if (known) return known
  const { id } = await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      id_solicitante: manager.userId,
      tipo: 'pedido_demissao',
      motivo: 'Pedido',
      data_desligamento: '2026-12-20',
      aviso_previo: 'trabalhado',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  shutdowns.set(id_funcionario, id)
  return id
}
