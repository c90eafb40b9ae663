import { lead as text } from '@intranet/contract/messages/leads'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { address, leadWorld } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, app, as, id_empresa, mapped, seller, manager, typed, create } = await leadWorld()

const plan = { produto: 'Fibra 500', valor: '99.90' }
const sold = { tecnologia: 'fibra', velocidade_mbps: 500, vigencia_inicio: '2020-01-01' } as const

beforeAll(async () => {
  const here = { ...sold, id_empresa }
  await db
    .insertInto('precificacao')
    .values([
      { ...here, ...plan, valor_promocional: '49.90', meses_promocao: 3, publico: 'pf' },
      { ...here, produto: 'Empresa 500', valor: '299.00', publico: 'pj' },
      { ...here, produto: 'Antigo', valor: '10.00', publico: 'pf', vigencia_fim: '2021-01-01' },
    ])
    .execute()
})

const refusal = (campos: Record<string, string>) => ({
  code: 'UNPROCESSABLE_CONTENT',
  cause: { details: { campos } },
})
const off = (field: 'produto' | 'valor') => refusal({ [field]: text.offTable })
const lead = (over: object = {}) =>
  makeLead(db, id_empresa, { id_vendedor: seller.userId, ...address, ...over })

/** A city whose micro-region asks more for the plan than its provider does elsewhere. */
async function dearPlace() {
  const known = await db.selectFrom('cidade').where('nome', '=', 'Praia Cara').select('id').executeTakeFirst()
  if (known) return
  const row = { nome: 'Praia Cara', uf: 'RS' }
  const { id: id_cidade } = await db
    .insertInto('cidade')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: id_microrregiao } = await db
    .insertInto('microrregiao')
    .values({ nome: 'Costa', id_empresa })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('microrregiao_cidade').values({ id_microrregiao, id_cidade }).execute()
  const there = { id_empresa, id_microrregiao, ...plan, valor: '129.90', publico: 'pf' as const }
  await db
    .insertInto('precificacao')
    .values({ ...sold, ...there })
    .execute()
}

