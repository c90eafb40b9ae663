import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RoundListPage } from './round-list-page.tsx'

test('rounds that cannot be read are no negotiation without rounds', async () => {
  answerCalls({
    'sponsorshipRequests.get': () => ({
      id: 5,
      protocolo: 'P1',
      evento: 'Feira',
      nome_razaosocial: 'Ana',
      situacao: 'em_negociacao',
      valor_aceito: null,
    }),
  })
  await renderInApp(() => <RoundListPage id={5} />)
  await screen.findByRole('alert')
  screen.getByRole('button', { name: 'Tentar de novo' })
})
