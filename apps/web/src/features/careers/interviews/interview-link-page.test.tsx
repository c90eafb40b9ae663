import { hiring as text } from '@intranet/contract/messages/hiring'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { InterviewLinkPage } from './interview-link-page.tsx'

const interview = {
  primeiro_nome: 'Lia',
  titulo_vaga: 'Técnico de Campo',
  empresa: 'Vetorial',
  inicio: '2027-01-04T17:00:00.000Z',
  fim: '2027-01-04T18:00:00.000Z',
  local: 'Sala 2',
  link: null,
  orientacoes: null,
  situacao: 'convidada',
  pedido: null,
  aberta: true,
}

async function open(over: object = {}) {
  const answer = vi.fn(() => ({ ...interview, ...over }))
  serverAnswers({
    'publicInterviews.view': () => ({ ...interview, ...over }),
    'publicInterviews.answer': answer,
  })
  const { user } = await renderInApp(() => <InterviewLinkPage chave="segredo" />)
  await screen.findByText(/Olá, Lia/)
  return { user, answer }
}

test('a candidate who confirms reads so, and of another time nothing', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Confirmar presença' }))
  expect(await screen.findByText(text.confirmed)).toBeTruthy()
  expect(screen.queryByText(text.otherTimeAsked)).toBeNull()
})

test('a candidate who asks for another time reads that the request went out', async () => {
  const { user, answer } = await open()
  await user.click(screen.getByRole('button', { name: 'Pedir outro horário' }))
  const send = screen.getByRole('button', { name: 'Enviar pedido' })
  await user.click(send)
  expect(answer).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: 'Quando você pode?' }), 'Depois das 18h.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(text.otherTimeAsked)).toBeTruthy()
  expect(answer).toHaveBeenCalledWith({
    chave: 'segredo',
    resposta: 'outro_horario',
    pedido: 'Depois das 18h.',
  })
})

test('a link of an interview that is over asks for nothing', async () => {
  await open({ aberta: false, situacao: 'cancelada' })
  expect(screen.getByText(text.linkEnded)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull()
})
