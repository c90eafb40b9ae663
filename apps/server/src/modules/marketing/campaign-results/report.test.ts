import { reportInput } from '@intranet/contract/sales/sales-reports'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeCampaign, makeChannel } from '../../../../test/factories/tracking.ts'

const { db, as, app, deps } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const campaign = await makeCampaign(db, [razao, vetorial])
const other = await makeCampaign(db, [razao])
const facebook = await makeChannel(db, [razao, vetorial], { nome: 'Facebook' })
const google = await makeChannel(db, [razao], { nome: 'google' })
await sql`insert into parametro (chave, valor) values ('resultado_campanha', ${String(campaign)}::jsonb)
  on conflict (chave) do update set valor = excluded.valor`.execute(db)
deps.parameters.forget()
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao, vetorial] })
const ours = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const seller = await as({ roles: ['vendas:solicitante'], empresas: [razao, vetorial] })

const results = [
  // Four months, of which the first is too old; three periods of the last one.
  ['2026-01-01', '2026-01-31', razao, facebook, 10_000, 500, '1000.00'],
  ['2026-02-01', '2026-02-15', razao, facebook, 8000, 400, '800.00'],
  ['2026-02-01', '2026-02-15', razao, google, 2000, 100, '200.00'],
  ['2026-03-01', '2026-03-15', razao, facebook, 4000, 100, '300.00'],
  ['2026-03-01', '2026-03-15', vetorial, facebook, 6000, 150, '450.00'],
  ['2026-04-01', '2026-04-07', razao, facebook, null, null, null],
  ['2026-04-08', '2026-04-14', razao, facebook, 0, 0, '0.00'],
  ['2026-04-15', '2026-04-21', razao, facebook, 7000, 30, '90.00'],
] as const
await manager.call.campaignResults.create({
  objects: [
    ...results.map(
      ([periodo_inicio, periodo_fim, id_empresa, id_canal, impressoes, cliques, investimento]) => ({
        periodo_inicio,
        periodo_fim,
        id_empresa,
        id_canal,
        impressoes,
        cliques,
        investimento,
      }),
    ),
    {
      id_campanha: other,
      id_empresa: razao,
      id_canal: facebook,
      periodo_inicio: '2026-03-01',
      periodo_fim: '2026-03-15',
      impressoes: 10_000,
      cliques: 250,
      investimento: '250.00',
    },
  ],
})

const lead = (over: Parameters<typeof makeLead>[2]) =>
  makeLead(db, razao, { id_campanha: campaign, id_canal: facebook, ...over })
const sold = { status: 5, finalizada_em: '2026-09-01T10:00:00-03:00', valor: '99.90' }
const at = (day: string, time = '12:00:00') => ({ created_at: `2026-${day}T${time}-03:00` })
await lead({ ...at('03-01', '00:00:00'), ...sold })
await lead({ ...at('03-15', '23:59:59'), ...sold, id_vendedor: manager.userId })
await lead(at('03-10'))
await lead({ ...at('03-10'), wrong_motivo: 'telefone' })
await lead({ ...at('03-10'), excluida_em: '2026-03-11T00:00:00Z' })
await lead(at('03-16', '00:00:00'))
await lead({ ...at('03-10'), id_canal: google })
await lead({ ...at('03-10'), id_campanha: other, ...sold })
await makeLead(db, vetorial, { id_campanha: campaign, id_canal: facebook, ...at('03-02') })

const send = (method: 'GET' | 'POST', url: string, payload?: object, who = manager) =>
  app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })
const base = '/v1/leads/relatorio/resultado/campanha'

describe('the synthetic report', () => {
  it('has the last three months of a provider, with fractions; what has no divisor is missing (docs/marketing.md#result-formulas)', async () => {
    const { vendas_campanha_resultado_sintetico: months } = (await send('GET', `${base}/razao`)).json()
    expect(months.map(({ mes, ano }: { mes: string; ano: number }) => `${mes}/${ano}`)).toEqual([
      'Fev/2026',
      'Mar/2026',
      'Abr/2026',
    ])
    expect(months[1]).toEqual({
      mes: 'Mar',
      ano: 2026,
      valor_investido: '300.00',
      impressions: 4000,
      clicks: 100,
      leads: 3,
      sales: 2,
      faturamento: '199.80',
      ticket_medio: '99.90',
      custo_por_clique: '3.00',
      custo_por_leads: '100.00',
      custo_por_venda: '150.00',
      roas: 0.67,
      ctr: 0.025,
      txc1: 0.03,
      txc2: 0.02,
    })
    expect(months[0]).toMatchObject({
      impressions: 10_000,
      leads: 0,
      ticket_medio: null,
      custo_por_leads: null,
      roas: 0,
      txc1: 0,
    })
  })

  it('sums all providers and campaigns in the general view, with percentages', async () => {
    const { vendas_campanha_resultado_sintetico: months } = (await send('GET', base)).json()
    expect(months[1]).toMatchObject({
      valor_investido: '1000.00',
      impressions: 20_000,
      clicks: 500,
      leads: 5,
      sales: 3,
      faturamento: '299.70',
      ctr: 2.5,
      txc1: 1,
      txc2: 0.6,
      roas: 0.3,
    })
    const own = await ours.call.campaignResults.synthetic()
    expect(own[1]).toMatchObject({ impressions: 14_000, leads: 4 })
  })
})

