import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DataTable } from './data-table.tsx'
import type { ListColumn } from './list-column.ts'
import { useListTable } from './use-list-table.ts'

interface Row {
  id: number
  nome: string
}
const columns: ListColumn<Row>[] = [{ accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } }]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, nome: `Setor ${index + 1}` }))

const FRAME_PX = 400
const ROW_PX = 40

// Sizes, which jsdom does not have.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_PX)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, ROW_PX))
})
afterEach(() => vi.restoreAllMocks())

async function show(count: number) {
  const list = {
    data: { total: count, dados: rowsOf(count) },
    error: null,
    isFetching: false,
    refetch: vi.fn(),
  }
  const app = await renderInApp(function Screen() {
    const table = useListTable({ columns, list })
    return (
      <main>
        <input role="searchbox" aria-label="Buscar" />
        <DataTable
          label="Setores"
          table={table}
          list={list}
          actions={() => [{ label: 'Ver', onSelect: vi.fn() }]}
        />
      </main>
    )
  })
  await screen.findByRole('row', { name: /^Setor 1\b/ })
  return app
}
/** The head is a row, too. */
const drawn = () => screen.getAllByRole('row').length - 1
const scrollTo = (row: number) => {
  const frame = screen.getByRole('region', { name: 'Setores' })
  act(() => {
    frame.scrollTop = (row - 1) * ROW_PX
    frame.dispatchEvent(new Event('scroll'))
  })
}

test('two hundred rows are drawn, of more those in sight', async () => {
  await show(200)
  expect(drawn()).toBe(200)
})

test('of five thousand rows those in sight are drawn, and who listens hears how many there are', async () => {
  await show(5000)
  expect(drawn()).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  scrollTo(2500)
  const row = await screen.findByRole('row', { name: /^Setor 2500\b/ })
  expect(row.getAttribute('aria-rowindex')).toBe('2501')
  expect(screen.queryByRole('row', { name: /^Setor 1\b/ })).toBeNull()
  expect(drawn()).toBeLessThan(60)
})

test('the row that has the focus stays while one scrolls', async () => {
  await show(5000)
  act(() =>
    within(screen.getByRole('row', { name: /^Setor 2\b/ }))
      .getByRole('button')
      .focus(),
  )
  scrollTo(2500)
  await screen.findByRole('row', { name: /^Setor 2500\b/ })
  expect(screen.getByRole('row', { name: /^Setor 2\b/ }).contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('row', { name: /^Setor 3\b/ })).toBeNull()
})

test('printed, every row is there, and no longer afterwards', async () => {
  await show(300)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toBe(300)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(drawn()).toBeLessThan(60))
})

test('Ctrl+F leads to the search of the list, and from there to that of the browser', async () => {
  await show(300)
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press()).toBe(true)
  expect(screen.getByRole('searchbox')).toBe(document.activeElement)
  expect(press()).toBe(false)
})
