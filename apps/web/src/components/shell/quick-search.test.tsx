import { dialog } from '@intranet/contract/messages'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteRecord } from '@/lib/recent-records.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { SearchEntry } from './palette-order.ts'
import QuickSearch from './quick-search.tsx'
import { uncheckedAddress } from '@/lib/address.ts'

const sector = (id: number, note: string): SearchEntry => ({
  key: `setor ${id}`,
  label: 'Redes',
  note,
  to: uncheckedAddress('/antes'),
})
const ana: SearchEntry = {
  key: 'pessoa 1',
  label: 'Ana Redes',
  note: 'Pessoa · Produto',
  to: uncheckedAddress('/antes'),
  person: true,
}

afterEach(() => vi.unstubAllGlobals())

test('records of one name are distinguished, people stand first, and Enter opens what is chosen', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: [] } }]))
  const closed = vi.fn()
  const { user, router } = await renderInApp(() => (
    <QuickSearch
      session={null}
      typed={{ current: '' }}
      findRecords={async () => [
        sector(1, 'Setor · Suporte · Produto'),
        sector(2, 'Setor · Suporte · Vetorial'),
        ana,
      ]}
      onClose={closed}
    />
  ))
  await user.keyboard('redes')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Ana RedesPessoa · Produto',
    'RedesSetor · Suporte · Produto',
    'RedesSetor · Suporte · Vetorial',
  ])
  expect(options[0]!.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(options[1]!.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  expect(closed).toHaveBeenCalled()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
})

test('the page’s own actions come first and are pressed; a record that was looked at leads back', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: [] } }]))
  noteRecord(7, { to: uncheckedAddress('/antes'), name: 'Sérgio Nörnberg', note: 'lead 169 · Vencida' })
  const pressed = vi.fn()
  const { user } = await renderInApp(function Page() {
    const [open, setOpen] = useState(false)
    return (
      <main>
        <div data-slot="page-actions">
          <button onClick={pressed}>Exportar</button>
        </div>
        <button onClick={() => setOpen(true)}>buscar</button>
        {open && <QuickSearch session={null} typed={{ current: '' }} onClose={() => setOpen(false)} />}
      </main>
    )
  })
  await user.click(await screen.findByRole('button', { name: 'buscar' }))
  const options = await screen.findAllByRole('option')
  expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Exportar',
    'Sérgio Nörnberglead 169 · VencidaAgora',
  ])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('a search that could not be asked says so, and is asked again', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: [] } }]))
  const findRecords = vi.fn(async (): Promise<SearchEntry[]> => [ana])
  findRecords.mockRejectedValueOnce(new Error('away'))
  const { user } = await renderInApp(() => (
    <QuickSearch session={null} typed={{ current: '' }} findRecords={findRecords} onClose={vi.fn()} />
  ))
  await user.keyboard('redes')
  await screen.findByText('A busca de registros não respondeu.')
  expect(screen.queryByText(dialog.noResult)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByRole('option', { name: /Ana Redes/ })
  expect(screen.queryByText('A busca de registros não respondeu.')).toBeNull()
})

test('Ctrl+Enter opens what is chosen in another tab, and the box stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: [] } }]))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const closed = vi.fn()
  const { user } = await renderInApp(() => (
    <QuickSearch session={null} typed={{ current: '' }} findRecords={async () => [ana]} onClose={closed} />
  ))
  await user.keyboard('@ana')
  await screen.findByRole('option')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(opened).toHaveBeenCalledWith('/antes', '_blank', 'noopener')
  expect(closed).not.toHaveBeenCalled()
})

test('what stays without a result is noted once for who works here, not while it is typed', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json([{ result: { data: [] } }])
  })
  const noted = () => asked.filter((address) => address.includes('search.noteEmpty')).length
  const colleague = { roles: ['user'], employee: true }
  const { user } = await renderInApp(() => (
    <QuickSearch session={colleague} typed={{ current: '' }} onClose={vi.fn()} />
  ))
  await user.keyboard('vale transporte')
  await screen.findByText(dialog.noResult)
  expect(noted()).toBe(0)
  await vi.waitFor(() => expect(noted()).toBe(1), { timeout: 10_000 })
  await user.keyboard('s{Backspace}')
  await new Promise((done) => setTimeout(done, 2500))
  expect(noted()).toBe(1)
})
