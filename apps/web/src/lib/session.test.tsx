import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { sessionQuery, takeSession, useSession } from './session.ts'

test('a header that stays on the page sees who signs out and in', async () => {
  const { queryClient } = await renderInApp(function Header() {
    return <p>{useSession()?.nome ?? 'visitante'}</p>
  })
  const ana = queryClient.getQueryData(sessionQuery.queryKey) ?? null
  await screen.findByText('Ana')
  act(() => takeSession(queryClient, null))
  await screen.findByText('visitante')
  act(() => takeSession(queryClient, ana))
  expect(await screen.findByText('Ana')).toBeTruthy()
})