describe('the weekly reports', () => {
  it('have the last five periods; a number that was not entered is missing, an entered zero is zero (docs/marketing.md#report-of-results)', async () => {
    const { vendas_campanha_resultado_semanal_consolidado: periods } = (
      await send('GET', `${base}/semanal/consolidado/v2/razao`)
    ).json()
    expect(periods.map(({ periodo }: { periodo: string }) => periodo)).toEqual([
      '01 - 15/Fev',
      '01 - 15/Mar',
      '01 - 07/Abr',
      '08 - 14/Abr',
      '15 - 21/Abr',
    ])
    expect(periods[0]).toMatchObject({ impressions: 10_000, clicks: 500, valor_investido: '1000.00' })
    expect(periods[2]).toMatchObject({ impressions: null, valor_investido: null, ctr: null, roas: null })
    expect(periods[3]).toMatchObject({ impressions: 0, valor_investido: '0.00', ctr: null, roas: null })
    expect(periods[4]).toMatchObject({ ctr: 0.004286 })
  })

  it('detail one channel, of one company or of all', async () => {
    const one = await send('POST', `${base}/semanal/detalhado/v2/empresa`, {
      canal: 'Google',
      empresa: razao,
    })
    expect(one.json().vendas_campanha_resultado_semanal_detalhado).toMatchObject([
      { periodo: '01 - 15/Fev', impressions: 2000, ctr: 0.05 },
    ])
    const same = await send('POST', `${base}/semanal/detalhado/v2/empresa`, {
      canal: 'Google',
      empresa: 'razao',
    })
    expect(same.json()).toEqual(one.json())
    const all = await send('POST', `${base}/semanal/detalhado/v2`, { canal: 'Facebook' })
    expect(all.json().vendas_campanha_resultado_semanal_detalhado).toHaveLength(5)
    expect((await send('POST', `${base}/semanal/detalhado/v2`, { canal: 'TikTok' })).statusCode).toBe(422)
    expect((await send('GET', `${base}/nenhum`)).statusCode).toBe(422)
  })

  it.each([
    ['/semanal/detalhado/v2/empresa', { canal: 'Google' }, 422, ['empresa']],
    ['/semanal/detalhado/v2/empresa', { canal: 'Google', empresa: null }, 422, ['empresa']],
    ['/semanal/detalhado/v2/empresa', { canal: 'Google', empresa: '' }, 422, ['empresa']],
    ['/semanal/detalhado/v2/empresa', { canal: 'Google', empresa: 'nenhuma' }, 422, ['empresa']],
    ['/semanal/detalhado/v2/empresa', { canal: 'Google', empresa: 987654 }, 422, ['empresa']],
    ['/semanal/detalhado/v2/empresa', { empresa: 'razao' }, 422, ['canal']],
    ['/semanal/detalhado/v2', { canal: 'Google', empresa: 'Não é chave' }, 422, ['empresa']],
    ['/semanal/detalhado/v2', { canal: 'TikTok' }, 422, ['canal']],
    ['/semanal/detalhado/v2', { canal: 'Google', provedor: 'razao' }, 422, ['provedor']],
  ])('%s with %o is refused, and blames fields of the body', async (path, body, status, fields) => {
    const answer = await send('POST', `${base}${path}`, body)
    expect([answer.statusCode, Object.keys(answer.json().campos)]).toEqual([status, fields])
  })

  it('include only the reader’s providers', async () => {
    expect((await send('GET', `${base}/nenhum`)).json().campos).toEqual({ provider: expect.any(String) })
    const foreign = { canal: 'Google', empresa: 'vetorial' }
    const refused = await send('POST', `${base}/semanal/detalhado/v2/empresa`, foreign, ours)
    expect([refused.statusCode, Object.keys(refused.json().campos)]).toEqual([403, ['empresa']])
    expect((await send('GET', `${base}/vetorial`, undefined, ours)).statusCode).toBe(403)
  })

  it('end with the last months and periods of the reader’s providers, whatever others have later', async () => {
    const last = async () => {
      const months = await ours.call.campaignResults.synthetic()
      const periods = await ours.call.campaignResults.weekly()
      return [months.map(({ mes }) => mes), periods.map(({ periodo }) => periodo)]
    }
    const before = await last()
    expect(before).toMatchObject([{ length: 3 }, { length: 5 }])
    const days = [1, 2, 3, 4, 5].map((month) => `2027-0${month}-01`)
    const later = { id_empresa: vetorial, id_campanha: campaign, id_canal: facebook }
    await db
      .insertInto('vendas_campanha_resultado')
      .values(days.map((day) => ({ ...later, periodo_inicio: day, periodo_fim: day })))
      .execute()
    expect(await last()).toEqual(before)
    expect((await manager.call.campaignResults.synthetic()).at(-1)).toMatchObject({ ano: 2027 })
    await db.deleteFrom('vendas_campanha_resultado').where('periodo_inicio', 'in', days).execute()
  })
})

