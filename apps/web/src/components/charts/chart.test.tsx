import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inReais, plainNumbers } from './chart-data.ts'
import { BarChart, LineChart } from './chart.tsx'
import '@/test/patience.ts'

const windowOf = (narrow: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener() {}, removeEventListener() {} }))
beforeEach(() => windowOf(false))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the table of a chart is called as the chart, and its columns by words', () => {
  render(
    <BarChart
      label="Leads por mês"
      category="Mês"
      rows={[{ Mês: '2026-10', leads: 12 }]}
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
      rows={[{ Mês: '2026-10', faturamento: 12_840 }]}
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

const months = [
  { Mês: '2026-10', leads: 12, vendas: 3 },
  { Mês: '2026-11', leads: 4, vendas: 0 },
]

test('the month that has not ended is drawn at 55 % and says so', () => {
  vi.setSystemTime('2026-11-24T15:00:00Z')
  windowOf(true)
  const { container } = render(
    <BarChart
      label="Leads por mês"
      category="Mês"
      rows={months}
      series={[{ key: 'leads', name: 'Leads' }]}
    />,
  )
  const bars = [...container.querySelectorAll('li i')] as HTMLElement[]
  expect(bars.map(({ style }) => style.opacity)).toEqual(['1', '0.55'])
  expect(container.textContent).toContain('nov/2026*')
  expect(container.textContent).toContain('* até hoje')
})

test('on phones months without a value that follow each other are one line, and a chart without any value says so', () => {
  vi.setSystemTime('2026-11-24T15:00:00Z')
  windowOf(true)
  const shown = (values: number[]) =>
    render(
      <BarChart
        label="Leads por mês"
        category="Mês"
        rows={values.map((leads, place) => ({ Mês: `2026-0${place + 5}`, leads }))}
        series={[{ key: 'leads', name: 'Leads' }]}
      />,
    ).container
  const lines = [...shown([0, 0, 7, 0]).querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['mai/2026 a jun/2026: 0', 'jul/20267', 'ago/2026: 0'])
  expect(shown([0, 0, 0]).textContent).toContain('Nenhum valor acima de zero.')
})

test('a chart without any value has no legend', () => {
  const shown = (vendas: number) =>
    render(
      <LineChart
        label="Por dia"
        category="Dia"
        rows={[{ Dia: '2026-11-23', leads: vendas, vendas }]}
        series={[
          { key: 'leads', name: 'Leads' },
          { key: 'vendas', name: 'Vendas' },
        ]}
      />,
    ).container.querySelector('figcaption')!.textContent
  expect(shown(2)).toContain('LeadsVendas')
  expect(shown(0)).toBe('Por dia')
})

test('every chart is one of ours: no other part draws with the library', () => {
  const root = join(import.meta.dirname, '../..')
  const parts = globSync('{components,features,routes}/**/*.tsx', { cwd: root })
  const drawing = parts.filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'recharts'"))
  expect(drawing.filter((file) => !file.startsWith('components/charts/'))).toEqual([])
  expect(drawing.length).toBeGreaterThan(2)
})
