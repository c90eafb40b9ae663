import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inReais, plainNumbers } from './chart-data.ts'
import { BarChart } from './chart.tsx'
import '@/test/patience.ts'

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

test('money says R$ wherever a chart writes it: in full in its table, short on the axis and over a bar', () => {
  render(
    <BarChart
      label="Faturamento"
      category="Mês"
      rows={[{ Mês: 'out/26', faturamento: 12_840 }]}
      series={[{ key: 'faturamento', name: 'Faturamento' }]}
      unit={inReais}
    />,
  )
  const table = screen.getByRole('table', { name: 'Faturamento' })
  expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe('R$\u00a012.840,00')
  expect(inReais.short(12_840)).toBe('R$\u00a012,8\u00a0mil')
  expect(inReais.short(1_600)).toBe('R$\u00a01,6\u00a0mil')
  expect(inReais.short(500)).toBe('R$\u00a0500')
  expect(plainNumbers.short(12_840)).toBe('12,8\u00a0mil')
})
