import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { IncidentRegisterPage } from './incident-form-pages.tsx'

test('what resembles a new incident is shown right after its title', async () => {
  const alike = {
    id: 4,
    titulo: 'Rompimento na BR-101',
    situacao: 'em_andamento',
    inicio: '2026-11-20T12:00:00.000Z',
  }
  answerCalls({
    'incidents.similar': () => ({ incidentes: [alike], perguntas: [] }),
    'incidentCategories.options': () => [],
    'cities.options': () => [],
    'providers.options': () => [],
    'company.options': () => [],
  })
  const { user } = await renderInApp(() => <IncidentRegisterPage />)
  const title = await screen.findByRole('textbox', { name: /Título/ })
  await user.type(title, 'Rompimento')
  const found = await screen.findByRole('region', { name: 'Já existe algo parecido?' })
  expect(title.closest('[data-slot=field]')!.nextElementSibling!.contains(found)).toBe(true)
})
