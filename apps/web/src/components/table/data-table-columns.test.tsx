import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DataTable } from './data-table.tsx'
import type { ListColumn } from './list-column.ts'
import { useListTable } from './use-list-table.ts'
import { type TableSearch, useTableState } from './use-table-search.ts'

interface Row {
  id: number
  nome: string
  cidade: string | null
}

const list = {
  data: {
    total: 2,
    dados: [
      { id: 1, nome: 'Comercial', cidade: 'Pelotas' },
      { id: 2, nome: 'Suporte', cidade: null },
    ] satisfies Row[],
  },
  error: null,
  isFetching: false,
  refetch: vi.fn(),
}

function Cities({ columns, search }: { columns: ListColumn<Row>[]; search: TableSearch }) {
  const table = useListTable({ columns, list, search })
  return <DataTable label="Cidades" table={table} list={list} search={search} />
}

test('numbers carry the name of their column, which a phone’s card shows before them', async () => {
  await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const numbers: ListColumn<Row>[] = [
      { accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } },
      { accessorKey: 'id', header: 'Leads', meta: { card: 'extra', numeric: true } },
    ]
    return <Cities columns={numbers} search={search} />
  })
  const row = await screen.findByRole('row', { name: /Suporte/ })
  expect(within(row).getByText('2').dataset.head).toBe('Leads')
  expect(within(row).getByText('Suporte').dataset.head).toBeUndefined()
})

test('a figure whose cell says what it is has no head on a card; a cut cell keeps its whole text', async () => {
  await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const shown: ListColumn<Row>[] = [
      { accessorKey: 'nome', header: 'Nome' },
      { accessorKey: 'id', header: 'Leads', meta: { card: 'extra', numeric: true, labelled: false } },
      { accessorKey: 'cidade', header: 'Pelo', meta: { card: 'extra', cut: true, labelled: true } },
    ]
    return <Cities columns={shown} search={search} />
  })
  const row = await screen.findByRole('row', { name: /Comercial/ })
  expect(within(row).getByText('Pelotas').dataset.head).toBeUndefined()
  expect(within(row).getByText('1').dataset.head).toBeUndefined()
  expect(within(row).getByText('Pelotas').title).toBe('Pelotas')
})

test('figures leave their room to the texts that follow the name, and share it where none do', async () => {
  const figure: ListColumn<Row> = { accessorKey: 'id', header: 'Leads', meta: { numeric: true } }
  const name: ListColumn<Row> = { accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } }
  const city: ListColumn<Row> = { accessorKey: 'cidade', header: 'Cidade' }
  for (const [shown, narrow] of [
    [[name, figure, city], true],
    [[city, name, figure], false],
  ] as const) {
    await renderInApp(function Screen() {
      const search = useTableState<string, string, object>('departments.list')
      return <Cities columns={[...shown]} search={search} />
    })
    const row = await screen.findByRole('row', { name: /Suporte/ })
    expect(within(row).getByText('2').className.includes('sm:w-[1%]')).toBe(narrow)
    cleanup()
  }
})

test('a phone’s card shows what names the row, also where no column was chosen for it', async () => {
  await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const dated: ListColumn<Row>[] = [
      { accessorKey: 'nome', header: 'Nome' },
      { accessorKey: 'cidade', header: 'Cidade', meta: { card: 'sub' } },
    ]
    return <Cities columns={dated} search={search} />
  })
  expect((await screen.findByText('Comercial')).closest('td')?.dataset.card).toBe('main')
})

test('a cell whose renderer draws nothing has its dash too', async () => {
  await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const drawn: ListColumn<Row>[] = [
      { accessorKey: 'nome', header: 'Nome' },
      { id: 'situacao', header: 'Situação', cell: () => null },
      { id: 'prazo', header: 'Prazo', cell: () => false },
      { id: 'cidade', header: 'Cidade', cell: () => '–' },
    ]
    return <Cities columns={drawn} search={search} />
  })
  const row = await screen.findByRole('row', { name: /Suporte/ })
  expect(within(row).getAllByText('–')).toHaveLength(3)
  for (const dash of within(row).getAllByText('–')) expect(dash.dataset.none).toBeDefined()
})

test('a column is sorted by the server’s name for it, and one without it has no button', async () => {
  const { router } = await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const named: ListColumn<Row>[] = [
      { accessorKey: 'nome', header: 'Nome' },
      { accessorKey: 'cidade', header: 'Cidade', meta: { sort: 'ordem_cidade' } },
    ]
    return <Cities columns={named} search={search} />
  }, '?sort=-ordem_cidade')
  const head = await screen.findByRole('columnheader', { name: 'Cidade' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(screen.queryByRole('button', { name: 'Nome' })).toBeNull()
  within(head).getByRole('button').click()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  within(head).getByRole('button').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'ordem_cidade' }))
})

test('the column that names a row stays in sight, also where a list begins with a date', async () => {
  await renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const late: ListColumn<Row>[] = [
      { accessorKey: 'cidade', header: 'Cidade' },
      { accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } },
    ]
    return <Cities columns={late} search={search} />
  })
  const head = await screen.findByRole('columnheader', { name: 'Nome' })
  const sticks = (element: Element) => /\bleft-0\b/.test(element.className)
  expect(sticks(head)).toBe(true)
  expect(sticks(screen.getByRole('columnheader', { name: 'Cidade' }))).toBe(false)
  expect(sticks(screen.getByText('Suporte').closest('td')!)).toBe(true)
  expect(sticks(screen.getByText('Pelotas').closest('td')!)).toBe(false)
})
