import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SimulationItems } from './simulation-items.tsx'

const item = {
  id: 1,
  id_simulacao: 3,
  cod_cliente: '501',
  nome: 'Fulana de Teste',
  cidade: 'Tubarão',
  dias_atraso: 34,
  faturas: 1,
  valor_aberto: '99.90',
  resultado: 'fora',
  porque: 'regularizado',
  id_criterio: null,
  detalhe: null,
  mudanca: 'saiu',
}

const open = async (search: string) => {
  answerCalls({ 'blockingSimulations.list': () => ({ total: 1, dados: [item] }) })
  const role = { roles: ['user', 'regras_bloqueio:leitor'] }
  const { user } = await renderInApp(
    () => <SimulationItems simulation={{ id: 3 }} />,
    search,
    ['/antes'],
    role,
  )
  return { user, change: (await screen.findByText('Saiu')).closest('td') }
}

it('where changes are looked at, a phone’s card shows who came in and who left', async () => {
  expect((await open('?aba=mudancas')).change?.dataset.card).toBe('extra')
})

it('elsewhere the card has room for the reason alone, and days narrow the list', async () => {
  const { user, change } = await open('')
  expect(change?.dataset.card).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Filtro' }))
  // The column's head, and the filter that is offered.
  await waitFor(() => expect(screen.getAllByText('Dias de atraso')).toHaveLength(2))
})

it('an empty tab says what that means', async () => {
  answerCalls({ 'blockingSimulations.list': () => ({ total: 0, dados: [] }) })
  await renderInApp(() => <SimulationItems simulation={{ id: 3 }} />)
  expect(await screen.findByText('Ninguém seria bloqueado.')).toBeTruthy()
})

it('who paid meanwhile is not among those outside the rule (docs/desk.md#simulation)', async () => {
  const { calls } = answerCalls({ 'blockingSimulations.list': () => ({ total: 0, dados: [] }) })
  const asked = encodeURIComponent(JSON.stringify({ porque: { _in: ['dias', 'regularizado'] } }))
  await renderInApp(() => <SimulationItems simulation={{ id: 3 }} />, `?aba=fora&filtro=${asked}`)
  await waitFor(() => expect(calls).not.toEqual([]))
  expect(calls[0]![1]).toMatchObject({
    filtro: {
      resultado: { _eq: 'fora' },
      porque: { _in: ['dias', 'regularizado'] },
      _and: [{ porque: { _neq: 'regularizado' } }],
    },
  })
})
