import { application as text } from '@intranet/contract/messages/careers'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionQuery, useSession } from '@/lib/session.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OwnCareersData } from './own-careers-data.tsx'

function Data() {
  const session = useSession()
  return session ? <OwnCareersData session={session} /> : <p>sem sessão</p>
}

async function remove(employee: boolean) {
  const removeOwn = vi.fn(() => ({ conta: !employee }))
  serverAnswers({ 'jobApplications.removeOwn': removeOwn })
  const app = await renderInApp(() => <Data />, '', [], { employee })
  await app.user.click(screen.getByRole('button', { name: 'Excluir meus dados' }))
  expect(removeOwn).not.toHaveBeenCalled()
  expect(await screen.findByText(/currículo, PDF e candidaturas são apagados/i)).toBeTruthy()
  await app.user.click(await screen.findByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText(text.removed)).toBeTruthy()
  expect(removeOwn).toHaveBeenCalledOnce()
  return app
}

test('a candidate who removes their data reads so, and nothing of the session stays', async () => {
  const { queryClient, router } = await remove(false)
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(router.state.location.pathname).toBe('/home/vacancy')
})

test('an employee reads so too, and stays signed in', async () => {
  const { queryClient, router } = await remove(true)
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ employee: true })
  expect(router.state.location.pathname).toBe('/tela')
})
