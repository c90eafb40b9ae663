import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { reportAccessChanged } from '@/lib/access-changed.ts'
import { storeProfile } from '@/lib/session-profile.ts'
import { type Session, sessionQuery, useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import SessionGuard from './session-guard.tsx'

let providers = ['vetorial']
let roles = ['user', 'vendas:leitor']

function People() {
  const session = useSession()
  const list = useQuery(trpc.customers.list.queryOptions({}))
  return (
    <>
      {session && <SessionGuard session={session} />}
      <p>clientes: {list.data?.total}</p>
      <p>sessão: {session?.email ?? 'nenhuma'}</p>
    </>
  )
}

async function open(): Promise<Session> {
  providers = ['vetorial']
  roles = ['user', 'vendas:leitor']
  const { queryClient } = await renderInApp(() => <p>antes</p>)
  const session: Session = {
    ...queryClient.getQueryData(sessionQuery.queryKey)!,
    roles,
    provedores: providers,
  }
  answerCalls({
    'customers.list': () => ({ total: providers.length ? 3 : 0, dados: [], depois: null }),
    'auth.session': () => ({ ...session, roles, provedores: providers }),
    'auth.logout': () => ({ saiu: true }),
  })
  const app = await renderInApp(() => <People />)
  act(() => app.queryClient.setQueryData(sessionQuery.queryKey, session))
  storeProfile(session)
  await screen.findByText('clientes: 3')
  return session
}

test('a provider that was taken away empties the open list at once', async () => {
  await open()
  providers = []
  act(() => reportAccessChanged())
  await screen.findByText('clientes: 0')
  expect(screen.getByText('sessão: ana@intranet.example')).toBeTruthy()
})

test('other roles end the session, and say why (docs/screens.md#session-on-the-device)', async () => {
  await open()
  roles = ['user', 'vendas:gestor']
  act(() => reportAccessChanged())
  await waitFor(() => expect(screen.getByText('sessão: nenhuma')).toBeTruthy())
  await screen.findByText('Suas permissões foram alteradas. Entre novamente.')
})

test('what was said while the stream was away is found out when it is back', async () => {
  await open()
  providers = []
  act(() => reportAccessChanged(false))
  await screen.findByText('clientes: 0')
})
