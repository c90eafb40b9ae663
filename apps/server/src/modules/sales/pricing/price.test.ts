import type { PriceFields } from '@intranet/contract/sales/pricing-schemas'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { findActor } from '../../../platform/session.ts'
import { adjustPrices } from './price.queries.ts'

const { db, deps, as, app } = await testWorld()
const id_empresa = await makeProvider(db)
const other = await makeProvider(db)
const manager = await as({ roles: ['precificacao:gestor'], empresas: [id_empresa] })
const { pricing } = manager.call
const microregion = async (owner: number | null, nome: string) =>
  (
    await db
      .insertInto('microrregiao')
      .values({ nome, id_empresa: owner })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const price = (over: Partial<PriceFields> = {}): PriceFields => ({
  id_empresa,
  produto: 'Fibra 500',
  tecnologia: 'fibra',
  velocidade_mbps: 500,
  valor: '99.90',
  taxa_instalacao: '0',
  fidelidade_meses: 12,
  publico: 'pf',
  vigencia_inicio: '2026-08-01',
  ...over,
})
const create = async (over: Partial<PriceFields> = {}) =>
  (await pricing.create({ objects: [price(over)] }))[0]!.id
const refusal = async (over: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/precificacao',
    headers: { authorization: `Bearer ${manager.token}` },
    payload: { object: { ...price(), ...over } },
  })
  return [answer.statusCode, answer.json().campos]
}

describe('periods of one product', () => {
  it('do not overlap, ignoring accents and capitals; after the old one ends the new one is accepted (docs/sales.md#prices)', async () => {
    const id = await create({ produto: 'Opção 500', vigencia_inicio: '2026-01-01' })
    expect(await refusal({ produto: 'opcao 500' })).toEqual([
      409,
      { vigencia_inicio: 'Já existe um preço vigente para este produto no período.' },
    ])
    await pricing.end({ id, vigencia_fim: '2026-07-31' })
    await create({ produto: 'opcao 500' })
    expect((await pricing.get({ id })).situacao).toBe('encerrada')
  })

  it('are separate by audience, micro-region and provider', async () => {
    const place = await microregion(id_empresa, 'Sul')
    await create({ produto: 'Apartes' })
    await create({ produto: 'Apartes', publico: 'pj' })
    await create({ produto: 'Apartes', id_microrregiao: place })
    expect((await refusal({ produto: 'Apartes', id_microrregiao: place }))[0]).toBe(409)
  })

  it('have a state by their days', async () => {
    const states = await Promise.all(
      [
        { vigencia_inicio: '2025-01-01', vigencia_fim: '2025-12-31' },
        { vigencia_inicio: '2026-01-01', vigencia_fim: null },
        { vigencia_inicio: '2199-01-01', vigencia_fim: null },
      ].map(
        async (days, place) =>
          (await pricing.get({ id: await create({ produto: `Estado ${place}`, ...days }) })).situacao,
      ),
    )
    expect(states).toEqual(['encerrada', 'vigente', 'agendada'])
    const current = (await pricing.current({ id: id_empresa })).map(({ produto }) => produto)
    expect(current.filter((produto) => produto.startsWith('Estado '))).toEqual(['Estado 1'])
    const { total } = await pricing.list({ filtro: { situacao: 'agendada', produto: 'Estado 2' } })
    expect(total).toBe(1)
  })
})