async function rest(method: 'POST' | 'PUT', url: string, object: object, who = seller) {
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await app.inject({ method, url, headers, payload: { object } })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the plan of a lead', () => {
  it.each([
    ['a value of one’s own', { ...plan, valor: '0.01' }, 'valor'],
    ['a product that is not sold', { ...plan, produto: 'Fibra 9000' }, 'produto'],
    ['a product that is no longer sold', { produto: 'Antigo', valor: '10.00' }, 'produto'],
    ['a product for companies', { produto: 'Empresa 500', valor: '299.00' }, 'produto'],
  ] as const)('is not %s for a seller, wherever it is typed', async (_what, chosen, field) => {
    await expect(create(chosen)).rejects.toMatchObject(off(field))
    const id = await lead({ status: 4, contrato: 'C-1' })
    await expect(seller.call.leads.update({ id, ...chosen })).rejects.toMatchObject(off(field))
    await expect(seller.call.leads.move({ id, status: 5, ...chosen })).rejects.toMatchObject(off(field))
    expect(await seller.call.leads.get({ id })).toMatchObject({ status: 4, produto: null, valor: null })
  })

  it.each([
    ['the table’s', plan],
    ['the table’s promotion', { ...plan, valor: '49.9' }],
    ['the table’s for companies', { produto: 'empresa 500', valor: '299', documento: '11222333000181' }],
  ])('is %s without further ado', async (_what, chosen) => {
    const { id } = await create(chosen)
    expect(await seller.call.leads.get({ id })).toMatchObject({ fora_tabela_em: null })
  })

  it('is the micro-region’s in its cities, not the provider’s', async () => {
    const { id: city } = await db
      .insertInto('cidade')
      .values({ nome: 'Praia Nova', uf: 'RS' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: id_microrregiao } = await db
      .insertInto('microrregiao')
      .values({ nome: 'Litoral', id_empresa })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('microrregiao_cidade').values({ id_microrregiao, id_cidade: city }).execute()
    const there = { id_empresa, id_microrregiao, ...plan, valor: '119.90', publico: 'pf' as const }
    await db
      .insertInto('precificacao')
      .values({ ...sold, ...there })
      .execute()
    const cidade = 'Praia Nova'
    await expect(create({ cidade, ...plan })).rejects.toMatchObject(off('valor'))
    expect(await create({ cidade, ...plan, valor: '119.90' })).toMatchObject({ desfecho: 'aberta' })
  })

  it('is anything where the provider keeps no prices', async () => {
    expect(await create({ id_empresa: mapped, produto: 'Rádio', valor: '1.00' })).toMatchObject({
      desfecho: 'aberta',
    })
  })

  it('may stay as it was when the price table changes', async () => {
    const id = await lead({ produto: 'Antigo', valor: '10.00', status: 4, contrato: 'C-1' })
    await seller.call.leads.update({ id, produto: 'Antigo', valor: '10', referencia: 'Portão azul' })
    expect(await seller.call.leads.move({ id, status: 5 })).toMatchObject({ desfecho: 'efetivada' })
  })

  it('outside the table is set by a manager with a reason, which the lead keeps with their name', async () => {
    const cheap = { ...plan, valor: '59.90' }
    const { call, userId } = manager
    const why = { motivo_fora_tabela: text.reasonRequired }
    await expect(create(cheap, manager)).rejects.toMatchObject(refusal(why))
    const id = await lead()
    await expect(call.leads.update({ id, ...cheap })).rejects.toMatchObject(refusal(why))
    const motivo_fora_tabela = 'Cliente antigo'
    await call.leads.update({ id, ...cheap, motivo_fora_tabela })
    const { nome } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', userId)
      .select('nome')
      .executeTakeFirstOrThrow()
    expect(await seller.call.leads.get({ id })).toMatchObject({
      ...cheap,
      motivo_fora_tabela,
      fora_tabela_em: expect.any(Date),
      fora_tabela_por: nome,
    })
    await seller.call.leads.update({ id, ...plan })
    expect(await seller.call.leads.get({ id })).toMatchObject({
      fora_tabela_em: null,
      motivo_fora_tabela: null,
    })
  })

  it.each([
    ['place', {}, { cidade: 'Praia Cara', estado: 'RS' }],
    ['state', { cidade: 'Praia Cara', estado: 'SC' }, { estado: 'RS' }],
    ['document', { documento: null }, { documento: '11444777000161' }],
  ] as const)('is judged again for another %s, and then waits for a manager', async (_what, base, change) => {
    await dearPlace()
    const id = await lead({ ...plan, ...base, status: 4, contrato: 'C-1' })
    await seller.call.leads.update({ id, ...change })
    expect(await seller.call.leads.get({ id })).toMatchObject({ ...plan, fora_tabela_em: expect.any(Date) })
    await expect(seller.call.leads.move({ id, status: 5 })).rejects.toMatchObject(
      refusal({ valor: text.offTableHolds }),
    )
    await seller.call.leads.update({ id, cidade: 'Pelotas', documento: '39053344705' })
    expect(await seller.call.leads.get({ id })).toMatchObject({ fora_tabela_em: null })
    await db.deleteFrom('vendas_lead').where('id', '=', id).execute()
  })

  it('keeps a manager’s reason when the customer moves, and is not judged for another spelling', async () => {
    await dearPlace()
    const old = await lead({ produto: 'Antigo', valor: '10.00' })
    await seller.call.leads.update({ id: old, cidade: 'PELOTAS', documento: '39053344705' })
    expect(await seller.call.leads.get({ id: old })).toMatchObject({ fora_tabela_em: null })
    const id = await lead()
    const motivo_fora_tabela = 'Cliente antigo'
    await manager.call.leads.update({ id, ...plan, valor: '59.90', motivo_fora_tabela })
    await seller.call.leads.update({ id, cidade: 'Praia Cara', estado: 'RS' })
    expect(await seller.call.leads.get({ id })).toMatchObject({ motivo_fora_tabela })
  })

  it('is judged where a merge puts it', async () => {
    await dearPlace()
    const nowhere = { cep: null, logradouro: null, numero: null, bairro: null, cidade: null, estado: null }
    const kept = await lead({ ...plan, ...nowhere })
    const id = await lead({ cidade: 'Praia Cara' })
    await manager.call.leads.merge({ id, id_mantida: kept })
    expect(await seller.call.leads.get({ id: kept })).toMatchObject({
      cidade: 'Praia Cara',
      fora_tabela_em: expect.any(Date),
    })
  })

  it('is accepted as sent over REST, marked with the sender, and then waits for a manager', async () => {
    const { body } = await rest('POST', '/v1/vendas/lead', { ...typed, ...plan, valor: '0.01' })
    const id = body.insert_vendas_lead.returning[0].id as number
    const mine = { fora_tabela_em: expect.any(Date), fora_tabela_por: expect.any(String) }
    expect(await seller.call.leads.get({ id })).toMatchObject({ valor: '0.01', ...mine })
    expect((await seller.call.leads.list({ filtro: { id } })).dados[0]).toMatchObject({ fora_tabela: true })
    await db.updateTable('vendas_lead').set({ status: 4, contrato: 'C-1' }).where('id', '=', id).execute()
    const sale = await rest('POST', `/v1/vendas/lead/${id}/status`, { status: 5 })
    expect(sale).toMatchObject({ status: 422, body: { campos: { valor: text.offTableHolds } } })
    await expect(seller.call.leads.move({ id, status: 5 })).rejects.toMatchObject(
      refusal({ valor: text.offTableHolds }),
    )
    expect(await manager.call.leads.move({ id, status: 5 })).toMatchObject({ desfecho: 'efetivada' })
  })

  it('is marked when REST changes it, also together with the sale', async () => {
    const id = await lead({ status: 4, contrato: 'C-1' })
    const put = await rest('PUT', `/v1/vendas/lead/${id}`, { produto: 'Inventado', valor: '5.00' })
    expect(put.status).toBe(200)
    expect(await seller.call.leads.get({ id })).toMatchObject({ fora_tabela_em: expect.any(Date) })
    await seller.call.leads.update({ id, ...plan })
    const sale = await rest('POST', `/v1/vendas/lead/${id}/status`, { status: 5, valor: '1.00' })
    expect(sale.body).toMatchObject({ campos: { valor: text.offTableHolds } })
    expect(await seller.call.leads.get({ id })).toMatchObject({ ...plan, status: 4 })
    expect((await rest('POST', `/v1/vendas/lead/${id}/status`, { status: 5 })).status).toBe(200)
  })

  it('keeps its mark when it is merged into another lead, until the merge is undone', async () => {
    const kept = await lead({ cep: null })
    const { body } = await rest('POST', '/v1/vendas/lead', { ...typed, ...plan, valor: '0.01' })
    const id = body.insert_vendas_lead.returning[0].id as number
    await manager.call.leads.merge({ id, id_mantida: kept })
    expect(await seller.call.leads.get({ id: kept })).toMatchObject({
      valor: '0.01',
      fora_tabela_em: expect.any(Date),
    })
    await manager.call.leads.unmerge({ id })
    expect(await seller.call.leads.get({ id: kept })).toMatchObject({ valor: null, fora_tabela_em: null })
  })
})

