import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CampaignListPage } from './campaign-list-page.tsx'

test('the list of campaigns leads to the results of each (docs/sales.md#results-of-a-campaign)', async () => {
  const campaign = { id: 8, titulo: 'Verão', ativo: true, created_at: '2026-11-20T12:00:00.000Z' }
  answerCalls({ 'salesCampaigns.list': () => ({ total: 1, dados: [campaign], depois: null }) })
  const { user } = await renderInApp(CampaignListPage, '', undefined, { roles: ['user', 'vendas:leitor'] })
  await user.click((await screen.findAllByRole('button', { name: /^Ações de/ }))[0]!)
  const link = await screen.findByRole('menuitem', { name: 'Resultados' })
  expect(link.getAttribute('href')).toBe('/marketing/results-campaigns/list?idCampaign=8')
})
