import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { reportAccessChanged } from '@/lib/access-changed.ts'
import { noteSessionEnd } from '@/lib/session-end.ts'
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

async function open(more: Partial<Session> = {}): Promise<Session> {
  providers = ['vetorial']
  roles = ['user', 'vendas:leitor']
  const { queryClient } = await renderInApp(() => <p>antes</p>)
  const session: Session = {
    ...queryClient.getQueryData(sessionQuery.queryKey)!,
    roles,
    provedores: providers,
    ...more,
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

const endsIn = (ms: number, aviso_minutos: number) => ({
  expira_em: new Date(Date.now() + ms).toISOString(),
  aviso_minutos,
})

test('a session that nobody uses is warned of its end, and ends by the clock', async () => {
  await open(endsIn(60_400, 1))
  await screen.findByRole('dialog', { name: 'Sua sessão está terminando' })
  cleanup()
  await open(endsIn(400, 0))
  await screen.findByText('sessão: nenhuma')
})

test.each([
  ['warns of no end', 60_400, 1],
  ['does not sign out', 400, 0],
])(
  'a tab at rest %s while another one is in use (docs/screens.md#session-on-the-device)',
  async (_what, ms, minutes) => {
    noteSessionEnd(new Headers({ 'x-sessao-expira': '1' }))
    localStorage.setItem('fim-sessao', String(Date.now() + 3_600_000))
    await open(endsIn(ms, minutes))
    await new Promise((over) => setTimeout(over, 900))
    expect(screen.getByText('sessão: ana@intranet.example')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('what was said while the stream was away is found out when it is back', async () => {
  await open()
  providers = []
  act(() => reportAccessChanged(false))
  await screen.findByText('clientes: 0')
})
