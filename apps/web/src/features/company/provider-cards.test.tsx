import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ProviderCards, ProviderFilterCards } from './provider-cards.tsx'

const razao = { id: 2, nome: 'RazaoInfo', sistema: 'razao', matiz: 260 }
const search = { filtro: {}, setFilter: () => {} } as unknown as Parameters<
  typeof ProviderFilterCards
>[0]['search']

it('of one provider a report has Geral and the provider, and a list has nothing to filter', async () => {
  answerCalls({ 'providers.options': () => [razao] })
  await renderInApp(() => (
    <>
      <ProviderFilterCards search={search} column="provedor" />
      <ProviderCards chosen="razao" onChoose={() => {}} />
    </>
  ))
  await screen.findByRole('button', { name: 'RazaoInfo', pressed: true })
  expect(screen.getAllByRole('button', { pressed: false }).map((card) => card.textContent)).toEqual(['Geral'])
})

it('the card of a provider that the filter chose is pressed; of two no card is', async () => {
  answerCalls({ 'providers.options': () => [razao, { id: 3, nome: 'Vetorial', sistema: 'vetorial' }] })
  const chosen = (ids: number[]) => ({ ...search, filtro: { id_empresa: { _in: ids } } })
  await renderInApp(() => (
    <>
      <ProviderFilterCards search={chosen([2])} column="id_empresa" />
      <ProviderFilterCards search={chosen([2, 3])} column="id_empresa" />
    </>
  ))
  await screen.findByRole('button', { name: 'RazaoInfo', pressed: true })
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
})
