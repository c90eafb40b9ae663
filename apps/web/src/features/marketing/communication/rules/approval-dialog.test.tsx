import { screen } from '@testing-library/react'
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