describe('the history of a lead', () => {
  it('shows every change: the person, the field, the old and the new value', async () => {
    const { id } = await create({ cliente: 'Rui', documento: '52998224725', fone: '53999887766' })
    await manager.call.leads.update({ id, cliente: 'Rui Prates', fone: '53988887777', valor: null })
    const channel = await db
      .insertInto('vendas_canal')
      .values({ nome: 'Feira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('vendas_canal_provedor').values({ id_canal: channel.id, id_empresa }).execute()
    await manager.call.leads.update({ id, id_canal: channel.id })
    const [second, first] = await seller.call.leads.history({ id })
    expect(first).toMatchObject({ acao: 'alterada', usuario: expect.any(String) })
    expect(first!.campos).toEqual([
      { campo: 'cliente', de: 'Rui', para: 'Rui Prates' },
      { campo: 'fone', de: '53999887766', para: '53988887777' },
    ])
    expect(second!.campos).toEqual([{ campo: 'id_canal', de: 'Loja', para: 'Feira' }])
    const reader = await as({ roles: ['vendas:leitor'], empresas: [id_empresa], employee: true })
    expect((await reader.call.leads.history({ id }))[1]!.campos).toEqual([
      { campo: 'cliente', de: 'Rui', para: 'Rui Prates' },
      { campo: 'fone', de: '•••', para: '•••' },
    ])
  })

  it('is shown by "Ver histórico de Edições" to people who may edit, for their own leads', async () => {
    const { id } = await create()
    await seller.call.leads.update({ id, referencia: 'Portão azul' })
    const asked = { tabelas: 'vendas_lead', id_item: id } as const
    expect(await seller.call.history.list(asked)).toMatchObject([
      { operacao: 'UPDATE', new_data: { referencia: 'Portão azul' } },
      { operacao: 'INSERT' },
    ])
    const stranger = await as({
      roles: ['vendas:solicitante'],
      empresas: [await makeProvider(db)],
      employee: true,
    })
    expect(await stranger.call.history.list(asked)).toEqual([])
    const reader = await as({ roles: ['vendas:leitor'], empresas: [id_empresa], employee: true })
    await expect(reader.call.history.list(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
