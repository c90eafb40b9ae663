import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DataTable } from './data-table.tsx'
import type { ListColumn } from './list-column.ts'
import type { ListTableModel } from './list-features.ts'
import { useColumnChoice } from './use-column-choice.ts'
import { useListTable } from './use-list-table.ts'

interface Row {
  id: number
  nome: string
  cidade: string
}

const list = {
  data: { total: 1, dados: [{ id: 1, nome: 'Comercial', cidade: 'Pelotas' }] },
  error: null,
  isFetching: false,
  refetch: () => {},
}

describe('chosen columns', () => {
  const three: ListColumn<Row>[] = [
    { accessorKey: 'nome', header: 'Nome' },
    { accessorKey: 'cidade', header: 'Cidade' },
    { accessorKey: 'id', header: 'Número', meta: { hidden: true } },
  ]
  const openChosen = async () => {
    let table!: ListTableModel<Row>
    await renderInApp(function Screen() {
      const choice = useColumnChoice('teste', three)
      table = useListTable({ columns: three, list, choice })
      return <DataTable label="Setores" table={table} list={list} />
    })
    await screen.findByText('Comercial')
    return () => table
  }
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  test('are remembered in their order, and the identity column stays the first', async () => {
    const table = await openChosen()
    expect(heads()).toEqual(['Nome', 'Cidade'])
    act(() => table().getColumn('id')?.toggleVisibility(true))
    act(() => table().setColumnOrder(['id', 'cidade', 'nome']))
    act(() => table().getColumn('nome')?.toggleVisibility(false))
    expect(heads()).toEqual(['Nome', 'Número', 'Cidade'])
    cleanup()
    await openChosen()
    expect(heads()).toEqual(['Nome', 'Número', 'Cidade'])
  })

  test('that the list no longer has are passed over', async () => {
    localStorage.setItem('intranet:columns:teste', '{"order":["nome","gone","id"],"off":["gone","nome"]}')
    await openChosen()
    expect(heads()).toEqual(['Nome', 'Número', 'Cidade'])
  })
})
