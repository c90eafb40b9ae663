import { supplies as text } from '@intranet/contract/messages/supplies'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'
import { expiryNoticeJob } from '../expiries/expiry-notice.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const elsewhere = await as({ roles: ['suprimentos:gestor'], empresas: [theirs], id_empresa: theirs })
const product = await makeProduct(db, ours, { nome: 'Notebook' })

async function upload(bucket: string, tipo: string) {
  const { id } = await db
    .insertInto('arquivo')
    .values({ bucket, nome: 'a', tipo, tamanho: 1, sha256: 'x', id_usuario: manager.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const picture = () => upload('imagens', 'image/jpeg')
const invoice = () => upload('documentos', 'application/pdf')

/** A refusal of one field, with its text. */
const wrong = (field: string, message: string) => ({ cause: { details: { campos: { [field]: message } } } })

/** A notebook that was bought. */
async function bought(over: { garantia_ate?: string; nota_arquivo?: string; foto?: string } = {}) {
  const id = await makeAsset(db, ours, product)
  const purchase = { data_compra: dayFromNow(-300), valor_compra: '4800.00', fornecedor: 'Loja Sul', ...over }
  await manager.call.assets.update({ id, ...purchase })
  return id
}

describe('the purchase of an asset (docs/operations.md#purchase-and-warranty)', () => {
  it('is written by managers of its provider alone', async () => {
    const id = await bought({ garantia_ate: dayFromNow(60) })
    expect(await manager.call.assets.get({ id })).toMatchObject({
      data_compra: dayFromNow(-300),
      valor_compra: '4800.00',
      fornecedor: 'Loja Sul',
      garantia_ate: dayFromNow(60),
    })
    for (const who of [requester, reader])
      await expect(who.call.assets.update({ id, fornecedor: 'Outra' })).rejects.toThrow(
        'Você não tem permissão',
      )
    await expect(elsewhere.call.assets.update({ id, fornecedor: 'Outra' })).rejects.toThrow('não encontrado')
    expect(await manager.call.assets.suppliers()).toEqual(['Loja Sul'])
    expect(await elsewhere.call.assets.suppliers()).toEqual([])
  })

  it('is not written over a version that was not read', async () => {
    const id = await bought()
    const { updated_at } = await manager.call.assets.get({ id })
    await manager.call.assets.update({ id, fornecedor: 'Loja Norte' })
    await expect(
      manager.call.assets.update({ id, fornecedor: 'Loja Leste', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })

  it('is not later than today, and its warranty does not end before it', async () => {
    const id = await bought()
    await expect(manager.call.assets.update({ id, data_compra: dayFromNow(1) })).rejects.toMatchObject(
      wrong('data_compra', text.boughtLater),
    )
    await expect(manager.call.assets.update({ id, garantia_ate: dayFromNow(-301) })).rejects.toMatchObject(
      wrong('garantia_ate', text.warrantyBefore),
    )
    await manager.call.assets.update({ id, garantia_ate: dayFromNow(-300) })
    await manager.call.assets.update({ id, data_compra: null, garantia_ate: null })
    expect(await manager.call.assets.get({ id })).toMatchObject({ data_compra: null, garantia_ate: null })
  })

  it('keeps its amount from readers: in the record, the list, filters and the history', async () => {
    const id = await bought({ nota_arquivo: await invoice() })
    const seen = async (who: typeof reader) => {
      const { valor_compra, nota_arquivo } = await who.call.assets.get({ id })
      const filtro = { id, valor_compra: { _gte: 1 } }
      const { total } = await who.call.assets.list({ filtro })
      const rows = await who.call.history.list({ tabelas: ['suprimento_patrimonio'], id_item: id })
      const [last] = rows.map(({ new_data }) => new_data as Record<string, unknown>)
      return [valor_compra !== null, nota_arquivo !== null, total, 'valor_compra' in last!]
    }
    expect(await seen(requester)).toEqual([true, true, 1, true])
    expect(await seen(reader)).toEqual([false, false, 0, false])
  })

  it('has a picture for who reads supplies, and an invoice for who sees amounts', async () => {
    const [foto, nota_arquivo] = [await picture(), await invoice()]
    await bought({ foto, nota_arquivo })
    const opens = async (who: typeof reader, file: string) => {
      const answer = await app.inject({
        url: `/files/${file}`,
        headers: { authorization: `Bearer ${who.token}`, 'if-none-match': '"x"' },
      })
      return answer.statusCode
    }
    const stranger = await as(there)
    const codes = (file: string) =>
      Promise.all([requester, reader, elsewhere, stranger].map((who) => opens(who, file)))
    expect(await codes(foto)).toEqual([304, 304, 404, 404])
    expect(await codes(nota_arquivo)).toEqual([304, 404, 404, 404])
  })

  it('takes uploads of the right kind alone, and each once', async () => {
    const id = await makeAsset(db, ours, product)
    await expect(manager.call.assets.update({ id, foto: await invoice() })).rejects.toThrow()
    const foto = await picture()
    await manager.call.assets.update({ id, foto })
    await manager.call.assets.update({ id, foto, fornecedor: 'Loja Sul' })
    const other = await makeAsset(db, ours, product)
    await expect(manager.call.assets.update({ id: other, foto })).rejects.toThrow()
  })
})

describe('a warranty', () => {
  const titles = async (who: typeof reader) =>
    (await who.call.expiries.list({ limit: 0, filtro: { tipo: 'garantia' } })).dados.map(
      ({ id_empresa, dias }) => [id_empresa, dias],
    )

  it('is in the expiry centre of who reads the asset (docs/operations.md#expiry-centre)', async () => {
    await db.updateTable('suprimento_patrimonio').set({ garantia_ate: null }).execute()
    const id = await bought({ garantia_ate: dayFromNow(40) })
    expect(await titles(reader)).toEqual([[ours, 40]])
    expect(await titles(elsewhere)).toEqual([])
    expect(await titles(await as({ roles: ['frota:gestor'], ...there }))).toEqual([])
    await manager.call.assets.update({ id, ativo: false })
    expect(await titles(reader)).toEqual([])
  })

  it('is notified to managers of supplies 30, 15 and 1 days before, once each', async () => {
    await bought({ garantia_ate: dayFromNow(14) })
    const reported = async (who: typeof reader) =>
      (await who.call.notifications.list()).filter(({ data }) => data.msg.startsWith('Garantia de')).length
    await expiryNoticeJob.run(deps, {})
    await expiryNoticeJob.run(deps, {})
    expect([await reported(manager), await reported(requester), await reported(elsewhere)]).toEqual([1, 0, 0])
  })
})
