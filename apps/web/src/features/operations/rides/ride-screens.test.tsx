import { ANY_DAY } from '@intranet/contract/operations/ride-options'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useSearch } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { type Session, sessionQuery } from '@/lib/session.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { BoardPage } from './board-page.tsx'
import { RideListPage } from './ride-list-page.tsx'
import { RidePassengers } from './ride-passengers.tsx'

const trip = {
  id: 1,
  cidade_origem: 'Pelotas',
  uf_origem: 'RS',
  cidade_destino: 'Rio Grande',
  uf_destino: 'RS',
}

it('a seat that was asked for says the day and hour of its ride', async () => {
  const asked = { ...trip, id_carona: 4, partida: '2026-11-23T10:30:00.000Z', motorista: 'Tiago', lugares: 1 }
  const dados = [
    { ...asked, situacao: 'aceito', carona_situacao: 'aberta', created_at: '2026-11-20T10:30:00.000Z' },
  ]
  serverAnswers({ 'rides.asked': () => ({ total: 1, depois: null, dados }) })
  await renderInApp(() => <RideListPage />, '?aba=pedidos')
  expect((await screen.findAllByText('23/11/2026 - 07:30')).length).toBeGreaterThan(0)
})

it.each<[string, Partial<Session> | null, string | undefined]>([
  ['employees, who ask', {}, 'BUTTON'],
  ['guests, who sign in first', null, 'A'],
  ['candidates, who have no part in it, but not to ask', { employee: false }, undefined],
])('a ride is shown to %s', async (_who, who, asks) => {
  const card = { ...trip, data: '2026-11-23', hora: '07:30', livres: 2 }
  const board = () => ({ dados: [card], proximas: [] })
  serverAnswers({ 'rides.search': board, 'rides.searchPublic': board })
  const { queryClient } = await renderInApp(() => <BoardPage />, '', ['/antes'], who ?? {})
  if (!who) act(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  await screen.findByText(/2 vagas livres/)
  const way = screen.queryByText('Pedir carona')?.closest('button, a')
  expect(way?.tagName).toBe(asks)
  if (!who) expect(way?.getAttribute('href')).toBe('/home/login/enter?return=%2Ftela')
})

it('a seat is given back after a question, until an hour before (docs/operations.md#asking-for-a-seat)', async () => {
  const asked: unknown[] = []
  const seat = (id: number, minutes: number) => ({
    ...trip,
    id,
    id_carona: id,
    partida: new Date(Date.now() + minutes * 60_000).toISOString(),
    motorista: `Motorista ${id}`,
    lugares: 1,
    situacao: 'aceito',
    carona_situacao: 'aberta',
    created_at: '2026-11-20T10:30:00.000Z',
  })
  serverAnswers({
    'rides.asked': () => ({ total: 2, depois: null, dados: [seat(1, 61), seat(2, 59)] }),
    'rides.answer': (input) => {
      asked.push(input)
      return { id: 1, situacao: 'cancelado' }
    },
  })
  const { user } = await renderInApp(() => <RideListPage />, '?aba=pedidos')
  const menus = await screen.findAllByRole('button', { name: /^Ações de/ })
  await user.click(menus[1]!)
  await screen.findByRole('menuitem', { name: 'Ver' })
  expect(screen.queryByRole('menuitem', { name: 'Cancelar pedido' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(menus[0]!)
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar o pedido?' })
  expect(asked).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }))
  await waitFor(() => expect(asked).toEqual([{ id: 1, situacao: 'cancelado' }]))
})

it('a day that is none is refused at its field, and the search stays where it was', async () => {
  serverAnswers({ 'rides.search': () => ({ dados: [], proximas: [] }) })
  const { user, router } = await renderInApp(() => <BoardPage />)
  const before = router.latestLocation.pathname
  const day = await screen.findByLabelText('Data')
  for (const [typed, error] of [
    ['31022026', 'Data inválida'],
    ['3011', 'Data inválida'],
  ] as const) {
    await user.clear(day)
    await user.type(day, typed)
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect((await screen.findByRole('alert')).textContent).toBe(error)
  }
  expect(router.latestLocation.pathname).toBe(before)
  await user.type(day, '2026')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(router.latestLocation.pathname).toBe('/ride-employee/search/todas/todas/2026-11-30')
})

it('another search fills the same fields, which keep the focus', async () => {
  serverAnswers({ 'rides.search': () => ({ dados: [], proximas: [] }) })
  function Board() {
    const { aba } = useSearch({ strict: false }) as { aba?: string }
    return <BoardPage destino={aba} />
  }
  const { router } = await renderInApp(() => <Board />)
  const field = await screen.findByLabelText('Saindo de')
  field.focus()
  await act(() => router.navigate({ to: '/tela', search: { aba: 'tubarao' } } as never))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Indo para').value).toBe('tubarao'))
  expect(document.activeElement).toBe(field)
})

it('a search without a day asks for none, and one with a day names it where there is no ride', async () => {
  const asked: unknown[] = []
  serverAnswers({
    'rides.search': (input) => {
      asked.push(input)
      return { dados: [], proximas: [] }
    },
  })
  const { user, router } = await renderInApp(() => <BoardPage />)
  await screen.findByText('Ninguém ofereceu carona para os próximos 7 dias.')
  await user.type(screen.getByLabelText('Indo para'), 'Tubarão')
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(router.latestLocation.pathname).toBe(`/ride-employee/search/todas/tubarao/${ANY_DAY}`)
  cleanup()
  await renderInApp(() => <BoardPage destino="tubarao" data={ANY_DAY} />)
  await screen.findByText('Ninguém ofereceu este trajeto para os próximos 7 dias.')
  cleanup()
  await renderInApp(() => <BoardPage data="2026-11-30" />)
  await screen.findByText('Ninguém ofereceu carona para 30/11/2026.')
  const days = asked.map((input) => (input as { data?: string }).data)
  expect(days).toEqual([undefined, undefined, '2026-11-30'])
})

it('the board shows every ride, sixty at first (docs/operations.md#the-open-board)', async () => {
  serverAnswers({
    'rides.search': (input) => {
      const { limit } = input as { limit: number }
      const rides = Array.from({ length: 61 }, (_, id) => ({
        ...trip,
        id,
        data: '2026-11-23',
        hora: '07:30',
        livres: 2,
      }))
      return { dados: rides.slice(0, limit), proximas: [] }
    },
  })
  const { user } = await renderInApp(() => <BoardPage />)
  expect(await screen.findAllByText(/2 vagas livres/)).toHaveLength(60)
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  await waitFor(() => expect(screen.getAllByText(/2 vagas livres/)).toHaveLength(61))
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

it.each([
  [-60_000, 'aberta', 1],
  [60_000, 'aberta', 0],
  [-60_000, 'cancelada', 0],
])(
  '%i ms after its departure a ride that is %s: who did not come is noted by %i',
  async (away, situacao, notes) => {
    const rider = { id: 2, nome: 'Ana', id_foto: null, telefone: null, lugares: 1, situacao: 'aceito' }
    const partida = new Date(Date.now() + away).toISOString()
    serverAnswers({
      'rides.get': () => ({ passageiros: [rider], minha: true, gere: false, situacao, partida }),
    })
    await renderInApp(() => <RidePassengers id={4} />)
    await screen.findByText('Ana')
    expect(screen.queryAllByRole('button', { name: 'Não veio' })).toHaveLength(notes)
  },
)
