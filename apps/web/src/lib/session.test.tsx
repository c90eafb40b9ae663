import { act, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { sessionQuery, takePageSession, takeSession, useSession } from './session.ts'

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

describe('the session that the server wrote into the page', () => {
  const block = (text: string) => {
    document.head.innerHTML = `<script type="application/json" id="sessao">${text}</script>`
    const queryClient = new QueryClient()
    takePageSession(queryClient)
    document.head.innerHTML = ''
    return queryClient.getQueryState(sessionQuery.queryKey)?.data
  }

  test('is known before anything is asked, of a guest too', () => {
    expect(block('{"nome":"\\u003cAna"}')).toEqual({ nome: '<Ana' })
    expect(block('null')).toBe(null)
  })

  test('is asked for where the page has none', () => {
    const queryClient = new QueryClient()
    takePageSession(queryClient)
    expect(queryClient.getQueryState(sessionQuery.queryKey)).toBeUndefined()
  })
})