describe('a price', () => {
  it.each([
    [
      { valor_promocional: '99.90', meses_promocao: 3 },
      { valor_promocional: 'O valor promocional deve ser menor que o valor.' },
    ],
    [{ valor_promocional: '79.90' }, { meses_promocao: 'Informe por quantos meses a promoção vale.' }],
    [
      { vigencia_fim: '2026-07-31' },
      { vigencia_fim: 'A data de fim deve ser maior ou igual à data de início.' },
    ],
    [{ valor: '-1' }, { valor: 'Valor inválido.' }],
    [{ produto: '' }, { produto: 'Campo obrigatório' }],
  ])('with %j is refused', async (over, campos) => {
    expect(await refusal({ produto: 'Errado', ...over })).toEqual([422, campos])
  })

  it('accepts micro-regions of its provider or of the whole group', async () => {
    const theirs = await microregion(other, 'Deles')
    expect((await refusal({ produto: 'Região', id_microrregiao: theirs }))[1]).toEqual({
      id_microrregiao: 'Esta microrregião não é deste provedor.',
    })
    await create({ produto: 'Região', id_microrregiao: await microregion(null, 'Grupo') })
  })

  it('cannot be saved over somebody else’s change, and is never read in another provider', async () => {
    const id = await create({ produto: 'Versão' })
    const { updated_at } = await pricing.get({ id })
    await pricing.update({ id, valor: '89.90', updated_at: updated_at.toISOString() })
    await expect(pricing.update({ id, valor: '1', updated_at: updated_at.toISOString() })).rejects.toThrow(
      'alterado por outra pessoa',
    )
    await expect(pricing.update({ id, valor_promocional: '95', meses_promocao: 2 })).rejects.toThrow()
    const theirs = await as({ roles: ['precificacao:gestor'], empresas: [other] })
    await expect(theirs.call.pricing.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(theirs.call.pricing.create({ objects: [price()] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(pricing.update({ id, id_empresa: other })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is read by sellers and written by the managers of prices', async () => {
    const seller = await as({ roles: ['vendas:solicitante'], empresas: [id_empresa] })
    const produto = 'De vendedores'
    const id = await create({ produto })
    expect((await seller.call.pricing.current({ id: id_empresa })).map((row) => row.produto)).toContain(
      produto,
    )
    await expect(seller.call.pricing.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await pricing.remove({ id })
  })

  it("of a city are those of its micro-region, before the provider's", async () => {
    const { id: id_cidade } = await db
      .insertInto('cidade')
      .values({ nome: 'Vila dos Preços', uf: 'RS' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id_microrregiao = await microregion(id_empresa, 'Vila')
    await db.insertInto('microrregiao_cidade').values({ id_microrregiao, id_cidade }).execute()
    const produto = 'Por lugar'
    await create({ produto, valor: '100' })
    await create({ produto, valor: '80', id_microrregiao })
    await create({ produto: 'Só na vila', id_microrregiao })
    const sold = async (cidade: string) =>
      (await pricing.current({ id: id_empresa, cidade, uf: 'RS' }))
        .filter((row) => ['Por lugar', 'Só na vila'].includes(row.produto))
        .map((row) => `${row.produto} ${Number(row.valor)}`)
    expect(await sold('VILA DOS PRECOS')).toEqual(['Por lugar 80', 'Só na vila 99.9'])
    expect(await sold('Outra cidade')).toEqual(['Por lugar 100'])
  })
})

describe('an adjustment', () => {
  it('finds no price of another provider, and its statement alone begins none there', async () => {
    const id = await create({ produto: 'De um só' })
    const theirs = await as({ roles: ['precificacao:gestor'], empresas: [other] })
    const input = { ids: [id], percentual: 5, vigencia_inicio: '2199-01-01' }
    await expect(theirs.call.pricing.adjust(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await adjustPrices(db, (await findActor(deps.auth, theirs.token))!.actor, input)).toEqual([])
    expect((await pricing.get({ id })).vigencia_fim).toBeNull()
  })

  it('ends prices the day before and begins new ones, rounded to cents', async () => {
    const id = await create({ produto: 'Reajuste', valor_promocional: '79.90', meses_promocao: 3 })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/precificacao/reajuste',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { object: { ids: [id], percentual: 4.5, vigencia_inicio: '2199-01-01' } },
    })
    const [created] = answer.json().insert_precificacao.returning
    expect(await pricing.get({ id })).toMatchObject({ vigencia_fim: '2198-12-31', valor: '99.90' })
    expect(await pricing.get({ id: created.id })).toMatchObject({
      valor: '104.40',
      valor_promocional: '83.50',
      vigencia_inicio: '2199-01-01',
      vigencia_fim: null,
      situacao: 'agendada',
    })
  })

  it('is possible for prices valid until then, from tomorrow, all or none', async () => {
    const id = await create({ produto: 'Tudo ou nada' })
    const late = await create({ produto: 'Depois', vigencia_inicio: '2199-06-01' })
    await expect(
      pricing.adjust({ ids: [id, late], percentual: 5, vigencia_inicio: '2199-01-01' }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    expect((await pricing.get({ id })).vigencia_fim).toBeNull()
    await expect(
      pricing.adjust({ ids: [id], percentual: 5, vigencia_inicio: '2026-01-01' }),
    ).rejects.toThrow()
    await expect(
      pricing.adjust({ ids: [id], percentual: 0, vigencia_inicio: '2199-01-01' }),
    ).rejects.toThrow()
  })
})
