import { screen } from '@testing-library/react'
import { equipmentRequests as text } from '@intranet/contract/messages/equipment-requests'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { EquipmentRequestEditPage } from './equipment-request-pages.tsx'

it.each([
  ['a decided request', { meu: true, situacao: 'aprovado' }, text.closed],
  ['an undecided one of somebody else', { meu: false, situacao: 'pedido' }, text.notYours],
])('%s says why it is not edited', async (_what, record, reason) => {
  answerCalls({})
  await renderInApp(() => (
    <EquipmentRequestEditPage record={{ id: 1, quantidade: 1, produto: 'Rádio', ...record } as never} />
  ))
  expect(await screen.findByText(reason)).toBeDefined()
})
