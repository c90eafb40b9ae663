import { expect, test, vi } from 'vitest'
import { noteRecord, recentRecords } from '@/lib/recent-records.ts'
import { removeProfile } from '@/lib/session-profile.ts'
import { isSignOutPending } from '@/lib/pending-sign-out.ts'
import { sessionQuery, takePageSession, takeSession } from '@/lib/session.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ownBrowser } from '@/test/unsent-tabs.ts'
import { keepTyped } from '@/lib/unsent/unsent-queue.ts'
import { addPhoto, entriesOf, photoOf } from '@/lib/unsent/unsent-store.ts'
import { mayLeave, signOut } from './sign-out.ts'

ownBrowser()

const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
const signedIn = async () => {
  const { queryClient } = await renderInApp(() => null)
  const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null
  localStorage.setItem('intranet:draft:1:formulario:a', 'nome de alguém')
  return { queryClient, session }
}

test('where the server is away the browser forgets all the same, and shows nothing of the session afterwards', async () => {
  const { queryClient } = await signedIn()
  away()
  expect(await signOut(queryClient)).toBe(true)
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
  const { queryClient } = await signedIn()
  away()
  await signOut(queryClient)
  const { calls } = answerCalls({ 'auth.logout': () => ({}) })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isSignOutPending()).toBe(false))
  expect(calls.map(([procedure]) => procedure)).toEqual(['auth.logout'])
})

test('who signs in afterwards keeps their session', async () => {
  const { queryClient, session } = await signedIn()
  away()
  await signOut(queryClient)
  takeSession(queryClient, session)
  expect(isSignOutPending()).toBe(false)
})

test('a session that ended by itself leaves no names of records', () => {
  noteRecord(1, { to: '/', name: 'Maria do Rosário', note: '' })
  expect(recentRecords(1)).toHaveLength(1)
  removeProfile()
  expect(recentRecords(1)).toEqual([])
})

const tick = { input: { id: 1, item: 'cracha', feito: true }, title: 'Devolução de crachá' } as const

test('who leaves is asked where something of theirs waits, and not where it is another person’s', async () => {
  const { session } = await signedIn()
  localStorage.clear()
  const asked = vi.fn(async () => null)
  await keepTyped(8, 'shutdownTick', tick)
  expect(await mayLeave(session, asked)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await keepTyped(7, 'shutdownTick', tick)
  expect(await mayLeave(session, asked)).toBe(false)
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ text: '1 item aguarda envio neste aparelho.' }),
  )
})

test('what waits stays, another person’s too: the browser is emptied by the server where nothing does', async () => {
  const { queryClient } = await signedIn()
  const { calls } = answerCalls({ 'auth.logout': () => ({}), 'push.leave': () => ({}) })
  const leave = async () => {
    await signOut(queryClient)
    return calls.findLast(([procedure]) => procedure === 'auth.logout')?.[1]
  }
  expect(await leave()).toEqual({ limpar: true })
  await keepTyped(8, 'shutdownTick', tick)
  await addPhoto({ id: 'solta', person: 7, type: 'image/jpeg', bytes: new ArrayBuffer(1), takenAt: 0 })
  expect(await leave()).toEqual({ limpar: false })
  expect(await entriesOf(8)).toHaveLength(1)
  await vi.waitFor(async () => expect(await photoOf('solta')).toBeUndefined())
})
