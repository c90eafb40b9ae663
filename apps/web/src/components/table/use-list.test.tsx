import { act, screen, waitFor } from '@testing-library/react'
import { queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DataTable } from './data-table.tsx'
import type { ListColumn } from './list-column.ts'
import { Pagination } from './pagination.tsx'
import { useListTable } from './use-list-table.ts'
import { useList } from './use-list.ts'
import { useTableState, type TableSearch } from './use-table-search.ts'

interface Row {
  id: number
  nome: string
}

interface Page {
  total: number | null
  depois: string | null
  dados: Row[]
}

const columns: ListColumn<Row>[] = [{ accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } }]

/** A list of departments that `read` answers. */
async function open(read: (input: TableSearch['input']) => Promise<Page>, address: string) {
  const app = await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const { input } = search
    const list = useList(queryOptions({ queryKey: ['setores', input], queryFn: () => read(input) }), search)
    const table = useListTable({ columns, list, search })
    return (
      <DataTable label="Setores" table={table} list={list} search={search}>
        <Pagination table={table} />
      </DataTable>
    )
  }, address)
  return { ...app, readAgain: () => act(() => app.queryClient.invalidateQueries({ queryKey: ['setores'] })) }
}

const rows = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: first + n, nome: `Setor ${first + n}` }))

test('a page past the end goes to the last one, and Back does not return to it', async () => {
  const read = async ({ offset, limit }: TableSearch['input']): Promise<Page> => ({
    total: 45,
    depois: null,
    dados: rows(offset + 1, 45).filter(({ id }) => id <= Math.min(45, offset + limit)),
  })
  const { router } = await open(read, '?pagina=99')
  expect(await screen.findByText('Setor 45')).toBeTruthy()
  expect(router.state.location.search).toEqual({ pagina: 3 })
  await act(async () => router.history.back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
})

test('an empty list has a first page only', async () => {
  const read = async (): Promise<Page> => ({ total: 0, depois: null, dados: [] })
  const { router } = await open(read, '?pagina=4')
  await screen.findByText('Nenhum dado encontrado')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('reading a page again that fails keeps the page that is shown, and says so', async () => {
  const read = vi.fn(async ({ offset }: TableSearch['input']): Promise<Page> => ({
    total: 45,
    depois: `mark ${offset}`,
    dados: rows(offset + 1, 20),
  }))
  const { user, readAgain } = await open(read, '')
  await screen.findByText('Setor 1')
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByText('Setor 21')
  read.mockRejectedValue(new Error('away'))
  await readAgain()
  await screen.findByText('Ocorreu um erro interno.')
  expect(screen.getByText('Setor 21')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
