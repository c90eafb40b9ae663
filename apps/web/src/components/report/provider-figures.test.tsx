import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { nothingBefore, ProviderFigures, type ProviderRow, type ProviderWords } from './provider-figures.tsx'

const row = (over: Partial<ProviderRow>): ProviderRow => ({
  sistema: 'razao',
  total: 40,
  total_antes: 50,
  outro: 10,
  outro_antes: 5,
  linha: [1, 2, 3],
  ...over,
})
const sales: ProviderWords = {
  total: ['lead', 'leads'],
  outro: (value) => `${value} efetivadas`,
  share: 'outro of total',
  more: 'good',
}
const show = async (rows: ProviderRow[], of: string | undefined, words: ProviderWords) => {
  await renderInApp(() => (
    <div data-testid="card">
      <ProviderFigures rows={rows} of={of} words={words} />
    </div>
  ))
  return (await screen.findByTestId('card')).textContent
}

it('a card says its figure, its share and by how much that differs (docs/screens.md#a-report-that-answers)', async () => {
  expect(await show([row({})], 'razao', sales)).toBe('40 leads10 efetivadas · 25,0\u00a0%+15,0\u00a0pp')
})

it('the card of all sums the others', async () => {
  const rows = [row({}), row({ sistema: 'vetorial', total: 10, outro: 10, total_antes: 0, outro_antes: 0 })]
  expect(await show(rows, undefined, sales)).toBe('50 leads20 efetivadas · 40,0\u00a0%+30,0\u00a0pp')
})

it('a provider without rows has zero of all, and no difference', async () => {
  expect(await show([row({})], 'produto', sales)).toBe('0 leads0 efetivadas')
})

it('too few rows on either side differ by chance', async () => {
  expect(await show([row({ total_antes: 4 })], 'razao', sales)).toBe('40 leads10 efetivadas · 25,0\u00a0%')
})

it('of a part of something the share is the other way round', async () => {
  const words: ProviderWords = {
    total: ['desligado', 'desligados'],
    outro: (value) => `de ${value}`,
    share: 'total of outro',
    more: 'bad',
  }
  const rows = [row({ total: 12, outro: 100, total_antes: 4, outro_antes: 80 })]
  expect(await show(rows, 'razao', words)).toBe('12 desligadosde 100 · 12,0\u00a0%+7,0\u00a0pp')
  expect(screen.getByText(/^.7,0/).dataset.tone).toBe('destructive')
})

it('of people it is the provider’s share of all of them, and the difference is counted', async () => {
  const words: ProviderWords = { total: ['pessoa', 'pessoas'], share: 'of all' }
  const people = { outro: null, outro_antes: null }
  const rows = [
    row({ ...people, total: 30, total_antes: 24 }),
    row({ ...people, sistema: 'vetorial', total: 10, total_antes: 9 }),
  ]
  expect(await show(rows, 'razao', words)).toBe('30 pessoas75,0\u00a0% · eram 24+6')
})

it('nothing differs from days without any data', async () => {
  const words: ProviderWords = { total: ['pessoa', 'pessoas'], share: 'of all' }
  const rows = [row({ total: 30, total_antes: 0, outro: null, outro_antes: null })]
  expect(nothingBefore(rows)).toBe(true)
  expect(await show(rows, 'razao', words)).toBe('30 pessoas100,0\u00a0%')
  expect(nothingBefore([...rows, row({})])).toBe(false)
  expect(nothingBefore([row({ total_antes: null, outro_antes: null })])).toBe(false)
})
