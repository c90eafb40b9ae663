import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './chart.tsx'

test('the table of a chart is called as the chart, and its columns by words', () => {
  render(
    <BarChart
      label="Leads por mês"
      category="Mês"
      rows={[{ Mês: 'out/26', leads: 12 }]}
      series={[{ key: 'leads', name: 'Leads' }]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Leads por mês' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mês', 'Leads'])
})
