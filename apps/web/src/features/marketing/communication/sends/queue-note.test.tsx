import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { QueueNote } from './queue-note.tsx'

const queue = {
  na_fila: 0,
  reservado: 0,
  enviando: 0,
  atraso: 0,
  atrasada: false,
  local: { email: false, sms: false, whatsapp: false },
  parados: [],
}
const open = (over: object) => {
  answerCalls({ 'communicationSends.queue': () => ({ ...queue, ...over }) })
  return renderInApp(() => <QueueNote />)
}

it('a channel whose provider is away is shown, with its next try', async () => {
  const desde = '2026-11-21T11:52:00.000000+00:00'
  const parado = { canal: 'sms', desde, tenta_em: '2026-11-21T11:59:10+00:00', motivo: 'provedor_fora' }
  await open({ parados: [parado] })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toBe(
    'SMS parado desde 21/11/2026 - 08:52: provedor fora do ar. Os envios continuam sozinhos quando ele voltar; próxima tentativa às 08:59.',
  )
})

it('only channels without a provider are said to stay at home', async () => {
  await open({ local: { email: false, sms: true, whatsapp: false } })
  const note = await screen.findByText(/Nenhuma mensagem na fila/)
  expect(note.textContent).toBe(
    'Nenhuma mensagem na fila. SMS: sem provedor configurado, fica na caixa de saída.',
  )
})

it('several of them are one sentence', async () => {
  await open({ local: { email: true, sms: true, whatsapp: false } })
  const note = await screen.findByText(/Nenhuma mensagem na fila/)
  expect(note.textContent).toMatch(/E-mail e SMS: sem provedor configurado, ficam na caixa de saída\.$/)
})
