import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { InvitePage } from './invite-page.tsx'

test('an invitation asks whether the person is an employee, and says what each answer means', async () => {
  const { calls } = answerCalls({
    'accessProfiles.options': () => [{ id: 3, nome: 'Gestão de RH', roles: [], ativo: true }],
    'providers.options': () => [{ id: 1, nome: 'Vetorial' }],
    'company.options': () => [],
    'permissions.invite': () => ({ id: 9 }),
  })
  const { user, queryClient } = await renderInApp(() => <InvitePage />)
  act(() =>
    queryClient.setQueryData(sessionQuery.queryKey, (session) => ({
      ...session!,
      roles: ['users:superadmin'],
    })),
  )
  const group = await screen.findByRole('radiogroup', { name: /Funcionário/ })
  const [yes, no] = within(group).getAllByRole('radio')
  expect([yes, no].map((one) => one!.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  expect(group.textContent).toMatch(/Sim.*agenda.*Não.*não vê agenda/)
  await user.click(screen.getByRole('button', { name: 'Convidar' }))
  const asked = group.closest('[data-slot=field]')!
  expect(await within(asked as HTMLElement).findByText('Campo obrigatório')).toBeTruthy()
  await user.click(no!)
  expect(no!.getAttribute('aria-checked')).toBe('true')
  expect(calls.filter(([procedure]) => procedure === 'permissions.invite')).toEqual([])
})
