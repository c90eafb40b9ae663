/** What an incident is called: once, and as of the moment. */
import { HOUR_MS } from '@intranet/contract/durations'
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { IncidentProgress } from './incident-progress.tsx'
import { SimilarIncidents } from './similar-incidents.tsx'
import { stepsOf } from './use-incident-steps.ts'

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

function Typed() {
  const form = useForm({ defaultValues: { titulo: 'Rompimento' } })
  return (
    <FormProvider {...form}>
      <SimilarIncidents />
    </FormProvider>
  )
}

it('planned work that has not begun is not open since tomorrow', async () => {
  const found = { situacao: 'aberto', created_at: at(-1) }
  answerCalls({
    'incidents.similar': () => ({
      incidentes: [
        { ...found, id: 1, titulo: 'Janela de amanhã', inicio: at(24) },
        { ...found, id: 2, titulo: 'Rompimento', inicio: at(-2) },
      ],
      perguntas: [],
    }),
  })
  await renderInApp(() => <Typed />)
  expect((await screen.findByText(/Programado para/)).textContent).toContain('Janela de amanhã')
  expect(screen.getAllByText(/Aberto desde/)).toHaveLength(1)
})

it('a state that the progress repeats is written once', async () => {
  const moment = '2026-11-20T12:00:00.000Z'
  const line = { situacao_de: 'aberto', situacao_para: 'em_tratamento', usuario: 'Ana', created_at: moment }
  serverAnswers({
    'incidents.get': () => ({
      id: 3,
      created_at: moment,
      autor: 'Ana',
      andamentos: [
        { ...line, id: 1, texto: 'Em tratamento.' },
        { ...line, id: 2, texto: 'Equipe a caminho.' },
      ],
    }),
  })
  await renderInApp(() => <IncidentProgress id={3} />)
  expect((await screen.findByText('Equipe a caminho.')).textContent).toBe('Em tratamento: Equipe a caminho.')
  expect(screen.getByText('Em tratamento.').textContent).toBe('Em tratamento.')
})

it.each([
  [-1, true, ['Assumir', 'Resolver', 'Cancelar']],
  [1, true, ['Assumir', 'Cancelar']],
  [-1, false, []],
])('an open incident %i hours after now, editable: %s, is offered %j', (hours, editavel, labels) => {
  const found = {
    id: 1,
    titulo: 'Rompimento',
    situacao: 'aberto' as const,
    inicio: at(hours),
    editavel,
    updated_at: at(-2),
  }
  expect(stepsOf(found).map(({ label }) => label)).toEqual(labels)
})
