import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { OutboxPage } from './outbox-page.tsx'

const message = {
  id: 4,
  canal: 'email',
  destino: 'ana@intranet.example',
  assunto: 'Convite',
  texto: 'Entre na intranet.',
  created_at: '2026-11-20T12:00:00.000Z',
}

test('a message that could not be read is asked for again', async () => {
  let away = true
  answerCalls({
    'outbox.list': () => ({ dados: [], total: 0 }),
    'outbox.get': () => {
      if (away) throw new Error('away')
      return message
    },
  })
  const { user } = await renderInApp(() => <OutboxPage open={4} />)
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  away = false
  await user.click(again)
  expect(await screen.findByText('Entre na intranet.')).toBeTruthy()
})
