import { TRPCClientError } from '@trpc/client'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ListColumn } from '@/components/table/list-column.ts'
import { type TableSearch, useTableState } from '@/components/table/use-table-search.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RecordTable } from './record-table.tsx'

interface Row {
  id: number
  nome: string
  ativo: boolean
}

const row = (id: number, nome: string): Row => ({ id, nome, ativo: true })
const all = [row(1, 'Comercial'), row(2, 'Suporte')]
const columns: ListColumn<Row>[] = [{ accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } }]

/** A list of departments whose rows the test replaces, and a switch that it settles. */
async function open() {
  let show!: (page: number, rows: Row[]) => void
  let search!: TableSearch
  let settle!: { resolve: () => void; reject: (error: unknown) => void }
  const switchMany = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject }
      }),
  )
  const { user } = await renderInApp(function Screen() {
    const [read, setRead] = useState({ page: 1, rows: all })
    show = (page, rows) => setRead({ page, rows })
    search = useTableState<string, string, object>('departments.list')
    return (
      <RecordTable
        entity={{ label: 'Departamentos', noun: ['departamento', 'departamentos'] }}
        list={{
          data: { total: 42, dados: read.rows },
          isPlaceholderData: read.page !== search.page,
          error: null,
          isFetching: false,
          refetch: vi.fn(),
          asked: search.input,
        }}
        search={search}
        columns={columns}
        filters={[]}
        records={{ actions: () => [], switchMany }}
      />
    )
  })
  const bar = () => screen.queryByRole('toolbar', { name: /^Ações para/ })?.getAttribute('aria-label') ?? null
  return {
    user,
    bar,
    switchMany,
    tick: async (name: string) =>
      user.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` })),
    read: (rows: Row[]) => act(async () => show(search.page, rows)),
    filter: (q: string) => act(async () => search.setQuery(q)),
    turn: (page: number) => act(async () => search.setPage(page)),
    settled: (how: 'resolve' | 'reject', error?: unknown) => act(async () => settle[how](error)),
  }
}

const refusal = (campos: Record<string, string>) =>
  new TRPCClientError('não encontrado', {
    result: { error: { code: -32004, message: 'não encontrado', data: { httpStatus: 404, campos } } },
  } as never)

test('a tick ends with its row', async () => {
  const { tick, bar, read } = await open()
  await tick('Suporte')
  await tick('Comercial')
  await read([row(1, 'Comercial')])
  expect(bar()).toBe('Ações para 1 departamento')
})

test('ticks last from page to page, and end when the filter changes', async () => {
  const { tick, bar, turn, read, filter } = await open()
  await tick('Suporte')
  await turn(2)
  await read([row(3, 'Redes')])
  await tick('Redes')
  expect(bar()).toBe('Ações para 2 departamentos')
  await filter('fin')
  expect(bar()).toBeNull()
})

test('ticks go when the write succeeded, not before', async () => {
  const { user, tick, bar, switchMany, settled } = await open()
  await tick('Suporte')
  await user.click(screen.getByRole('button', { name: 'Inativar' }))
  expect(switchMany).toHaveBeenCalledWith({ ids: [2], ativo: false })
  expect(bar()).toBe('Ações para 1 departamento')
  await settled('resolve')
  expect(bar()).toBeNull()
})

test('a refused write keeps the ticks, but for the rows that the server did not find', async () => {
  const { user, tick, bar, settled } = await open()
  await tick('Suporte')
  await tick('Comercial')
  await user.click(screen.getByRole('button', { name: 'Ativar' }))
  await settled('reject', refusal({ 'ids.0': 'Registro não encontrado.' }))
  expect(bar()).toBe('Ações para 1 departamento')
})
