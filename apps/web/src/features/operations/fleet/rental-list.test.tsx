import { dayFromNow } from '@intranet/contract/today'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { RentalListPage } from './rental-list-page.tsx'

it.each([
  [0, 'is ended', 1],
  [1, 'has nothing to end', 0],
])('a rental that begins in %i days %s', async (days, _what, ends) => {
  const data_inicio = dayFromNow(days)
  const row = { id: 4, placa: 'QJA1B23', data_inicio, data_fim: data_inicio, situacao: 'vigente' }
  serverAnswers({ 'vehicleRentals.list': () => ({ total: 1, depois: null, dados: [row] }) })
  const { user } = await renderInApp(() => <RentalListPage />, '', [], { roles: ['frota:gestor'] })
  await user.click((await screen.findAllByRole('button', { name: /^Ações de/ }))[0]!)
  await screen.findByRole('menuitem', { name: 'Editar' })
  expect(screen.queryAllByRole('menuitem', { name: 'Encerrar' })).toHaveLength(ends)
})
