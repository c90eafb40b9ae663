import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import EventForm from './event-form.tsx'

async function audiences(roles: string[]) {
  answerCalls({})
  const event = {
    titulo: '',
    tipo: 'reuniao',
    dia_inteiro: false,
    inicio: '2026-11-23T09:00',
    fim: '2026-11-23T10:00',
    publico: 'pessoal',
    recorrencia: 'nenhuma',
    convidados: [],
  } as const
  await renderInApp(() => <EventForm event={{ ...event, convidados: [] }} />, '', undefined, { roles })
  const group = within(await screen.findByRole('radiogroup', { name: /Quem vê/ }))
  return group.getAllByRole('radio').length
}

it('an event for a provider or for all is offered to managers of HR and of marketing alone', async () => {
  expect(await audiences(['rh:solicitante', 'marketing:leitor'])).toBe(2)
})

it.each(['rh:gestor', 'marketing:gestor'])('%s may invite everybody', async (role) => {
  expect(await audiences([role])).toBe(4)
})
