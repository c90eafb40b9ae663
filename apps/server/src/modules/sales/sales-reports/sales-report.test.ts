import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { compactFigures } from './compaction.queries.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const maria = await as({ roles: ['vendas:solicitante'], employee: false, empresas: [razao] })
const joao = await as({ roles: ['vendas:solicitante'], employee: false, empresas: [razao] })
const { salesReports } = manager.call
const august = { data_ini: '2026-08-01', data_end: '2026-08-31' }

const { id: campaign } = await db
  .insertInto('vendas_campanha')
  .values({ nome: 'Inverno' })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: channel } = await db
  .insertInto('vendas_canal')
  .values({ nome: 'Site' })
  .returning('id')
  .executeTakeFirstOrThrow()
const sold = {
  status: 5,
  id_campanha: campaign,
  id_canal: channel,
  produto: 'Fibra 500',
  valor: '100.00',
  cidade: 'Curitiba',
  bairro: 'Centro',
  created_at: '2026-08-01T10:00:00-03:00',
  finalizada_em: '2026-09-02T13:25:00-03:00',
}
await makeLead(db, razao, { ...sold, id_vendedor: maria.userId, finalizada_em: '2026-08-02T13:25:00-03:00' })
await makeLead(db, razao, { ...sold, id_vendedor: joao.userId, produto: ' fibra 500' })
await makeLead(db, razao, {
  created_at: '2026-08-31T23:59:00-03:00',
  tentativas: 3,
  cidade: 'Pinhais',
  id_campanha: campaign,
})
await makeLead(db, razao, {
  created_at: '2026-08-10T10:00:00-03:00',
  wrong_motivo: 'telefone',
  id_campanha: campaign,
})
await makeLead(db, razao, {
  created_at: '2026-08-10T10:00:00-03:00',
  motivo_inviabilidade: 'Distância',
  cidade: 'Pinhais',
})
await makeLead(db, vetorial, { created_at: '2026-08-10T10:00:00-03:00' })

const listTotal = async (filtro: object, lista = 'all') =>
  (await manager.call.leads.list({ lista: lista as 'all', filtro })).total
const created_at = { _gte: august.data_ini, _lte: august.data_end }

