import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { openingFilter } from './ask-leads.ts'
import { LeadViews } from './lead-views.tsx'

const asked = (filtro: object) => `?filtro=${encodeURIComponent(JSON.stringify(filtro))}`

/** What each view filters by; undefined where it opens the list as it is. */
async function views(lista: 'leads' | 'overdue', search = '') {
  await renderInApp(() => <LeadViews lista={lista} door="internal" />, search)
  await screen.findByText('Minhas')
  const filters = ['Todas', 'Minhas', 'Sem vendedor'].map((name) => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name })
    const text = new URL(link.href).searchParams.get('filtro')
    return text === null ? undefined : (JSON.parse(text) as object)
  })
  cleanup()
  return filters
}

it('Todas, Minhas and Sem vendedor are of one period (docs/sales.md#opening-month)', async () => {
  const opening = openingFilter('leads')!
  const [mine, free] = [{ id_vendedor: 7 }, { id_vendedor: null }]
  const ofMonth = [undefined, { ...opening, ...mine }, { ...opening, ...free }]
  expect(await views('leads')).toEqual(ofMonth)
  expect(await views('leads', asked({ ...opening, ...mine }))).toEqual(ofMonth)
  const year = { created_at: { _gte: '2026-01-01', _lte: '2026-12-31' } }
  expect(await views('leads', asked(year))).toEqual([year, { ...year, ...mine }, { ...year, ...free }])
  expect(await views('leads', asked(mine))).toEqual([{}, mine, free])
  expect(await views('overdue')).toEqual([undefined, mine, free])
})
