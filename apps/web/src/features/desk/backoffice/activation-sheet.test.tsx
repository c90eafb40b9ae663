import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ActivationSheet } from './activation-sheet.tsx'

async function open(situacao: string, role: string, situacao_venda = 'aprovada') {
  const { calls } = answerCalls({
    'activations.create': () => [{ id: 4 }],
    'activations.get': () => ({
      id: 4,
      id_venda: 31,
      id_qualificacao: null,
      situacao,
      situacao_venda,
      id_responsavel: null,
      cliente: 'Lia',
      cidade: 'Tubarão',
      tentativas: 1,
      updated_at: '2026-11-20T12:00:00.000Z',
    }),
  })
  const who = { roles: [role] }
  const { user } = await renderInApp(() => <ActivationSheet id={4} onClose={() => undefined} />, '', [], who)
  await screen.findByText('Tubarão')
  return {
    user,
    made: () => calls.filter(([name]) => name === 'activations.create').map(([, input]) => input),
  }
}
const again = { name: 'Recomeçar ativação' }
const asked = { name: 'Recomeçar a ativação?' }

it('a cancelled installation is begun again by a manager (docs/desk.md#activations)', async () => {
  const { user, made } = await open('cancelada', 'backoffice:gestor')
  await user.click(screen.getByRole('button', again))
  await user.click(within(await screen.findByRole('dialog', asked)).getByRole('button', again))
  await waitFor(() => expect(made()).toEqual([{ objects: [{ id_venda: 31 }] }]))
})

it.each([
  ['cancelada', 'backoffice:solicitante', 'aprovada'],
  ['frustrada', 'backoffice:gestor', 'aprovada'],
  ['cancelada', 'backoffice:gestor', 'cancelada'],
  ['cancelada', 'backoffice:gestor', 'em_auditoria'],
])('one that is %s is not by %s, whose sale is %s (docs/desk.md#activations)', async (...one) => {
  await open(...one)
  expect(screen.queryByRole('button', again)).toBeNull()
})
