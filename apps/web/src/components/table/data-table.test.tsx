import { TRPCClientError } from '@trpc/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DataTable } from './data-table.tsx'
import { exportAddress } from './export-button.tsx'
import type { ListColumn, ListResult } from './list-column.ts'
import { Pagination } from './pagination.tsx'
import type { RowAction } from './row-actions.tsx'
import { useListTable } from './use-list-table.ts'
import { useSelection } from './use-selection.ts'
import { useTableState } from './use-table-search.ts'
import { uncheckedAddress } from '@/lib/address.ts'

interface Row {
  id: number
  nome: string
  cidade: string | null
}

const columns: ListColumn<Row>[] = [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true, card: 'main' } },
  { accessorKey: 'cidade', header: 'Cidade' },
]
const rows: Row[] = [
  { id: 1, nome: 'Comercial', cidade: 'Pelotas' },
  { id: 2, nome: 'Suporte', cidade: null },
]
const answer = (part: Partial<ListResult<Row>> = {}): ListResult<Row> => ({
  data: { total: 42, dados: rows },
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...part,
})

function open(
  list: ListResult<Row>,
  actions?: (row: Row) => RowAction[],
  address = '',
  isLocked?: (row: Row) => boolean,
) {
  return renderInApp(function Screen() {
    const search = useTableState<string, string, object>('departments.list')
    const selection = useSelection(list, search, isLocked)
    const table = useListTable({ columns, list, search, selection })
    return (
      <>
        <DataTable label="Setores" table={table} list={list} search={search} actions={actions}>
          <Pagination table={table} />
        </DataTable>
        <p>marcados: {[...selection.ids].join(' ')}</p>
      </>
    )
  }, address)
}

test('an empty list has no foot', async () => {
  await open(answer({ data: { total: 0, dados: [] } }))
  await screen.findByText('Nenhum dado encontrado')
  expect(screen.queryByRole('button', { name: 'Ocupar a janela' })).toBeNull()
})

test('rows, the dash of an empty cell and the count of the page', async () => {
  await open(answer())
  const row = await screen.findByRole('row', { name: /Suporte/ })
  expect(within(row).getByText('–')).toBeTruthy()
  expect(screen.getByText('42').parentElement?.textContent).toBe('1–20 de 42')
})

test('totals of amounts are below their columns, in one row', async () => {
  await open(answer({ data: { total: 42, dados: rows, somas: { cidade: '1234.5' } } }), () => [])
  const total = await screen.findByRole('row', { name: /^Total/ })
  expect(
    within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replace(/\s/g, ' ')),
  ).toEqual(['', 'Total de 42', 'R$ 1.234,50', ''])
})

test('without the column of a total there is no such row', async () => {
  await open(answer({ data: { total: 42, dados: rows, somas: { valor: '1' } } }))
  await screen.findByRole('row', { name: /Suporte/ })
  expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull()
})

test('the name of a row opens its record, as the first entry of its menu that leads there', async () => {
  const shown = vi.fn()
  await open(answer(), ({ id }) =>
    id === 1
      ? [
          { label: 'Copiar', onSelect: () => {} },
          { label: 'Editar', to: uncheckedAddress('/antes') },
        ]
      : [
          { label: 'Editar', onSelect: shown, opens: true },
          { label: 'Relatório', to: uncheckedAddress('/antes') },
        ],
  )
  expect((await screen.findByRole('link', { name: 'Comercial' })).getAttribute('href')).toBe('/antes')
  screen.getByRole('button', { name: 'Suporte' }).click()
  expect(shown).toHaveBeenCalledOnce()
})

