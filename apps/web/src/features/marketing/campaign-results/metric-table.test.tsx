import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReportMetrics } from '@intranet/contract/marketing/result-words'
import { renderInApp } from '@/test/render-in-app.tsx'
import { MetricTable } from './metric-table.tsx'

const metrics: ReportMetrics = {
  valor_investido: '100.00',
  impressions: 1000,
  clicks: 20,
  leads: 5,
  sales: 1,
  faturamento: '500.00',
  ticket_medio: '500.00',
  custo_por_clique: '5.00',
  custo_por_leads: '20.00',
  custo_por_venda: '100.00',
  roas: 5,
  ctr: 2,
  txc1: 25,
  txc2: 5,
}

test('a matrix begins with its newest column, and a percent is written as everywhere', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(700)
  const columns = ['Set/2026', 'Out/2026', 'Nov/2026'].map((mes) => ({ ...metrics, mes }))
  await renderInApp(() => (
    <MetricTable
      id="sintetico"
      title="SINTÉTICO"
      report={{ data: columns, error: null, refetch: () => {} }}
      head={({ mes }) => mes}
      style={{ fractions: false, conversionPlaces: 2 }}
    />
  ))
  const table = await screen.findByRole('table')
  expect(table.parentElement!.scrollLeft).toBe(700)
  fireEvent.scroll(table.parentElement!)
  expect(table.parentElement!.hasAttribute('data-before')).toBe(true)
  const row = within(table).getByRole('row', { name: /^CTR/ })
  expect(within(row).getAllByText('2,00\u00a0%', { normalizer: (text) => text })).toHaveLength(3)
})
