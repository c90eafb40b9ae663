import { lead as text } from '@intranet/contract/messages/leads'
import { describe, expect, it } from 'vitest'
import { superadmin } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { address, leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeBlacklisted, makeLead } from '../../../../test/factories/sales.ts'

const { db, as, app, id_empresa, mapped, empresas, seller, external, manager, typed, create } =
  await leadWorld()

describe('a new lead', () => {
  it('belongs to its seller, shows its origin, and has a history (docs/sales.md#leads)', async () => {
    const { id } = await create()
    expect(await seller.call.leads.get({ id })).toMatchObject({
      id_vendedor: seller.userId,
      origem: 'interno',
      desfecho: 'aberta',
      status: 1,
      endereco: 'Rua XV de Novembro, 120, Centro, Pelotas - RS, 96010-000',
    })
    expect(await seller.call.leads.history({ id })).toMatchObject([{ acao: 'criada', status_para: 1 }])
    const outside = await create({}, external)
    expect(await external.call.leads.get({ id: outside.id })).toMatchObject({ origem: 'externo' })
  })

  it('is assigned by a manager to people who sell for that provider', async () => {
    const { id } = await create({ id_vendedor: seller.userId }, manager)
    expect(await manager.call.leads.get({ id })).toMatchObject({ id_vendedor: seller.userId })
    const stranger = await as({ roles: ['rh:leitor'], empresas, employee: true })
    await expect(create({ id_vendedor: stranger.userId }, manager)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  })

  it('is the only open one of its document, also when two are created at once (docs/sales.md#new-lead)', async () => {
    const documento = '11144477735'
    const both = await Promise.allSettled([create({ documento }), create({ documento }, external)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(create({ documento })).rejects.toMatchObject(refused(text.openExists, 'CONFLICT'))
    expect((await create({ documento, id_empresa: mapped })).desfecho).toBe('aberta')
  })

  it('that is refused among others is named, with the reason of this one', async () => {
    const documento = '52998224725'
    await create({ documento })
    const refusedOf = async (...objects: object[]) => {
      const headers = { authorization: `Bearer ${seller.token}` }
      const payload = { objects }
      const answer = await app.inject({ method: 'POST', url: '/v1/vendas/lead', headers, payload })
      return answer.json<{ campos: object }>().campos
    }
    const [open, elsewhere] = [
      { ...typed, documento },
      { ...typed, id_canal: 999_999 },
    ]
    expect(await refusedOf(typed, open)).toEqual({ 'objects.1.documento': text.openExists })
    for (const objects of [
      [typed, elsewhere],
      [open, elsewhere],
    ])
      expect(Object.keys(await refusedOf(...objects))).toEqual(['objects.1.id_canal'])
  })

  it('is lost at once if the provider’s coverage does not include its address, and says so', async () => {
    const alone = { id_empresa: mapped, fone: '53981110001', numero: '901' }
    expect(await create({ ...alone, bairro: 'Laranjal' })).toMatchObject({
      desfecho: 'sem_cobertura',
      aviso: 'Lead registrada sem cobertura.',
    })
    expect(await create(alone)).toMatchObject({ desfecho: 'aberta', aviso: null })
    expect(await create({ ...alone, bairro: 'Laranjal' })).toMatchObject({
      aviso: expect.stringMatching(
        /^Lead registrada sem cobertura\. Ela se parece com a lead em aberto \d+: mesmo endereço e telefone\.$/,
      ),
    })
    expect(await create({ bairro: 'Laranjal' })).toMatchObject({ desfecho: 'aberta' })
  })

  it('lost at once is on the blacklist too', async () => {
    await makeBlacklisted(db, { cep: '96085000', numero: '77' })
    const place = { id_empresa: mapped, bairro: 'Laranjal', cep: '96085000', numero: '77' }
    expect(await create(place)).toMatchObject({ desfecho: 'sem_cobertura', blacklist: 'endereco' })
  })

  it.each([
    ['a name', { cliente: ' ' }, 'cliente', 'Campo obrigatório'],
    ['a number', { numero: '' }, 'numero', 'Campo obrigatório'],
    ['a real CPF', { documento: '11111111111' }, 'documento', 'CPF inválido.'],
    ['a real CNPJ', { documento: '11222333000180' }, 'documento', 'Ops! Parece que seu cnpj é inválido!'],
    ['a customer for an upgrade', { tipo: 'upgrade' }, 'cod_cliente', text.customerRequired],
    ['a known channel', { id_canal: 987654 }, 'id_canal', 'Opção não encontrada.'],
  ])('asks for %s', async (_what, over, field, message) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vendas/lead',
      headers: { authorization: `Bearer ${seller.token}` },
      payload: { object: { ...typed, ...over } },
    })
    expect(answer.statusCode).toBe(422)
    const campos = answer.json().campos as Record<string, string>
    expect(Object.entries(campos).find(([key]) => key.endsWith(field))?.[1]).toBe(message)
  })

  it('belongs to one’s own provider', async () => {
    const theirs = await makeProvider(db)
    await expect(create({ id_empresa: theirs })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

it('shows a blacklist entry of one of the actor’s providers before a provider is chosen', async () => {
  const documento = '39053344705'
  await makeBlacklisted(db, { cpf_cnpj: documento, id_empresa: mapped })
  expect(await seller.call.leads.verify({ documento })).toMatchObject({ blacklist: 'cliente' })
  expect(await seller.call.leads.verify({ documento, id_empresa })).toMatchObject({ blacklist: null })
  const stranger = await as({ roles: ['vendas:solicitante'], empresas: [id_empresa], employee: true })
  expect(await stranger.call.leads.verify({ documento })).toMatchObject({ blacklist: null, aviso: null })
})

it('verifies a person and an address, as far as the actor may know them', async () => {
  const documento = '86288366757'
  await db
    .insertInto('relationship_dados_pessoas')
    .values({ id_empresa, codpessoa: 'P9', nome_razaosocial: 'Ana Lemos', cpf: documento })
    .execute()
  await makeBlacklisted(db, { cpf_cnpj: documento })
  const id = await makeLead(db, id_empresa, { documento, id_vendedor: seller.userId })
  const { bairro: _, ...place } = address
  const asked = { documento, ...place, bairro: 'Laranjal' }
  const found = await seller.call.leads.verify(asked)
  expect(found).toMatchObject({
    clientes: [{ cod_cliente: 'P9', nome: 'Ana Lemos' }],
    aberta: { id },
    blacklist: 'cliente',
    aviso: 'Este cliente está na blocklist.',
  })
  expect(found.cobertura.map((one) => [one.id_empresa, one.coberto])).toEqual(
    expect.arrayContaining([
      [id_empresa, null],
      [mapped, false],
    ]),
  )
  expect((await external.call.leads.verify(asked)).aberta).toMatchObject({ id: null, vendedor: null })
  const stranger = await as({ roles: ['vendas:solicitante'], empresas: [mapped], employee: true })
  expect(await stranger.call.leads.verify(asked)).toMatchObject({ clientes: [], aberta: null })
})

it.each([{ documento: '52998224725' }, { fone: '53991234567' }])(
  'verifies %o for a superadmin, whose scope is every row',
  async (asked) => {
    const admin = await as(superadmin)
    const id = await makeLead(db, id_empresa, asked)
    const { call, token } = admin
    expect((await call.leads.verify(asked)).aberta).toMatchObject({ id })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vendas/lead/verificar',
      headers: { authorization: `Bearer ${token}` },
      payload: { object: asked },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ vendas_lead_verificar: { aberta: { id } } })
  },
)

it('names an open lead that the asker sees before a newer one that they do not', async () => {
  const fone = '53981113333'
  const id = await makeLead(db, id_empresa, { fone, id_vendedor: seller.userId })
  await makeLead(db, id_empresa, { fone, id_vendedor: manager.userId })
  expect((await seller.call.leads.verify({ fone })).aberta).toMatchObject({ id })
})

it('says whether the document is the same, and names that lead before a newer one of the phone (docs/sales.md#new-lead)', async () => {
  const [fone, documento] = ['53981114444', '15350946056']
  const asked = async (input: object) => (await seller.call.leads.verify(input)).aberta
  const first = await makeLead(db, id_empresa, { documento, id_vendedor: seller.userId })
  const family = await makeLead(db, id_empresa, { fone, id_vendedor: seller.userId })
  expect(await asked({ fone })).toMatchObject({ id: family, mesmo_documento: false })
  expect(await asked({ fone, documento: '98765432100' })).toMatchObject({
    id: family,
    mesmo_documento: false,
  })
  expect(await asked({ fone, documento })).toMatchObject({ id: first, mesmo_documento: true })
})

it('recognises a phone with the country’s code and without', async () => {
  await db
    .insertInto('relationship_dados_pessoas')
    .values({ id_empresa, codpessoa: 'P10', nome_razaosocial: 'Rui Sá', telefone: '5553981112222' })
    .execute()
  const id = await makeLead(db, id_empresa, { fone: '5553981112222', id_vendedor: seller.userId })
  const local = await makeLead(db, id_empresa, { fone: '53981112222', id_vendedor: seller.userId })
  for (const fone of ['53981112222', '5553981112222']) {
    const found = await seller.call.leads.verify({ fone, id_empresa })
    expect(found.clientes).toMatchObject([{ cod_cliente: 'P10' }])
    expect(found.aberta).toMatchObject({ id: local })
  }
  expect(await seller.call.leads.duplicates({ id })).toMatchObject([{ id: local, iguais: ['fone'] }])
  expect(await seller.call.leads.duplicates({ id: local })).toMatchObject([{ id, iguais: ['fone'] }])
  // Only the newest open lead is shown: without the other lead, it is this one.
  await db.updateTable('vendas_lead').set({ inativada_em: new Date() }).where('id', '=', local).execute()
  expect((await seller.call.leads.verify({ fone: '53981112222' })).aberta).toMatchObject({ id })
})

it('records who read a complete document (docs/platform.md#recorded-readings)', async () => {
  const id = await makeLead(db, id_empresa, { documento: '52998224725', id_vendedor: seller.userId })
  const reader = await as({ roles: ['vendas:leitor'], empresas, employee: true })
  await reader.call.leads.get({ id })
  await seller.call.leads.get({ id })
  await seller.call.leads.get({ id })
  const readings = await db
    .selectFrom('acesso_dado_pessoal')
    .where('tabela', '=', 'vendas_lead')
    .where('id_item', '=', id)
    .select('id_usuario')
    .execute()
  expect(readings).toEqual([{ id_usuario: seller.userId }])
})
