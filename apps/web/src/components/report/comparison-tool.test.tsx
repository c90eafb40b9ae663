import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ComparisonTool } from './comparison-tool.tsx'

it.each([
  ['one month', { de: '2026-03-01', ate: '2026-03-31' }, ['*Mês anterior', 'Ano anterior', 'Nada']],
  ['three', { de: '2026-01-01', ate: '2026-03-31' }, ['*3 meses antes', 'Ano anterior', 'Nada']],
  // Both would be the same days.
  ['a year', { de: '2025-01-01', ate: '2025-12-31' }, ['*Ano anterior', 'Nada']],
])('%s has choices of different days (docs/screens.md#a-report-that-answers)', async (_, days, choices) => {
  await renderInApp(() => <ComparisonTool days={days} />)
  const buttons = await screen.findAllByRole('button')
  expect(
    buttons.map((one) => `${one.getAttribute('aria-pressed') === 'true' ? '*' : ''}${one.textContent}`),
  ).toEqual(choices)
})