it('leads, sales and revenue equal the sales reports of the same days, in the list and in the report', async () => {
  const march = { data_ini: '2026-03-01', data_end: '2026-03-15', provedor: 'razao' }
  const { dados } = await manager.call.salesReports.details(
    Object.assign(reportInput.parse(march), { relatorio: 'campaigns' as const, chave: String(campaign) }),
  )
  const { leads, efetivadas, faturamento } = dados.find(({ chave }) => chave === String(facebook))!
  const [row] = (
    await seller.call.campaignResults.list({
      filtro: { id_campanha: campaign, id_canal: facebook, id_empresa: razao, periodo_inicio: '2026-03-01' },
    })
  ).dados
  expect(row).toMatchObject({ total_leads: leads, total_vendas: efetivadas, faturamento })
  const detailed = await manager.call.campaignResults.detailed({ canal: 'Facebook', provedor: 'razao' })
  expect(detailed.find(({ periodo }) => periodo === '01 - 15/Mar')).toMatchObject({
    leads,
    sales: efetivadas,
    faturamento,
  })
  expect([leads, efetivadas, faturamento]).toEqual([3, 2, '199.80'])
})

describe('the cards of providers', () => {
  const cards = (who = manager, comparar: 'nenhum' | 'mes_anterior' | 'ano_anterior' = 'nenhum') =>
    who.call.campaignResults.providers({ comparar })

  it('have leads and sales of the last month with results, of all campaigns and of each provider’s own (docs/marketing.md#report-of-results)', async () => {
    await lead(at('04-16'))
    const { inicio, fim, provedores } = await cards()
    expect([inicio, fim]).toEqual(['2026-04-01', '2026-04-21'])
    expect(provedores).toEqual([
      { sistema: null, total: 1, total_antes: null, outro: 0, outro_antes: null, linha: [0, 0, 0, 0, 5, 1] },
      {
        sistema: 'razao',
        total: 1,
        total_antes: null,
        outro: 0,
        outro_antes: null,
        linha: [0, 0, 0, 0, 3, 1],
      },
      {
        sistema: 'vetorial',
        total: 0,
        total_antes: null,
        outro: 0,
        outro_antes: null,
        linha: [0, 0, 0, 0, 1, 0],
      },
    ])
  })

  it('are beside the month before where that is asked for (docs/screens.md#a-report-that-answers)', async () => {
    const { provedores } = await cards(manager, 'mes_anterior')
    expect(provedores.map((row) => [row.sistema, row.total_antes, row.outro_antes])).toEqual([
      [null, 5, 3],
      ['razao', 3, 2],
      ['vetorial', 1, 0],
    ])
    const year = await cards(manager, 'ano_anterior')
    expect(year.provedores[0]).toMatchObject({ total_antes: 0, outro_antes: 0 })
  })

  it('count the reader’s providers alone', async () => {
    const { provedores } = await cards(ours, 'mes_anterior')
    expect(provedores.map((row) => [row.sistema, row.total_antes])).toEqual([
      [null, 4],
      ['razao', 3],
    ])
    const nobody = await as({ roles: ['vendas:gestor'], empresas: [await makeProvider(db)] })
    expect(await cards(nobody)).toEqual({ inicio: null, fim: null, provedores: [] })
  })

  // Last: it changes a result of March.
  it('are beside the days alone that the last month has results of (docs/marketing.md#report-of-results)', async () => {
    await db
      .updateTable('vendas_campanha_resultado')
      .set({ periodo_fim: '2026-03-31' })
      .where('periodo_inicio', '=', '2026-03-01')
      .where('id_campanha', '=', campaign)
      .where('id_empresa', '=', razao)
      .execute()
    const before = async () => (await cards(ours, 'mes_anterior')).provedores[1]!.total_antes
    expect(await before()).toBe(4)
    await lead(at('03-22', '00:00:00'))
    expect(await before()).toBe(4)
    await lead(at('03-21', '23:59:59'))
    expect(await before()).toBe(5)
  })
})
