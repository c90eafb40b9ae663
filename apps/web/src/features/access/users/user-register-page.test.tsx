import { people } from '@intranet/contract/messages/access'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { invitationText } from './employee-state.ts'
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

test.each([
  [{ funcionario: true, data_admissao: '2999-02-01' }, people.inviteOnDay('01/02/2999')],
  [{ funcionario: true, data_admissao: '2020-02-01' }, people.inviteSent],
  [{ funcionario: false, data_admissao: '2999-02-01' }, people.inviteSent],
])('what became of the invitation is shown: %o', (person, text) => {
  expect(invitationText(person)).toBe(text)
})
