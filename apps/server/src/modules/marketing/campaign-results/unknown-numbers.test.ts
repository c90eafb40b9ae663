/** Rates of results of which some numbers are unknown: docs/marketing.md#result-formulas. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCampaign, makeChannel } from '../../../../test/factories/tracking.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const campaign = await makeCampaign(db, [razao])
const other = await makeCampaign(db, [razao])
const facebook = await makeChannel(db, [razao], { nome: 'Facebook' })
const { call } = await as({ roles: ['vendas:gestor'], empresas: [razao] })

const result = (id_campanha: number, periodo_inicio: string, numbers: object) => ({
  id_campanha,
  id_empresa: razao,
  id_canal: facebook,
  periodo_inicio,
  periodo_fim: periodo_inicio.replace(/..$/, '15'),
  impressoes: null,
  cliques: null,
  investimento: null,
  ...numbers,
})

it('a rate counts the results that have both of its numbers; where none has, it is unknown (docs/marketing.md#result-formulas)', async () => {
  await call.campaignResults.create({
    objects: [
      result(campaign, '2026-03-01', { impressoes: 1000, cliques: 100, investimento: '50.00' }),
      result(other, '2026-03-01', { investimento: '450.00' }),
      result(campaign, '2026-04-01', { investimento: '80.00' }),
      result(other, '2026-04-01', { impressoes: 500, cliques: 10 }),
    ],
  })
  const [march, april] = await call.campaignResults.synthetic({})
  expect(march).toMatchObject({
    valor_investido: '500.00',
    clicks: 100,
    custo_por_clique: '0.50',
    ctr: 10,
    roas: 0,
  })
  expect(april).toMatchObject({ valor_investido: '80.00', clicks: 10, custo_por_clique: null, ctr: 2 })
  expect(await call.campaignResults.weekly({})).toMatchObject([
    { custo_por_clique: '0.50', ctr: 10 },
    { custo_por_clique: null, ctr: 2 },
  ])
})
