import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { InterviewCard } from './interview-card.tsx'

const interview = {
  id: 3,
  id_candidatura: 31,
  nome: 'Bento Emendas',
  titulo_vaga: 'Técnico de Campo',
  inicio: '2020-11-20T12:00:00.000Z',
  fim: '2020-11-20T13:00:00.000Z',
  local: 'Sala 2',
  link: null,
  orientacoes: null,
  situacao: 'convidada' as const,
  pedido: null,
  respondida_em: null,
  updated_at: '2020-11-19T12:00:00.000Z',
  participantes: [],
  pareceres: [],
  ocultos: 0,
  participa: true,
  enviou: false,
  pode_alterar: true,
}

async function actionsOf(open: boolean) {
  serverAnswers({ 'interviewCriteria.options': () => [] })
  const { user } = await renderInApp(() => (
    <InterviewCard interview={interview} open={open} onMove={vi.fn()} />
  ))
  await user.click(await screen.findByRole('button', { name: /Entrevista de/ }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('an interview is moved and cancelled while its application waits for a decision', async () => {
  expect(await actionsOf(true)).toEqual(['Mudar', 'Realizada', 'Não compareceu', 'Cancelar'])
})

test('of an application that ended, can only be marked as done or missed', async () => {
  expect(await actionsOf(false)).toEqual(['Realizada', 'Não compareceu'])
  expect(screen.queryByText('Seu parecer')).toBeNull()
})
