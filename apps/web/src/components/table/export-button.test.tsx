import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ExportButton } from './export-button.tsx'
import type { ListColumn } from './list-column.ts'
import { useListTable } from './use-list-table.ts'

test('a guest is offered no file: the server would refuse it', async () => {
  const { queryClient } = await renderInApp(() => <ExportButton procedure="microregions.list" input={{}} />)
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeTruthy()
  act(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull())
})

test('a file holds the columns of the screen, or all that the list has', async () => {
  const columns: ListColumn<{ id: number; nome: string }>[] = [
    { accessorKey: 'nome', header: 'Nome' },
    { id: 'lugar', header: 'Lugar', meta: { exported: ['cidade', 'uf'] } },
    { id: 'inicio', header: 'Início', meta: { sort: 'vigencia_inicio' } },
  ]
  const { user } = await renderInApp(function Screen() {
    const table = useListTable({ columns, list: { data: undefined } })
    const input = { sort: 'nome', limit: 20, colunas: ['nome'] }
    return <ExportButton procedure="hrReports.general" input={input} table={table} />
  })
  await user.click(await screen.findByRole('button', { name: 'Exportar' }))
  const asked = async (name: string) => {
    const link = await screen.findByRole('menuitem', { name })
    const query = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams
    return [query.get('formato'), query.get('colunas'), JSON.parse(query.get('input') ?? '')]
  }
  const shown = 'nome,cidade,uf,vigencia_inicio'
  expect(await asked('CSV, Colunas da tela')).toEqual(['csv', shown, { sort: 'nome', colunas: ['nome'] }])
  expect(await asked('XLSX, Todas')).toEqual(['xlsx', null, { sort: 'nome' }])
})
