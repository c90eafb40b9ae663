import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ResumePage } from './resume-page.tsx'

test('what is missing leads to where it is filled, and an empty section has no list', async () => {
  answerCalls({
    'resume.mine': () => ({
      formacoes: [],
      experiencias: [],
      certificados: [],
      pretensao_salarial: null,
      disponibilidade: null,
      areas_interesse: [],
      compartilhar_banco: false,
      pdf: null,
      progresso: 0,
      faltam: ['Telefone', 'Formação', 'Disponibilidade', 'PDF do currículo'],
    }),
  })
  await renderInApp(ResumePage)
  const missing = await screen.findByText(/^Falta:/)
  expect(
    within(missing)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Telefone', '/users/edit/7'],
    ['Formação', '/resume/education/register'],
    ['Disponibilidade', '/resume/list#interesses'],
    ['PDF do currículo', '/resume/list#pdf'],
  ])
  expect(missing.textContent).toBe('Falta: Telefone, Formação, Disponibilidade, PDF do currículo')
  expect(screen.queryByRole('list')).toBeNull()
})
