import { lead as text } from '@intranet/contract/messages/leads'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, app, id_empresa, mapped, seller, external, manager, boss, create } = await leadWorld()

it('of a customer who wants no messages closes every channel for them, and says so (docs/sales.md#opt-out-of-a-lead)', async () => {
  await db
    .insertInto('relationship_dados_pessoas')
    .values({
      id_empresa,
      codpessoa: 'P77',
      nome_razaosocial: 'Ana Lemos',
      cpf: '39053344705',
      telefone: '53981112222',
    })
    .execute()
  const restriction = () =>
    db
      .selectFrom('relacionamento_preferencias_cliente')
      .where('cod_cliente', '=', 'P77')
      .select(['id_empresa', 'whatsapp', 'email', 'sms', 'cpf', 'id_usuario'])
      .execute()
  const of = (over: object) => makeLead(db, id_empresa, { id_vendedor: seller.userId, ...over })
  const id = await of({ cod_cliente: 'P77', documento: '39053344705' })
  await expect(external.call.leads.restrictCustomer({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await restriction()).toEqual([])
  const restricted = await app.inject({
    method: 'POST',
    url: `/v1/vendas/lead/${id}/restringir`,
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(restricted.statusCode).toBe(200)
  const closed = { id_empresa, whatsapp: false, email: false, sms: false, cpf: '39053344705' }
  expect(await restriction()).toEqual([{ ...closed, id_usuario: seller.userId }])
  expect(await seller.call.leads.history({ id })).toMatchObject([{ texto: text.wantsNoMessages }])
  await db.updateTable('relacionamento_preferencias_cliente').set({ email: true }).execute()
  await seller.call.leads.restrictCustomer({ id: await of({ cod_cliente: 'P77', fone: '5553981112222' }) })
  expect(await restriction()).toMatchObject([closed])
  // The code is typed by the seller: it alone would close the channels of any customer.
  const wrong = { cod_cliente: 'P77', documento: '11144477735', fone: '53999990000' }
  for (const over of [{}, { cod_cliente: 'P78' }, wrong])
    await expect(seller.call.leads.restrictCustomer({ id: await of(over) })).rejects.toMatchObject(
      refused(text.noCustomer, 'CONFLICT'),
    )
})

describe('a lead that is lost', () => {
  const lead = (over: object = {}) => makeLead(db, id_empresa, { id_vendedor: seller.userId, ...over })
  const outcome = async (id: number) => (await boss.call.leads.get({ id })).desfecho

  it('is unfeasible in viability, and can be reopened', async () => {
    const id = await lead({ status: 2 })
    const unfeasible = () => seller.call.leads.markUnfeasible({ id, motivo_inviabilidade: 'Sem Porta' })
    await expect(unfeasible()).rejects.toMatchObject(refused(text.moveNotAllowed))
    await db.updateTable('vendas_lead').set({ status: 3 }).where('id', '=', id).execute()
    await unfeasible()
    expect(await outcome(id)).toBe('inviavel')
    await seller.call.leads.reactivate({ id })
    expect(await seller.call.leads.get({ id })).toMatchObject({ desfecho: 'aberta', status: 3 })
  })

  it('is set inactive by its seller and reopened', async () => {
    const id = await lead()
    await seller.call.leads.inactivate({ id, motivo: 'Desistiu' })
    expect(await outcome(id)).toBe('inativada')
    await expect(seller.call.leads.inactivate({ id, motivo: 'De novo' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await seller.call.leads.reactivate({ id })
    expect(await outcome(id)).toBe('aberta')
  })

  it('that is a sale is reopened by nobody, and the refusal names the way back', async () => {
    const id = await lead()
    await sql`update vendas_lead set status = 5, finalizada_em = now() where id = ${id}`.execute(db)
    for (const who of [seller, manager])
      await expect(who.call.leads.reactivate({ id })).rejects.toThrow(text.soldNotReopenable)
  })

  it('is called wrong and excluded by managers only, restored by a superadmin', async () => {
    const id = await lead()
    await expect(seller.call.leads.markWrong({ id, wrong_motivo: 'telefone' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await manager.call.leads.markWrong({ id, wrong_motivo: 'telefone' })
    await expect(seller.call.leads.reactivate({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await manager.call.leads.exclude({ id, motivo: 'Teste' })
    expect(await outcome(id)).toBe('excluida')
    await expect(manager.call.leads.reactivate({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await boss.call.leads.restore({ id })
    expect(await outcome(id)).toBe('errada')
  })

  it('is offered again when its street gets coverage; the result is shown', async () => {
    const { id } = await create({ id_empresa: mapped, bairro: 'Fragata', valor: '89.90' })
    const waiting = async () => (await seller.call.leads.list({ lista: 'coverage', filtro: { id } })).total
    expect(await waiting()).toBe(0)
    const street = { id_empresa: mapped, cidade: 'PELOTAS', uf: 'RS', bairro: 'fragata' }
    await db
      .insertInto('vendas_cobertura')
      .values({ ...street, logradouro: 'rua xv de novembro', numero_inicio: 100, numero_fim: 130 })
      .execute()
    expect(await waiting()).toBe(1)
    expect(await manager.call.leads.coverageResults()).toMatchObject({
      encontradas: 1,
      aguardando: 1,
      retomadas: 0,
    })
    await seller.call.leads.reactivate({ id })
    expect(await waiting()).toBe(0)
    expect((await seller.call.leads.history({ id }))[0]).toMatchObject({ acao: 'cobertura' })
    await db
      .updateTable('vendas_lead')
      .set({ status: 5, finalizada_em: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await manager.call.leads.coverageResults()).toEqual({
      encontradas: 1,
      aguardando: 0,
      retomadas: 1,
      efetivadas: 1,
      faturamento: '89.90',
    })
  })
})

describe('only one lead of a document and provider is open', () => {
  const documento = '52998224725'
  const lead = (over: object = {}) =>
    makeLead(db, id_empresa, { id_vendedor: seller.userId, documento, ...over })
  const openExists = refused(text.openExists, 'CONFLICT')
  const open = async () => {
    const { id } = await create({ documento })
    return { id, close: () => seller.call.leads.inactivate({ id, motivo: 'Desistiu' }) }
  }

  it('after reopening', async () => {
    const lost = await lead({ inativada_em: new Date() })
    const excluded = await lead({ excluida_em: new Date() })
    const wrong = await lead({ excluida_em: new Date(), wrong_motivo: 'outro' })
    const first = await open()
    await expect(seller.call.leads.reactivate({ id: lost })).rejects.toMatchObject(openExists)
    await expect(boss.call.leads.restore({ id: excluded })).rejects.toMatchObject(openExists)
    // A lead that returns as lost is not open.
    await boss.call.leads.restore({ id: wrong })
    await first.close()
    await boss.call.leads.restore({ id: excluded })
    await expect(seller.call.leads.reactivate({ id: lost })).rejects.toMatchObject(openExists)
    await seller.call.leads.inactivate({ id: excluded, motivo: 'Desistiu' })
    const both = await Promise.allSettled([
      seller.call.leads.reactivate({ id: lost }),
      seller.call.leads.reactivate({ id: excluded }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await db.deleteFrom('vendas_lead').where('documento', '=', documento).execute()
  })

  it('after a change of the document; two that imports made may be edited', async () => {
    const { id } = await open()
    const other = await lead({ documento: null })
    await expect(seller.call.leads.update({ id: other, documento })).rejects.toMatchObject(openExists)
    await seller.call.leads.update({ id, documento })
    const twin = await lead()
    await seller.call.leads.update({ id: twin, documento, cliente: 'Outra Prates' })
    const elsewhere = await makeLead(db, mapped, { id_vendedor: seller.userId })
    await seller.call.leads.update({ id: elsewhere, documento })
    await db.deleteFrom('vendas_lead').where('documento', '=', documento).execute()
  })

  it('after a merge that gives it the document of another provider’s lead', async () => {
    const first = await open()
    const kept = await lead({ documento: null })
    const elsewhere = await makeLead(db, mapped, { documento })
    const merge = { id: elsewhere, id_mantida: kept }
    await expect(boss.call.leads.merge(merge)).rejects.toMatchObject(openExists)
    await first.close()
    await boss.call.leads.merge(merge)
    await db.deleteFrom('vendas_lead').where('documento', '=', documento).execute()
  })

  it('except for the two of a merge that is undone', async () => {
    const [kept, twin] = [await lead(), await lead()]
    const another = await lead()
    await manager.call.leads.merge({ id: twin, id_mantida: kept })
    await db.deleteFrom('vendas_lead').where('id', '=', another).execute()
    const apart = await app.inject({
      method: 'POST',
      url: `/v1/vendas/lead/${twin}/separar`,
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(apart.statusCode).toBe(200)
    await manager.call.leads.merge({ id: twin, id_mantida: kept })
    await seller.call.leads.inactivate({ id: kept, motivo: 'Desistiu' })
    const third = await open()
    await expect(manager.call.leads.unmerge({ id: twin })).rejects.toMatchObject(openExists)
    await third.close()
    await manager.call.leads.unmerge({ id: twin })
  })
})
