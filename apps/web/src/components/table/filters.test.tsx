import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { type FilterDefinition } from './filter-definition.ts'
import { onlyOne } from './one-filter.ts'
import { Filters } from './filters.tsx'
import { useTableState } from './use-table-search.ts'

const filters: FilterDefinition<string>[] = [
  { key: 'nome', label: 'Nome', kind: 'text' },
  { key: 'prazo', label: 'Prazo', kind: 'period' },
  { key: 'km', label: 'KM', kind: 'range' },
  onlyOne({
    key: 'id_empresa',
    label: 'Provedor',
    kind: 'choice',
    options: [
      { value: 3, label: 'Vetorial' },
      { value: 4, label: 'Razão' },
    ],
  }),
]

function Screen() {
  const search = useTableState<string, string, object>('departments.list')
  return (
    <>
      <Filters search={search} filters={filters} />
      <p>{JSON.stringify(search.filtro)}</p>
    </>
  )
}

const asked = (filtro: object) => `?filtro=${encodeURIComponent(JSON.stringify(filtro))}`

test('Limpar filtros empties the fields of the sheet, and typing one brings no other back', async () => {
  const given = { nome: { _ilike: 'ana' }, prazo: { _gte: '2026-11-01' }, km: { _lte: 90 } }
  const { user } = await renderInApp(Screen, asked(given))
  await user.click(await screen.findByRole('button', { name: /Filtros/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  const fields = () => sheet.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  await waitFor(() => expect(fields()).toEqual(['ana', '01/11/2026', '', '', '90']))
  await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(fields()).toEqual(['', '', '', '', '']))
  await user.type(within(sheet.getByRole('group', { name: 'KM' })).getByLabelText('De'), '5')
  await screen.findByText(JSON.stringify({ km: { _gte: 5 } }))
})

test('a day that the calendar does not have is no filter yet', async () => {
  const { user } = await renderInApp(Screen, asked({ prazo: { _gte: '2026-01-01' } }))
  await user.click(await screen.findByRole('button', { name: /^Prazo/ }))
  const field = await screen.findByLabelText<HTMLInputElement>('Até')
  await user.type(field, '31022026')
  expect(field.value).toBe('31/02/2026')
  screen.getByText(JSON.stringify({ prazo: { _gte: '2026-01-01' } }))
  await user.clear(field)
  await user.type(field, '28022026')
  await screen.findByText(JSON.stringify({ prazo: { _gte: '2026-01-01', _lte: '2026-02-28' } }))
})

test('a day is typed beside an end that the address gave with its hour', async () => {
  const _lte = '2026-11-29T13:00:00.000Z'
  const { user } = await renderInApp(Screen, asked({ prazo: { _lte } }))
  await user.click(await screen.findByRole('button', { name: /^Prazo/ }))
  await user.type(await screen.findByLabelText('De'), '01112026')
  await screen.findByText(JSON.stringify({ prazo: { _gte: '2026-11-01', _lte } }))
})

test('of a report that takes one, one is chosen, and Todos takes the filter away; of several in an old address it is the first', async () => {
  const { user } = await renderInApp(Screen, asked({ id_empresa: { _in: [4, 3] } }))
  const chip = await screen.findByRole('button', { name: 'Provedor Razão' })
  await user.click(chip)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Razão' })).ariaChecked).toBe('true')
  await user.click(screen.getByRole('radio', { name: 'Vetorial' }))
  await screen.findByText(JSON.stringify({ id_empresa: 3 }))
  await user.click(await screen.findByRole('radio', { name: 'Todos' }))
  await screen.findByText('{}')
})

test('what was typed last is in force when its popover closes at once', async () => {
  const { user } = await renderInApp(Screen, asked({ nome: { _ilike: 'ana' } }))
  await user.click(await screen.findByRole('button', { name: /^Nome/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' lima')
  await user.keyboard('{Escape}')
  await screen.findByText(JSON.stringify({ nome: { _ilike: 'ana lima' } }))
})

test('what was typed last is not written back by Limpar filtros', async () => {
  const { user, router } = await renderInApp(Screen, asked({ km: { _lte: 90 } }))
  await user.click(await screen.findByRole('button', { name: /Filtros/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  await user.type(await sheet.findByRole('textbox', { name: 'Nome' }), 'ana')
  await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe(''))
  expect(router.state.location.search).not.toHaveProperty('filtro.nome')
})

test('nor into the address of the page that is opened meanwhile', async () => {
  const { user, router } = await renderInApp(Screen, asked({ nome: { _ilike: 'ana' } }))
  await user.click(await screen.findByRole('button', { name: /^Nome/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' lima')
  await router.navigate({ href: '/antes' })
  await screen.findByText('página anterior')
  expect(router.state.location.search).toEqual({})
})

test('a filter that is chosen opens once the menu has given the focus back, and keeps it', async () => {
  const { user } = await renderInApp(Screen, asked({}))
  await user.click(await screen.findByRole('button', { name: 'Filtro' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Nome' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const field = await screen.findByRole('textbox', { name: 'Nome' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})
