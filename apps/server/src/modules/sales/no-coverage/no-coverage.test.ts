import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { nome: 'Razão', sistema: 'razao' })
const vetorial = await makeProvider(db, { nome: 'Vetorial', sistema: 'vetorial' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const reader = await as({ roles: ['vendas:leitor'], employee: true, empresas: [razao] })
const outsider = await as({ roles: ['vendas:solicitante'], employee: false, empresas: [razao] })

const lost = {
  motivo_inviabilidade: 'Sem Cobertura',
  cidade: 'Curitiba',
  bairro: 'Centro',
  logradouro: 'Rua XV',
}
const blocked = await makeLead(db, razao, {
  ...lost,
  blacklist: 'endereco',
  blacklist_motivo: 'Fraude',
  documento: '52998224725',
  fone: '5541999990000',
  id_vendedor: outsider.userId,
  created_at: '2026-03-05T12:00:00-03:00',
})
await makeLead(db, razao, {
  ...lost,
  cidade: ' CURITIBA ',
  logradouro: 'Rua Sete',
  created_at: '2026-02-28T23:00:00-03:00',
})
await makeLead(db, razao, { ...lost, cidade: null, bairro: ' ', logradouro: null })
await makeLead(db, razao, { ...lost, tipo: 'upgrade', cod_cliente: 'C1' })
await makeLead(db, razao, { ...lost, motivo_inviabilidade: 'Distância' })
await makeLead(db, vetorial, lost)

const post = async (step: number, body: object, token = manager.token) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/vendas/relatorio/leads/sem_cobertura/step${step}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
  const whole = answer.json()
  expect(Object.keys(whole)).toEqual([`vendas_relatorio_leads_sem_cobertura_step${step}`])
  const [first, ...others] = Object.values(whole)[0] as { total: number; dados: Record<string, unknown>[] }[]
  expect(others).toEqual([])
  expect(Object.keys(first!)).toEqual(['total', 'dados'])
  return first!
}

describe('the levels', () => {
  it('group by normalised text; missing texts are one group, "" on the wire; upgrades do not count (docs/sales.md#missing-coverage)', async () => {
    const { total, dados } = await post(1, { offset: 0, limit: 20 })
    expect(total).toBe(2)
    expect(dados.map(({ cidade, total_leads_sem_cobertura: n, provedor }) => [provedor, cidade, n])).toEqual([
      ['razao', expect.stringMatching(/^curitiba$/i), 2],
      ['razao', '', 1],
    ])
    const streets = await post(3, {
      provedor: 'razao',
      cidade: 'curitiba',
      bairro: 'CENTRO',
      offset: 0,
      limit: 0,
    })
    expect(streets.dados.map(({ logradouro }) => logradouro)).toEqual(['Rua Sete', 'Rua XV'])
    const nowhere = await post(4, { provedor: 'razao', cidade: '', bairro: '', logradouro: '', limit: 20 })
    expect(nowhere).toMatchObject({ total: 1, dados: [{ cidade: null }] })
  })

  it.each([
    ['leads', [1, 2]],
    ['-leads', [2, 1]],
    ['nome', [1, 2]],
    ['-nome', [2, 1]],
  ])('are sorted by %s', async (sort, leads) => {
    const { dados } = await post(1, { sort, limit: 20 })
    expect(dados.map((one) => one.total_leads_sem_cobertura)).toEqual(leads)
  })

  it('accept the filters of the first level everywhere, in `filters` or `filtro`', async () => {
    const march = { created_at: { _gte: '2026-03-01', _lte: '2026-03-31' }, motivo: 'Sem Cobertura' }
    const place = { provedor: 'razao', cidade: 'Curitiba', bairro: 'Centro' }
    expect((await post(1, { filters: march })).dados).toMatchObject([{ total_leads_sem_cobertura: 1 }])
    expect((await post(2, { ...place, filtro: march })).dados).toMatchObject([
      { total_leads_sem_cobertura: 1 },
    ])
    expect((await post(3, { ...place, filters: march })).dados).toMatchObject([{ logradouro: 'Rua XV' }])
    const people = await post(4, { ...place, logradouro: 'rua xv', filters: march })
    expect(people).toMatchObject({
      total: 1,
      dados: [
        {
          id: blocked,
          blacklist: 'endereco',
          status: 1,
          lead_canal: null,
          lead_vendedor: { usr_nome: expect.any(String) },
        },
      ],
    })
  })

  it('answer one element when there is nothing: a provider out of scope, or two at once', async () => {
    expect(await post(1, { provedor: 'vetorial' })).toEqual({ total: 0, dados: [] })
    expect(await post(1, { provedor: 'razao', filtro: { provedor: 'vetorial' } })).toEqual({
      total: 0,
      dados: [],
    })
    expect(await post(4, { cidade: 'Nenhuma' })).toEqual({ total: 0, dados: [] })
  })

  it('are counted over own leads for an external seller, and masked for a reader', async () => {
    expect((await post(1, {}, outsider.token)).dados).toMatchObject([{ total_leads_sem_cobertura: 1 }])
    const place = { provedor: 'razao', cidade: 'Curitiba', bairro: 'Centro', logradouro: 'Rua XV' }
    const { dados } = await post(4, place, reader.token)
    expect(dados).toMatchObject([{ documento: '***.982.247-**', fone: expect.stringContaining('*') }])
  })

  it('refuse more than 50,000 rows, an unknown filter, a guest and people without a sales role', async () => {
    const url = '/v1/vendas/relatorio/leads/sem_cobertura/step1'
    const headers = { authorization: `Bearer ${manager.token}` }
    const refuse = async (payload: object) =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode
    expect(await refuse({ limit: 50_001 })).toBe(422)
    expect(await refuse({ filtro: { cor: 'azul' } })).toBe(422)
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
    const other = await as({ roles: ['rh:gestor'], empresas: [razao] })
    expect(
      (
        await app.inject({
          method: 'POST',
          url,
          headers: { authorization: `Bearer ${other.token}` },
          payload: {},
        })
      ).statusCode,
    ).toBe(403)
  })

  it('export every row of a level', async () => {
    const answer = await app.inject({
      url: `/export/noCoverage.step1?input=${encodeURIComponent('{}')}`,
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(answer.body.split('\r\n').filter(Boolean)).toHaveLength(3)
  })

  it('export the leads of the last level, as their reader sees them', async () => {
    const asked = {
      filtro: {},
      provedor: 'razao',
      cidade: 'curitiba',
      bairro: 'centro',
      logradouro: 'rua xv',
    }
    const columns = 'cliente,documento,fone'
    const rowsFor = async (token: string) => {
      const answer = await app.inject({
        url: `/export/noCoverage.step4?colunas=${columns}&input=${encodeURIComponent(JSON.stringify(asked))}`,
        headers: { authorization: `Bearer ${token}` },
      })
      return answer.body.split('\r\n').filter(Boolean).slice(1)
    }
    const [whole] = await rowsFor(manager.token)
    expect(whole).toMatch(/52998224725|529\.982\.247-25/)
    const [masked] = await rowsFor(reader.token)
    expect(masked).toBeDefined()
    expect(masked).not.toMatch(/52998224725|529\.982\.247-25/)
  })
})

it('cities are points at their coordinates; unknown places have none', async () => {
  const points = await manager.call.noCoverage.points({})
  expect(points.map(({ leads }) => leads)).toEqual([2, 1])
  const known = points.find(({ cidade }) => /curitiba/i.test(cidade))
  expect(known).toMatchObject({ leads: 2, uf: 'PR' })
  expect(known?.lat).toBeCloseTo(-25.4, 0)
  expect(points.find(({ cidade }) => cidade === '')).toMatchObject({ leads: 1, lat: null, lon: null })
})

it('as a report it is about twelve months at most, or about all days where none is named', async () => {
  const headers = { authorization: `Bearer ${manager.token}` }
  for (const path of ['', '/detalhes']) {
    const ask = async (payload: object) => {
      const url = `/v1/vendas/relatorio/without-coverage${path}`
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      return [answer.statusCode, answer.json().campos ?? answer.json().total > 0]
    }
    expect(await ask({ data_ini: '2025-04-01', data_fim: '2026-04-01' })).toEqual([
      422,
      { data_end: 'O período máximo é de 12 meses.' },
    ])
    expect(await ask({ data_ini: '2025-04-01', data_fim: '2026-03-31' })).toEqual([200, true])
    // One end alone is completed to a month.
    expect(await ask({ data_ini: '2025-04-01' })).toEqual([200, false])
    expect(await ask({ data_end: '2026-03-31' })).toEqual([200, true])
    const old = { ...lost, cidade: 'Antiga', created_at: '2020-01-05T12:00:00-03:00' }
    const id = await makeLead(db, razao, old)
    const url = `/v1/vendas/relatorio/without-coverage${path}`
    expect((await app.inject({ method: 'POST', url, headers, payload: {} })).body).toContain('Antiga')
    await db.deleteFrom('vendas_lead').where('id', '=', id).execute()
  }
})

it('programs read the leads that changed on some days, in the order in which they changed', async () => {
  const headers = { authorization: `Bearer ${manager.token}` }
  const ask = async (payload: object) => {
    const url = '/v1/vendas/relatorio/without-coverage/detalhes'
    return (await app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const table = 'vendas_relatorio_without_coverage'
  const sorted: { id: number; updated_at: string }[] = (await ask({ sort: '-updated_at' }))[table]
  expect(sorted.map(({ updated_at }) => updated_at)).toEqual(
    sorted.map(({ updated_at }) => updated_at).toSorted((one, other) => (one < other ? 1 : -1)),
  )
  const turned = (await ask({ sort: 'updated_at' }))[table].map(({ id }: { id: number }) => id)
  expect(turned).toEqual(sorted.map(({ id }) => id).toReversed())
  const today = await ask({ filtro: { updated_at: { _gte: '2026-01-01' } } })
  expect([today.total, today[table].length]).toEqual([sorted.length, sorted.length])
  expect(await ask({ filtro: { updated_at: { _lte: '2020-01-01' } } })).toMatchObject({
    total: 0,
    [table]: [],
  })
  // Groups have no such day.
  const groups = '/v1/vendas/relatorio/without-coverage'
  const payload = { filtro: { updated_at: { _gte: '2026-01-01' } } }
  expect((await app.inject({ method: 'POST', url: groups, headers, payload })).statusCode).toBe(422)
})
