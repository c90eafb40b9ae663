import { notifyManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { trpc } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ComplimentByUserPage } from './compliment-by-user-page.tsx'

// What a query answers is on screen when `act` ends.
notifyManager.setScheduler(queueMicrotask)

test('reading a page again that fails leaves it as it is', async () => {
  const colleague = vi.fn((_input: unknown): unknown => ({ id: 9, nome: 'Bruna Prates', ativo: true }))
  serverAnswers({
    'compliments.colleague': colleague,
    'compliments.list': () => ({ total: 0, depois: null, dados: [] }),
  })
  const { queryClient } = await renderInApp(() => <ComplimentByUserPage id={9} />)
  await screen.findByText('Bruna Prates')
  colleague.mockImplementation(() => {
    throw new Refusal(500, 'Ocorreu um erro interno.')
  })
  await act(() => queryClient.invalidateQueries(trpc.compliments.pathFilter()))
  expect(colleague).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Bruna Prates')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
