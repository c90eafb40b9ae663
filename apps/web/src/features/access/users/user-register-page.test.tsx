import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { UserRegisterPage } from './user-register-page.tsx'

test('whether a new person is an employee is asked, and nothing is chosen beforehand', async () => {
  const { calls } = answerCalls({
    'providers.options': () => [{ id: 1, nome: 'Vetorial' }],
    'company.options': () => [],
    'users.create': () => [{ id: 9 }],
  })
  const { user } = await renderInApp(() => <UserRegisterPage />)
  const group = await screen.findByRole('radiogroup', { name: /Funcionário/ })
  const [yes, no] = within(group).getAllByRole('radio')
  expect([yes, no].map((one) => one!.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  await user.click(screen.getByRole('button', { name: 'Cadastrar e convidar' }))
  const asked = group.closest<HTMLElement>('[data-slot=field]')!
  expect(await within(asked).findByText('Campo obrigatório')).toBeTruthy()
  expect(calls.filter(([procedure]) => procedure === 'users.create')).toEqual([])
})
