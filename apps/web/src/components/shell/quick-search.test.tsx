import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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
