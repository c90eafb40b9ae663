import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { FineDriver, NameDialog } from './fine-driver.tsx'

test('the page of a fine reads again who was named as its driver', async () => {
  const nameDriver = vi.fn(() => ({ id: 6 }))
  serverAnswers({
    'fines.nameDriver': nameDriver,
    'fines.drivers': () => [{ id: 2, nome: 'Rui Prates', cnh_categoria: 'B', cnh_validade: '2029-01-01' }],
  })
  const fine = { id: 6, updated_at: '2026-11-20T12:00:00.000Z', id_motorista: 2 }
  const { user, router } = await renderInApp(() => <NameDialog fine={fine} onClose={() => {}} />)
  const readAgain = vi.spyOn(router, 'invalidate')
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(readAgain).toHaveBeenCalled())
  expect(nameDriver).toHaveBeenCalledOnce()
})

test.each([
  ['recebida', true],
  ['em_recurso', true],
  ['em_recurso', false],
] as const)(
  'of a fine %s that waits for its driver (%s) the proposal, and that somebody has to confirm, are shown while it waits',
  async (situacao, shown) => {
    const proposal = vi.fn(() => ({ id_motorista: 3, motorista: 'Rui Prates', origem: 'checklist' }))
    serverAnswers({ 'fines.proposal': proposal })
    const about = {
      id: 6,
      id_motorista: 2,
      confirmado_em: null,
      motorista: 'Ana',
      valor_nic: null,
      valor_pago: null,
    }
    const fine = { ...about, situacao, prazo_indicacao: '2026-12-20', aguarda_condutor: shown }
    const Page = () => <FineDriver fine={fine as Parameters<typeof FineDriver>[0]['fine']} />
    const { queryClient } = await renderInApp(Page, '', [], { roles: ['frota:gestor'] })
    await screen.findByText('Ana')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(proposal).toHaveBeenCalledTimes(shown ? 1 : 0)
    expect(screen.queryAllByText('Outra pessoa precisa confirmar o condutor.')).toHaveLength(shown ? 1 : 0)
    if (shown) await screen.findByText(/^Proposta da intranet: Rui Prates/)
  },
)
