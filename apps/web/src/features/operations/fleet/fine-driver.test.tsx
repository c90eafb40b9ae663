import { daysLater, todayInBrazil } from '@intranet/contract/today'
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
  ['recebida', 1, true],
  ['em_recurso', 1, true],
  ['em_recurso', -1, false],
] as const)(
  'of a fine %s, %i days before its last, the proposal is shown: %s',
  async (situacao, days, shown) => {
    serverAnswers({
      'fines.proposal': () => ({ id_motorista: 3, motorista: 'Rui Prates', origem: 'checklist' }),
    })
    const about = {
      id: 6,
      id_motorista: 2,
      confirmado_em: null,
      motorista: 'Ana',
      valor_nic: null,
      valor_pago: null,
    }
    const fine = { ...about, situacao, prazo_indicacao: daysLater(todayInBrazil(), days) }
    const Page = () => <FineDriver fine={fine as Parameters<typeof FineDriver>[0]['fine']} />
    await renderInApp(Page, '', [], { roles: ['frota:gestor'] })
    if (shown) await screen.findByText(/^Proposta da intranet: Rui Prates/)
    else expect(screen.queryByText(/^Proposta/)).toBeNull()
  },
)
