import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { remember } from './list-memory.ts'
import { useTableState, type TableSearch } from './use-table-search.ts'

let search: TableSearch

async function open(address = '') {
  function Probe() {
    search = useTableState<string, string, object>('departments.list')
    return <p>tela</p>
  }
  const app = await renderInApp(Probe, address)
  await screen.findByText('tela')
  return app.router
}

test('the address decides the input of the list', async () => {
  await open('?pagina=3&limit=40&sort=-nome&q=ana&filtro=%7B%22ativo%22%3Atrue%7D')
  expect(search.input).toMatchObject({
    limit: 40,
    offset: 80,
    sort: '-nome',
    q: 'ana',
    filtro: { ativo: true },
  })
})

test('a malformed address falls back to the defaults instead of failing', async () => {
  await open('?pagina=-2&limit=33&filtro=x')
  expect(search.input).toEqual({ limit: 20, offset: 0, contar_ate: 100_000, filtro: {} })
})

test('Todos asks for as many rows as an answer holds, from the start', async () => {
  await open('?pagina=4&limit=0')
  expect(search.input).toMatchObject({ limit: 5000, offset: 0 })
})

test('an order goes back to the first page', async () => {
  const router = await open('?pagina=3')
  search.setSort('-nome')
  await waitFor(() => expect(search.sort).toBe('-nome'))
  expect(search.page).toBe(1)
  search.setSort(undefined)
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

test('a new filter goes back to the first page, and defaults leave the address clean', async () => {
  const router = await open('?pagina=3')
  search.setFilter('ativo', false)
  await waitFor(() => expect(search.filtro).toEqual({ ativo: false }))
  expect(search.page).toBe(1)
  search.setFilter('ativo', undefined)
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

test('the next page follows the last row read, and is not counted again until the rows change', async () => {
  await open()
  remember(search.key, 1, { total: 90, depois: 'marca' })
  search.setPage(2)
  await waitFor(() => expect(search.input).toMatchObject({ depois: 'marca', contar: false }))
  search.restart()
  await waitFor(() =>
    expect(search.input).toEqual({ limit: 20, offset: 20, contar_ate: 100_000, filtro: {} }),
  )
})

test('filters that a list opens with are in force until they are taken away, and stay away', async () => {
  const opening = { created_at: { _gte: '2026-11-01' } }
  function Probe() {
    search = useTableState<string, string, object>('departments.list', opening)
    return <p>tela</p>
  }
  const { router } = await renderInApp(Probe, '')
  await screen.findByText('tela')
  expect(search.input.filtro).toEqual(opening)
  search.setFilter('created_at', undefined)
  await waitFor(() => expect(search.input.filtro).toEqual({}))
  expect(router.state.location.search).toEqual({ filtro: {} })
})