describe('a report', () => {
  it('counts leads and sales created in the period, but not the wrong ones; its footer is of all rows', async () => {
    const page = await salesReports.campaigns({ ...august, limit: 20 })
    expect(page.dados).toMatchObject([
      { nome: 'Inverno', leads: 3, efetivadas: 2, conversao: 66.7, faturamento: '200.00', ticket: '100.00' },
      { nome: 'Não informado', chave: '', leads: 1, efetivadas: 0, conversao: 0, ticket: null },
    ])
    expect(page.soma).toMatchObject({ leads: 4, efetivadas: 2, conversao: 50, faturamento: '200.00' })
    expect(page).toMatchObject({ ...august, total: 2 })
  })

  it('is what the lead list behind each figure holds', async () => {
    expect(await listTotal({ created_at, id_campanha: campaign })).toBe(3)
    expect(await listTotal({ created_at, id_campanha: null })).toBe(1)
    expect(await listTotal({ created_at, id_campanha: campaign, desfecho: 'efetivada' })).toBe(2)
    expect(await listTotal({ created_at, produto_chave: 'fibra 500', desfecho: 'efetivada' })).toBe(2)
    expect(await listTotal({ created_at, cidade_chave: 'pinhais' }, 'unfeasible')).toBe(1)
    const { dados } = await salesReports.city(august)
    expect(dados.find(({ chave }) => chave === 'pinhais')).toMatchObject({ leads: 2, inviaveis: 1 })
    const products = await salesReports.products(august)
    expect(products.dados).toMatchObject([{ chave: 'fibra 500', efetivadas: 2, percentual: 100 }])
  })

  it('sorts by its figures, and continues page by page', async () => {
    const sorted = await salesReports.sellers({ ...august, sort: '-contatos', limit: 1 })
    expect(sorted.dados).toMatchObject([{ nome: 'Não informado', contatos: 3 }])
    const next = await salesReports.sellers({
      ...august,
      sort: '-contatos',
      limit: 1,
      depois: sorted.depois!,
    })
    expect(next.dados).toMatchObject([{ tipo: 'externo', leads: 1 }])
  })

  it('accepts twelve months at most (docs/sales.md#ten-reports)', async () => {
    const url = '/v1/vendas/relatorio/campaigns'
    const headers = { authorization: `Bearer ${manager.token}` }
    const ask = (payload: object) => app.inject({ method: 'POST', url, headers, payload })
    const long = await ask({ data_ini: '2025-01-01', data_end: '2026-01-01' })
    expect(long.statusCode).toBe(422)
    expect(long.json().campos).toEqual({ data_end: 'O período máximo é de 12 meses.' })
    // As it was sent: `data_end` is what the last day was called before.
    const today = await ask({ data_ini: '2025-01-01', data_fim: '2026-01-01' })
    expect(today.json().campos).toEqual({ data_fim: 'O período máximo é de 12 meses.' })
    expect((await ask({ filtro: { data_ini: '2025-12-01', data_end: '2026-11-30' } })).statusCode).toBe(200)
    expect((await ask({ data_ini: '2026-02-01', data_end: '2026-01-01' })).statusCode).toBe(422)
  })

  it('with one end only is a month; the history reads whole months, no more than twelve', async () => {
    expect(await salesReports.city({ data_ini: '2026-08-10' })).toMatchObject({ data_end: '2026-09-09' })
    expect(await salesReports.city({ data_ini: '2026-01-31' })).toMatchObject({ data_end: '2026-02-28' })
    expect(await salesReports.city({ data_end: '2026-08-10' })).toMatchObject({ data_ini: '2026-08-01' })
    await expect(
      salesReports.history({ data_ini: '2025-01-15', data_end: '2026-01-14' }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    const year = await salesReports.history({ data_ini: '2025-01-15', data_end: '2025-12-14' })
    expect(year).toMatchObject({ data_ini: '2025-01-01', data_end: '2025-12-31', total: 12 })
  })

  it.each(['campaigns', 'city', 'history-conversion', 'campaigns/detalhes'])(
    'is of the leads created in the period: %s knows no sales by their day',
    async (name) => {
      const url = `/v1/vendas/relatorio/${name}`
      const headers = { authorization: `Bearer ${manager.token}` }
      const payload = { ...august, por_efetivacao: true }
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(422)
    },
  )

  it('answers an external seller with their own leads alone', async () => {
    const { soma } = await joao.call.salesReports.city(august)
    expect(soma).toMatchObject({ leads: 1, efetivadas: 1 })
    const sellers = await maria.call.salesReports.sellers(august)
    expect(sellers.dados).toMatchObject([{ chave: String(maria.userId), tempo_medio: '27:25' }])
  })

  it('is the same before and after what was written is moved into the roll-up', async () => {
    const before = await salesReports.campaigns(august)
    await compactFigures(db)
    expect(await db.selectFrom('vendas_lead_delta').selectAll().execute()).toEqual([])
    expect(await salesReports.campaigns(august)).toEqual(before)
  })
})

it('the details of a campaign are its channels and days; of a city its neighbourhoods', async () => {
  const chave = String(campaign)
  const details = await salesReports.details({ ...august, relatorio: 'campaigns', chave })
  expect(details.dados).toMatchObject([
    { nome: 'Site', leads: 2 },
    { nome: 'Não informado', leads: 1 },
  ])
  const days = await salesReports.days({ ...august, relatorio: 'campaigns', chave })
  expect(days).toEqual({
    nome: 'Inverno',
    dias: [
      { dia: '2026-08-01', leads: 2, efetivadas: 2 },
      { dia: '2026-08-31', leads: 1, efetivadas: 0 },
    ],
  })
  const city = await salesReports.details({ ...august, relatorio: 'city', chave: 'curitiba' })
  expect(city.dados).toMatchObject([{ nome: 'Centro', chave: 'centro', leads: 2 }])
})

it('the dashboard counts sales by the leads of the period, or by the day they were made (docs/sales.md#conversion)', async () => {
  const cohort = await salesReports.dashboard(august)
  expect(cohort).toMatchObject({ leads: 4, efetivadas: 2, conversao: 50 })
  expect(cohort.funil.map(({ leads }) => leads)).toEqual([4, 2, 2, 2, 2])
  expect(cohort.diario).toHaveLength(31)
  const made = await salesReports.dashboard({ ...august, por_efetivacao: true })
  expect(made).toMatchObject({ leads: 4, efetivadas: 1, tempo_medio: '27:25' })
  expect(made.diario[1]).toEqual({ dia: '2026-08-02', leads: 0, efetivadas: 1 })
})

it('the history shows every month next to the same month of the year before', async () => {
  await makeLead(db, razao, { created_at: '2025-08-05T10:00:00-03:00' })
  const { dados } = await salesReports.history({ data_ini: '2025-09-01', data_end: '2026-08-31' })
  expect(dados).toHaveLength(12)
  expect(dados[0]).toMatchObject({
    mes: '2026-08',
    leads: 4,
    efetivadas: 2,
    conversao: 50,
    leads_anterior: 1,
    conversao_anterior: 0,
  })
  expect(dados.at(-1)).toMatchObject({ mes: '2025-09', leads: 0, conversao: null })
})

it('the profile shows no group of fewer than five, nor another group from which it could be calculated (docs/sales.md#profile-of-customers)', async () => {
  const september = { data_ini: '2026-09-01', data_end: '2026-09-30' }
  const sale = (n: number, cidade: string) =>
    makeLead(db, razao, {
      ...sold,
      cidade,
      documento: String(52998224725 + n),
      created_at: '2026-09-01T10:00:00-03:00',
      finalizada_em: '2026-09-09T10:00:00-03:00',
    })
  for (let n = 0; n < 7; n += 1) await sale(n, 'Curitiba')
  for (let n = 0; n < 6; n += 1) await sale(n, 'Pinhais')
  await sale(9, 'Colombo')
  const { dados, data_ini, data_end } = await salesReports.profile(september)
  expect({ data_ini, data_end }).toEqual(september)
  const cities = dados.filter(({ grupo }) => grupo === 'Cidade')
  expect(cities).toEqual([
    { grupo: 'Cidade', nome: 'Curitiba', pequeno: false, quantidade: 7, percentual: 50 },
    { grupo: 'Cidade', nome: 'Pinhais', pequeno: false, quantidade: null, percentual: null },
    { grupo: 'Cidade', nome: 'Colombo', pequeno: true, quantidade: null, percentual: null },
  ])
  expect((await joao.call.salesReports.profile(september)).dados).toEqual([])
})

it('ages are whole years of 365.25 days, on the day of the sale (docs/platform.md#whole-years)', async () => {
  const july = { data_ini: '2026-07-01', data_end: '2026-07-31' }
  for (let n = 0; n < 5; n += 1)
    await makeLead(db, razao, {
      ...sold,
      // The eighteenth birthday, after 6,574 days; in São Paulo it is still that day.
      data_nascimento: '2008-07-09',
      created_at: '2026-07-01T10:00:00-03:00',
      finalizada_em: '2026-07-09T22:30:00-03:00',
    })
  const { dados } = await salesReports.profile(july)
  expect(dados.filter(({ grupo }) => grupo === 'Faixa etária').map(({ nome }) => nome)).toEqual([
    'Menos de 18',
  ])
})

it('reasons are shown with their share and the city where they occur most', async () => {
  const { dados } = await salesReports.unfeasibility(august)
  expect(dados).toMatchObject([{ nome: 'Distância', leads: 1, percentual: 100, cidade_top: 'Pinhais' }])
  expect((await joao.call.salesReports.unfeasibility(august)).dados).toEqual([])
})

it('reports without pages of their own keep to a limit that is sent', async () => {
  const asked = { data_ini: '2025-09-01', data_end: '2026-08-31' }
  const first = await salesReports.history({ ...asked, limit: 5 })
  expect([first.total, first.dados.length]).toEqual([12, 5])
  const next = await salesReports.history({ ...asked, limit: 5, depois: first.depois! })
  const last = await salesReports.history({ ...asked, limit: 5, depois: next.depois! })
  const whole = await salesReports.history(asked)
  expect([...first.dados, ...next.dados, ...last.dados]).toEqual(whole.dados)
  expect(last.depois).toBeNull()
})

it('every report answers by REST under its own name', async () => {
  const names = [
    'campaigns',
    'channels',
    'city',
    'products-best-sellers',
    'sellers',
    'unfeasibility',
    'history-conversion',
  ]
  const headers = { authorization: `Bearer ${manager.token}` }
  for (const name of [...names, 'profile', 'without-coverage', 'campaigns/detalhes', 'sellers/detalhes']) {
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/vendas/relatorio/${name}`,
      headers,
      payload: {},
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const key = `vendas_relatorio_${name.split('/')[0]!.replaceAll('-', '_')}`
    expect(Array.isArray(answer.json()[key]), name).toBe(true)
  }
  const lost = async (payload: object) => {
    const url = '/v1/vendas/relatorio/without-coverage'
    const { vendas_relatorio_without_coverage: cities } = (
      await app.inject({ method: 'POST', url, headers, payload })
    ).json() as { vendas_relatorio_without_coverage: { total_leads_sem_cobertura: number }[] }
    return cities.reduce((sum, city) => sum + city.total_leads_sem_cobertura, 0)
  }
  // The drill-down's data too are asked for by the reports' period.
  await makeLead(db, razao, {
    status: 3,
    motivo_inviabilidade: 'Sem Cobertura',
    created_at: '2019-05-10T12:00:00-03:00',
  })
  expect(await lost({ data_ini: '2019-05-01', data_end: '2019-05-31' })).toBe(1)
  expect(await lost({ filtro: { data_ini: '2019-06-01', data_end: '2019-06-30' } })).toBe(0)
  const board = await app.inject({
    method: 'POST',
    url: '/v1/vendas/relatorio/dashboard',
    headers,
    payload: august,
  })
  expect(board.json().vendas_relatorio_dashboard).toMatchObject({ leads: 4 })
})
