import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { RefundSheet } from './refund-sheet.tsx'

const at = '2026-11-20T12:00:00.000Z'
const own = 7

/** The names of its buttons, for a manager of finance. */
async function buttons(approvers: readonly number[], situacao = 'em_analise') {
  serverAnswers({
    'refunds.get': () => ({
      id: 3,
      nome_razaosocial: 'Lia',
      situacao,
      minha: false,
      motivo: 'outro',
      forma: 'pix',
      valor_estorno: '2000.00',
      valor_pago: '2000.00',
      aprovacoes_exigidas: 2,
      aprovacoes: approvers.map((id_aprovador) => ({ id_aprovador, nome: `P${id_aprovador}`, em: at })),
      updated_at: at,
    }),
  })
  await renderInApp(() => <RefundSheet id={3} onClose={() => undefined} />, '', [], {
    roles: ['financeiro:gestor'],
  })
  await screen.findByText('Outro')
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

test.each([
  [[], true],
  [[99], true],
  [[own], false],
  [[99, own], false],
])('approved by %j it offers “Aprovar”: %s', async (approvers, offered) => {
  expect((await buttons(approvers)).includes('Aprovar')).toBe(offered)
})

test.each([
  [[own], false],
  [[99], true],
  [[99, own], true],
])('approved by %j it offers “Registrar pagamento”: %s', async (approvers, offered) => {
  expect((await buttons(approvers, 'aprovado')).includes('Registrar pagamento')).toBe(offered)
})
