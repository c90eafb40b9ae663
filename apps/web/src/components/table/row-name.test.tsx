import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { formatDateTime } from '@intranet/contract/formats'
import { DataTable } from './data-table.tsx'
import type { ListColumn } from './list-column.ts'
import { useListTable } from './use-list-table.ts'

interface Row {
  id: number
  criada: string
  dia: string
}
const rows: Row[] = [{ id: 7, criada: '2026-11-20T13:42:00.000Z', dia: '2026-11-20' }]

const opened = vi.fn()

const open = (main: ListColumn<Row>) =>
  renderInApp(function Screen() {
    const list = { data: { total: 1, dados: rows }, error: null, isFetching: false, refetch: () => {} }
    const table = useListTable({ columns: [main], list })
    return (
      <DataTable
        label="Links"
        table={table}
        list={list}
        actions={() => [{ label: 'Copiar' }, { label: 'Editar', opens: true, onSelect: opened }]}
      />
    )
  })

test.each<[string, ListColumn<Row>, string]>([
  [
    'a moment as it is shown, not as it travels',
    { accessorKey: 'criada', header: 'Criação', meta: { card: 'main' } },
    `Ações de ${formatDateTime(rows[0]!.criada)}`,
  ],
  ['a day', { accessorKey: 'dia', header: 'Dia', meta: { card: 'main' } }, 'Ações de 20/11/2026'],
  [
    'the column’s own words',
    { accessorKey: 'id', header: 'Lead', meta: { card: 'main', called: ({ id }: Row) => `Lead ${id}` } },
    'Ações de Lead 7',
  ],
])('the menu of a row is called as a person would call it: %s', async (_case, column, name) => {
  await open(column)
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test.each<[string, ListColumn<Row>['cell'], boolean]>([
  ['the text that a renderer makes', ({ row }) => `Link ${row.original.id}`, true],
  ['an element, which may hold a link', () => <b>Link 7</b>, false],
])('the name opens the record: %s', async (_case, cell, opens) => {
  opened.mockClear()
  await open({ accessorKey: 'id', header: 'Link', meta: { card: 'main' }, cell })
  await userEvent.click(await screen.findByText('Link 7'))
  expect(opened).toHaveBeenCalledTimes(opens ? 1 : 0)
})
