import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blocking } from '@intranet/contract/messages/blocking'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ArrearsCopies } from './arrears-copies.tsx'

it.each([
  [1, '1 cliente em atraso'],
  [1234, '1.234 clientes em atraso'],
])('of %i customers says %j', async (clientes, words) => {
  const copy = { id_empresa: 1, empresa: 'Vetorial', concluida_em: '2026-11-20T12:00:00.000Z', clientes }
  serverAnswers({ 'blockingSimulations.copies': () => [copy] })
  await renderInApp(() => <ArrearsCopies />)
  expect(await screen.findByText(new RegExp(words.replace('.', '\\.')))).toBeTruthy()
})

it('the notice of a simulation counts one and many', () => {
  expect(blocking.simulated('Total 30', 1, 1)).toBe('Simulação de Total 30: 1 seria bloqueado, 1 exceção.')
  expect(blocking.simulated('Total 30', 0, 2)).toBe('Simulação de Total 30: 0 seriam bloqueados, 2 exceções.')
})
