import { screen } from '@testing-library/react'
import { communicationRule } from '@intranet/contract/messages/communication'
import type { MessagePreview } from '@intranet/contract/marketing/communication-answers'
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

const pending = { id: 4, aprovacao: 'pendente', aprovacao_publico: 1300 }
const message = {
  canal: 'sms',
  titulo: null,
  texto: 'Sua fatura vence amanhã.',
  destino: '5551999990000',
  segmentos: 1,
  ninguem: false,
} satisfies MessagePreview
const asManager = () =>
  renderInApp(() => <ApprovalDialog id={4} onClose={() => {}} />, '', undefined, {
    roles: ['regua_comunicacao:gestor'],
  })

test('nobody agrees before the messages are there', async () => {
  const messages = Promise.withResolvers<MessagePreview[]>()
  answerCalls({
    'communicationRules.get': () => pending,
    'communicationRules.preview': () => messages.promise,
  })
  await asManager()
  await screen.findByText(/clientes/)
  expect(screen.queryByRole('button', { name: 'Aprovar e ativar' })).toBeNull()
  messages.resolve([message])
  expect(await screen.findByRole('button', { name: 'Aprovar e ativar' })).toBeDefined()
  expect(screen.getByText('Sua fatura vence amanhã.')).toBeDefined()
})

test('messages that cannot be read are not agreed to, but refused', async () => {
  answerCalls({ 'communicationRules.get': () => pending })
  await asManager()
  expect(await screen.findByRole('button', { name: 'Recusar' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Aprovar e ativar' })).toBeNull()
})
