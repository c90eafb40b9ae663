import { vacancy as text } from '@intranet/contract/messages/careers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { VacancyEditPage } from './vacancy-form-pages.tsx'

test.each([
  ['aberta', text.managersEdit],
  ['rascunho', text.managersEdit],
  ['encerrada', text.closedEdit],
  ['cancelada', text.closedEdit],
])('who may not change a vacancy that is %s reads why', async (situacao, reason) => {
  serverAnswers({
    'vacancies.get': () => ({ id: 4, titulo_vaga: 'Técnico', situacao, edita: false, gere: false }),
  })
  await renderInApp(() => <VacancyEditPage id={4} />)
  expect(await screen.findByText(reason)).toBeTruthy()
})
