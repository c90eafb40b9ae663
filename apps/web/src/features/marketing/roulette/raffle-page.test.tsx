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

test('another audience empties the prize, and nothing is drawn until one is chosen', async () => {
  const { calls } = answerCalls({
    'roulette.list': () => ({ total: 0, depois: null, dados: [] }),
    'roulette.prizes': () => [
      { id: 3, nome: 'TV', cliente: true },
      { id: 4, nome: 'Caneca', cliente: false },
    ],
    'roulette.draws': () => [],
  })
  const { user } = await renderInApp(() => <RafflePage id={5} />)
  const pick = async (field: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await pick(/^Público/, 'Clientes')
  await pick(/^Prêmio/, 'TV')
  await pick(/^Público/, 'Não clientes')
  await user.click(screen.getByRole('button', { name: 'Sortear' }))
  expect(await screen.findByText('Campo obrigatório!')).toBeTruthy()
  expect(calls.some(([procedure]) => procedure === 'roulette.draw')).toBe(false)
})

test('a list of one is of one participant', async () => {
  const waiting = { ...draw, id: 8, numero: 2, situacao: 'aguardando', total: 1, rodada_farol: 77 }
  answerCalls({
    'roulette.list': () => ({ total: 0, depois: null, dados: [] }),
    'roulette.prizes': () => [{ id: 3, nome: 'TV', cliente: true }],
    'roulette.draws': () => [waiting],
    'roulette.draw': () => waiting,
  })
  const { user } = await renderInApp(() => <RafflePage id={5} />)
  await user.click(await screen.findByRole('combobox', { name: /^Público/ }))
  await user.click(await screen.findByRole('option', { name: 'Clientes' }))
  await user.click(await screen.findByRole('combobox', { name: /^Prêmio/ }))
  await user.click(await screen.findByRole('option', { name: 'TV' }))
  await user.click(screen.getByRole('button', { name: 'Sortear' }))
  await screen.findByText('Lista fechada com 1 participante; a rodada 77 do farol decide.')
})
