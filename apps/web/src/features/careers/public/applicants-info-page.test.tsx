import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ApplicantsInfoPage } from './applicants-info-page.tsx'

it('a refused password is explained once, below its field', async () => {
  const weak = 'Essa senha é fácil de adivinhar.'
  serverAnswers({
    'jobApplications.mine': () => [],
    'users.get': () => ({ id: 7, situacao: 'ativo', data_admissao: null }),
    'jobApplications.waiting': () => ({ nome: 'Ana', vaga: 'Técnico de Campo', falta: 'senha' }),
    'jobApplications.confirm': () => {
      throw new Refusal(422, weak, { senha: weak })
    },
  })
  const { user } = await renderInApp(() => <ApplicantsInfoPage chave="abc" />)
  const field = await screen.findByLabelText(/^Senha/)
  await user.type(field, 'Fibra@2026')
  await user.type(screen.getByLabelText(/^Repita a senha/), 'Fibra@2026')
  await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(weak)).toHaveLength(1)
})
