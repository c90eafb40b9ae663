/** A vacancy that is over: the server answers 410, and the pages lead to the others instead of showing an error. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ApplicationPage } from './application-page.tsx'
import { RolePage } from './role-page.tsx'

it.each([
  ['vacancies.getPublic', () => <RolePage id={7} />],
  ['jobApplications.form', () => <ApplicationPage id_vaga={7} />],
])('of %s is named, and leads to the open ones', async (procedure, Screen) => {
  const message = 'Esta vaga foi encerrada.'
  serverAnswers({
    [procedure]: () => {
      throw new Refusal(410, message)
    },
  })
  await renderInApp(Screen)
  await screen.findByText(message)
  expect(screen.getByRole('link', { name: 'Ver as vagas abertas' })).toBeDefined()
})
