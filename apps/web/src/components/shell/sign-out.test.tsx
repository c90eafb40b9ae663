import { expect, test, vi } from 'vitest'
import { noteRecord, recentRecords } from '@/lib/recent-records.ts'
import { removeProfile } from '@/lib/session-profile.ts'
import { isSignOutPending } from '@/lib/pending-sign-out.ts'
import { sessionQuery, takePageSession, takeSession } from '@/lib/session.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { signOut } from './sign-out.ts'

const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
const signedIn = async () => {
  const { queryClient } = await renderInApp(() => null)
  const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null
  localStorage.setItem('intranet:draft:1:formulario:a', 'nome de alguém')
  return { queryClient, session }
}

test('where the server is away the browser forgets all the same, and shows nothing of the session afterwards', async () => {
  const { queryClient, session } = await signedIn()
  away()
  expect(await signOut(queryClient, session)).toBe(true)
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['saida-pendente'])

  // A reload while the server is still away, and one whose page has the session already.
  queryClient.removeQueries()
  expect(await queryClient.fetchQuery(sessionQuery)).toBeNull()
  document.head.innerHTML = '<script type="application/json" id="sessao">{"nome":"Ana"}</script>'
  queryClient.removeQueries()
  takePageSession(queryClient)
  document.head.innerHTML = ''
  expect(queryClient.getQueryState(sessionQuery.queryKey)).toBeUndefined()
})

test('the session ends on the server as soon as it can be reached', async () => {
  const { queryClient, session } = await signedIn()
  away()
  await signOut(queryClient, session)
  const { calls } = answerCalls({ 'auth.logout': () => ({}) })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isSignOutPending()).toBe(false))
  expect(calls.map(([procedure]) => procedure)).toEqual(['auth.logout'])
})

test('who signs in afterwards keeps their session', async () => {
  const { queryClient, session } = await signedIn()
  away()
  await signOut(queryClient, session)
  takeSession(queryClient, session)
  expect(isSignOutPending()).toBe(false)
})

test('a session that ended by itself leaves no names of records', () => {
  noteRecord(1, { to: '/', name: 'Maria do Rosário', note: '' })
  expect(recentRecords(1)).toHaveLength(1)
  removeProfile()
  expect(recentRecords(1)).toEqual([])
})
