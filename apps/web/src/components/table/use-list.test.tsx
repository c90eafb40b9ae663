import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { queryOptions } from '@tanstack/react-query'
import type { TRPCQueryKey } from '@trpc/tanstack-react-query'
import { expect, test, vi } from 'vitest'
import { noteWrite } from '@/lib/last-write.ts'
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
  ha_mais?: true
  depois: string | null
  dados: Row[]
}

const columns: ListColumn<Row>[] = [{ accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } }]

/** A list of departments that `read` answers. */
async function open(read: (input: TableSearch['input']) => Promise<Page>, address: string, live = false) {
  const app = await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const { input } = search
    const queryKey: TRPCQueryKey = [['setores'], { input }]
    const list = useList(queryOptions({ queryKey, queryFn: () => read(input) }), search, { live })
    const table = useListTable({ columns, list, search })
    return (
      <DataTable label="Setores" table={table} list={list} search={search}>
        <Pagination table={table} />
      </DataTable>
    )
  }, address)
  return {
    ...app,
    readAgain: () => act(() => app.queryClient.invalidateQueries({ queryKey: [['setores']] })),
  }
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

test('a list that was counted so far only says so, on the pages after the first, too', async () => {
  const read = async ({ contar }: TableSearch['input']): Promise<Page> => ({
    ...(contar === false ? { total: null } : { total: 100_000, ha_mais: true }),
    depois: 'mark',
    dados: rows(1, 20),
  })
  const { user } = await open(read, '')
  await screen.findByText('mais de 100.000')
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect((await screen.findByText(/^Página 2/)).textContent).toBe('Página 2 de mais de 5.000')
  expect(screen.getByText('mais de 100.000')).toBeTruthy()
})

test('pages behind what was counted are counted, and shown', async () => {
  const asked: (boolean | undefined)[] = []
  const read = async ({ contar, offset, limit }: TableSearch['input']): Promise<Page> => {
    asked.push(contar)
    const most = Math.max(40, offset + limit)
    return {
      ...(contar === false ? { total: null } : { total: most, ha_mais: true }),
      depois: 'mark',
      dados: rows(offset + 1, 20),
    }
  }
  const { user, router } = await open(read, '?pagina=2')
  for (const page of [3, 4]) {
    await user.click(await screen.findByRole('button', { name: 'Próxima página' }))
    expect(await screen.findByText(`Setor ${page * 20}`)).toBeTruthy()
    expect(screen.getByText(/^Página/).textContent).toBe(`Página ${page} de mais de ${page}`)
    expect(router.state.location.search).toEqual({ pagina: page })
  }
  expect(asked).not.toContain(false)
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

test('new rows of a live list wait for a press, and the old ones are read again meanwhile', async () => {
  let dados = rows(1, 2)
  const { readAgain, user } = await open(async () => ({ total: dados.length, depois: null, dados }), '', true)
  await screen.findByText('Setor 2')
  dados = [...rows(7, 3), { id: 1, nome: 'Setor um' }]
  await readAgain()
  await screen.findByText('Setor um')
  expect(screen.queryByText('Setor 7')).toBeNull()
  expect(screen.queryByText('Setor 2')).toBeNull()
  await user.click(screen.getByRole('button', { name: '3 linhas novas' }))
  await screen.findByText('Setor 7')
  expect(screen.queryByRole('button', { name: /linhas novas/ })).toBeNull()
})

test('what comes of one’s own write is shown at once, and in a list that is not live all is', async () => {
  let dados = rows(1, 2)
  const { readAgain } = await open(async () => ({ total: dados.length, depois: null, dados }), '', true)
  await screen.findByText('Setor 2')
  noteWrite()
  dados = rows(1, 3)
  await readAgain()
  await screen.findByText('Setor 3')
})

test('a list that is not live shows new rows at once, and a live one the first of them', async () => {
  for (const [live, before] of [
    [false, 2],
    [true, 0],
  ] as const) {
    let dados = rows(1, before)
    const { readAgain } = await open(async () => ({ total: dados.length, depois: null, dados }), '', live)
    await screen.findByText(before ? 'Setor 2' : 'Nenhum dado encontrado')
    dados = rows(1, 3)
    await readAgain()
    await screen.findByText('Setor 3')
    cleanup()
  }
})
