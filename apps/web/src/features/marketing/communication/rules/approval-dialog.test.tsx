import { screen, waitFor } from '@testing-library/react'
import { communicationRule } from '@intranet/contract/messages/communication'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ApprovalDialog } from './approval-dialog.tsx'

test('the number to agree to is that of a stopped shift, though the next one has fewer customers', async () => {
  answerCalls({
    'communicationRules.get': () => ({ id: 4, aprovacao: 'dispensada' }),
    'communicationRules.simulate': () => ({ clientes: 12, publico: 1300 }),
  })
  await renderInApp(() => <ApprovalDialog id={4} onClose={() => {}} />, '', undefined, {
    roles: ['regua_comunicacao:gestor'],
  })
  expect(await screen.findByText(communicationRule.approvalNeeded(1300))).toBeDefined()
})

test('nobody agrees before the messages are there', async () => {
  const messages = Promise.withResolvers<object[]>()
  answerCalls({
    'communicationRules.get': () => ({ id: 4, aprovacao: 'pendente', aprovacao_publico: 1300 }),
    'communicationRules.preview': () => messages.promise,
  })
  await renderInApp(() => <ApprovalDialog id={4} onClose={() => {}} />, '', undefined, {
    roles: ['regua_comunicacao:gestor'],
  })
  await waitFor(() => expect(document.querySelector('[data-slot=skeleton]')).not.toBeNull())
  expect(screen.queryByRole('button', { name: 'Aprovar e ativar' })).toBeNull()
  messages.resolve([{ canal: 'sms', texto: 'Sua fatura vence amanhã.', assunto: null, botoes: [] }])
  expect(await screen.findByRole('button', { name: 'Aprovar e ativar' })).toBeDefined()
})