test('a name is only text where its record opens to nobody', async () => {
  await open(answer(), () => [])
  expect(await screen.findByText('Comercial')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Comercial' })).toBeNull()
})

test('sorting writes the address and is reported to assistive technology', async () => {
  const { user, router } = await open(answer())
  await user.click(await screen.findByRole('button', { name: 'Nome' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'nome' }))
  expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('ascending')
})

test('a column sorts up, then down, then not at all', async () => {
  const { user, router } = await open(answer(), undefined, '?pagina=2')
  const head = await screen.findByRole('button', { name: 'Nome' })
  for (const search of [{ sort: 'nome' }, { sort: '-nome' }, {}]) {
    await user.click(head)
    await waitFor(() => expect(router.state.location.search).toEqual(search))
  }
})

test('the head ticks every row of the page, and none when all were ticked', async () => {
  const { user } = await open(answer())
  const all = await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas da página' })
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Suporte' }))
  expect(all.getAttribute('aria-checked')).toBe('mixed')
  await user.click(all)
  expect(screen.getByText('marcados: 1 2')).toBeTruthy()
  await user.click(all)
  expect(screen.getByText('marcados:')).toBeTruthy()
})

test('a locked row is not ticked, neither alone nor with the page', async () => {
  const { user } = await open(answer(), undefined, '', ({ id }) => id === 1)
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas da página' }))
  expect(screen.getByText('marcados: 2')).toBeTruthy()
  const locked = screen.getByRole('checkbox', { name: 'Selecionar Comercial' })
  expect(locked.hasAttribute('disabled')).toBe(true)
})

test('pages are turned in the address, and another size begins at the first', async () => {
  const { user, router } = await open(answer(), undefined, '?pagina=2')
  expect((await screen.findByText('42')).parentElement?.textContent).toBe('21–40 de 42')
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 3 }))
  expect(screen.getByRole('button', { name: 'Próxima página' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Página anterior' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 2 }))
  await user.click(screen.getByRole('button', { name: '40' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ limit: 40 }))
  await user.click(screen.getByRole('button', { name: 'Todos' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ limit: 0 }))
  expect(screen.getByText('Página 1 de 1')).toBeTruthy()
})

test('pages go on behind what was counted, and end where everything was', async () => {
  const counted = { total: 40, dados: rows }
  const { user, router } = await open(answer({ data: { ...counted, ha_mais: true } }), undefined, '?pagina=2')
  expect((await screen.findByText('mais de 40')).parentElement?.textContent).toBe('21–40 de mais de 40')
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 3 }))
  await user.click(screen.getByRole('button', { name: 'Todos' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ limit: 0 }))
  expect(screen.getByRole('button', { name: 'Próxima página' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Página 1 de 1')).toBeTruthy()
  expect(screen.getByRole('note').textContent).toMatch(/5\.000/)
})

test('grey bars only after 150 ms, in the table’s own columns', async () => {
  // What is there at once is counted as it appears: looking for it may take longer than the 150 ms.
  const first = new Promise<number>((seen) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes('Carregando')) return
      observer.disconnect()
      seen(document.querySelectorAll('[data-slot=skeleton]').length)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await open(answer({ data: undefined, isFetching: true }))
  expect(await first).toBe(0)
  await waitFor(() => expect(document.querySelectorAll('[data-slot=skeleton]').length).toBeGreaterThan(0))
  expect(screen.getByRole('columnheader', { name: 'Cidade' })).toBeTruthy()
})

test('a failure offers to try again; old rows hide it', async () => {
  const list = answer({ data: undefined, error: new Error('x') })
  const { user } = await open(list)
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(list.refetch).toHaveBeenCalledOnce()
})

const notListed = (...refused: string[]) =>
  TRPCClientError.from({
    error: {
      code: -32000,
      message: 'O valor não é um dos que esta coluna tem.',
      data: {
        httpStatus: 422,
        campos: Object.fromEntries(refused.map((column) => [`filtro.${column}`, 'Fora da lista.'])),
      },
    },
  } as never)

/** A list that a saved view asks by `filtro`, which the server refused for these columns. */
const openRefused = (filtro: object, ...refused: string[]) =>
  renderInApp(
    function Screen() {
      const search = useTableState<string, string, object>('departments.list')
      const list = answer({ data: undefined, error: notListed(...refused) })
      const table = useListTable({ columns: [], list, search })
      const filters = [{ key: 'tipo', label: 'Tipo', kind: 'text' as const }]
      return <DataTable label="Setores" table={table} list={list} search={search} filters={filters} />
    },
    `?q=ana&filtro=${encodeURIComponent(JSON.stringify(filtro))}`,
  )

test('a filter whose value is gone is named and taken away, the others stay', async () => {
  const { user, router } = await openRefused({ tipo: 'antigo', ativo: true }, 'tipo')
  await screen.findByText('O filtro Tipo tem um valor que não existe mais. Remova-o para ver a lista.')
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remover o filtro Tipo' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'ana', filtro: { ativo: true } }))
})

test('filters that the toolbar does not have are taken away together', async () => {
  const { user, router } = await openRefused({ antiga: 1 }, 'antiga')
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a list’s own words stand where it is empty, not where filters hide its rows', async () => {
  const Screen = () => {
    const search = useTableState<string, string, object>('departments.list')
    const list = answer({ data: { total: 0, dados: [] } })
    const table = useListTable({ columns, list, search })
    return <DataTable label="Setores" table={table} list={list} search={search} empty={<p>Nada ainda</p>} />
  }
  await renderInApp(Screen, '?q=xyz')
  await screen.findByText('Os filtros escondem todas as linhas.')
  cleanup()
  await renderInApp(Screen)
  await screen.findByText('Nada ainda')
})

test('an empty list says why when filters hide the rows', async () => {
  const { user, router } = await open(answer({ data: { total: 0, dados: [] } }), undefined, '?q=zzz')
  expect(await screen.findByText('Nenhum dado encontrado')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

test('row actions open in a menu named after the row', async () => {
  const inactivate = vi.fn()
  const { user } = await open(answer(), () => [{ label: 'Inativar', onSelect: inactivate }])
  await user.click(await screen.findByRole('button', { name: 'Ações de Comercial' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Inativar' }))
  expect(inactivate).toHaveBeenCalledOnce()
})

test('an export asks for the same list without its page', () => {
  const input = { sort: 'nome', filtro: { ativo: true }, limit: 20, depois: 'x' }
  const address = exportAddress({ procedure: 'departments.list', format: 'csv', input })
  const query = new URL(address, 'http://x').searchParams
  expect(address).toMatch(/^\/export\/departments\.list\?/)
  expect(JSON.parse(query.get('input') ?? '')).toEqual({ sort: 'nome', filtro: { ativo: true } })
})

test.each([
  [20, false],
  [21, true],
])('a list of %i rows has pages: %s', async (total, paged) => {
  await open(answer({ data: { total, dados: rows } }))
  await screen.findByText(String(total))
  const controls = [/Próxima página/, /Todos/].map((name) => screen.queryByRole('button', { name }) !== null)
  expect(controls).toEqual([paged, paged])
})
