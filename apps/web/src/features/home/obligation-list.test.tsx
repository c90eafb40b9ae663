import { useMutation } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { Obligations } from '@intranet/contract/home/obligations'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ObligationList } from './obligation-list.tsx'

const reading = {
  id: 3,
  titulo: 'Novo ponto eletrônico',
  detalhe: 'Comunicados',
  rota: '/news/3',
  verbo: 'Ler',
  prazo: null,
  atrasada: false,
  percentual: null,
  tipo: 'leitura',
  modulo: 'novidades' as const,
}
const renewal = {
  ...reading,
  id: 8,
  titulo: 'ASO',
  rota: '/documents/version/8',
  verbo: 'Renovar',
  prazo: '2026-11-01',
  atrasada: true,
  tipo: 'validade',
  modulo: 'rh' as const,
}
const listOf = (...itens: Obligations['itens']): Obligations => ({
  total: itens.length,
  itens,
  restantes: [],
})

test('each obligation has its verb, which leads to where it is done; the overdue one says so', async () => {
  serverAnswers({
    'obligations.list': () => ({
      ...listOf(renewal, reading),
      restantes: [{ tipo: 'leitura', texto: 'Mais 2 leituras pendentes', rota: '/news/list' }],
    }),
  })
  await renderInApp(() => <ObligationList />)
  const read = await screen.findByRole('link', { name: 'Ler: Novo ponto eletrônico' })
  expect(read.getAttribute('href')).toBe('/news/3')
  expect(screen.getByText('Atrasado').closest('li')?.textContent).toContain('ASO')
  expect(screen.getByRole('link', { name: 'Mais 2 leituras pendentes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Marcar como lida' })).toBeNull()
})

test('it is gone once it is done, also when that happens while the list stands', async () => {
  const list = vi.fn(() => listOf(reading))
  serverAnswers({ 'obligations.list': list })
  const { user } = await renderInApp(function Screen() {
    const { mutate } = useMutation({ mutationFn: async () => list.mockReturnValue(listOf()) })
    return (
      <>
        <ObligationList />
        <button type="button" onClick={() => mutate()}>
          Confirmar
        </button>
      </>
    )
  })
  await screen.findByText('Novo ponto eletrônico')
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(screen.queryByText('Novo ponto eletrônico')).toBeNull())
  expect(screen.getByText('Nada espera por você')).toBeTruthy()
})
