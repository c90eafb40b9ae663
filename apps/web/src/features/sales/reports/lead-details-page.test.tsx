import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CampaignLeadsPage, SellerDetailsPage } from './lead-details-page.tsx'

const none = { 'leads.list': () => ({ dados: [], total: 0, depois: null }) }
const address = '?seller=42&data_ini=2026-11-01&data_end=2026-11-30&provedor=razao'
const providers = { 'providers.options': () => [{ id: 1, sistema: 'razao', nome: 'RazaoInfo' }] }

it('says whose leads they are, also of a seller without any (docs/screens.md#titles-that-differ)', async () => {
  answerCalls({ ...none, ...providers, 'leads.sellers': () => [{ id: 42, nome: 'Maria Silva' }] })
  await renderInApp(SellerDetailsPage, address, [], { roles: ['vendas:gestor'] })
  const text = await screen.findByText('Maria Silva, RazaoInfo: nenhuma lead de 01/11/2026 a 30/11/2026.')
  expect(text).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'DETALHES: VENDEDORESMaria Silva, RazaoInfo · 0 leads',
  )
})

it('a seller who is offered no more is named by their lead, else by number', async () => {
  answerCalls({ ...none, ...providers, 'leads.sellers': () => [] })
  await renderInApp(SellerDetailsPage, address, [], { roles: ['vendas:gestor'] })
  await screen.findByText(/^Vendedor nº 42, RazaoInfo: nenhuma lead/)
})

it('all campaigns, channels and providers are said as well', async () => {
  answerCalls({
    ...none,
    ...providers,
    'salesCampaigns.options': () => [],
    'salesChannels.options': () => [],
  })
  await renderInApp(CampaignLeadsPage, '', [], { roles: ['vendas:gestor'] })
  await screen.findByText(
    'Todas as campanhas, todos os canais, todos os provedores: nenhuma lead em todo o período.',
  )
})
