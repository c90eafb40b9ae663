import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RafflePage } from './raffle-page.tsx'

const draw = {
  nome: null,
  publico: 'Clientes',
  premio: 'TV',
  prova: null,
  created_at: '2026-11-20T12:00:00.000Z',
}

test('a draw that waits is cancelled, and says so afterwards', async () => {
  let state = 'aguardando'
  const { calls } = answerCalls({
    'roulette.list': () => ({ total: 0, depois: null, dados: [] }),
    'roulette.prizes': () => [],
    'roulette.draws': () => [
      { ...draw, id: 8, numero: 2, situacao: state },
      { ...draw, id: 7, numero: 1, situacao: 'esgotado' },
    ],
    'roulette.cancelDraw': () => ({ ...draw, id: 8, numero: 2, situacao: (state = 'cancelado') }),
  })
  const { user } = await renderInApp(() => <RafflePage id={5} />, '', undefined, {
    roles: ['user', 'roulette:gestor'],
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('button')).toHaveLength(1)
  await user.click(table.getByRole('button', { name: 'Cancelar sorteio' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Cancelar sorteio' }))
  expect(await table.findByText('Cancelado antes do farol.')).toBeDefined()
  expect(calls).toContainEqual(['roulette.cancelDraw', { id_campanha: 5, numero: 2 }])
  expect(table.queryByRole('button')).toBeNull()
})
