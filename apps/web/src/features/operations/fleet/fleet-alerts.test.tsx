import { fleetAlertFilters } from '@intranet/contract/operations/fleet-alerts'
import { todayInBrazil } from '@intranet/contract/today'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { FleetAlerts } from './fleet-alerts.tsx'

const counts = { multas: 1, cnh: 2, licenciamento: 3, seguro: 4, locacao: 5, solicitacoes: 6, manutencoes: 7 }

/** Where each number leads, and what its list is filtered by. */
async function shownTo(role: string) {
  serverAnswers({ 'fleet.alerts': () => counts })
  await renderInApp(() => <FleetAlerts />, '', [], { roles: [role] })
  const links = await screen.findAllByRole('link')
  return links.map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://localhost')
    return [link.textContent!.split(' ')[0], pathname, JSON.parse(searchParams.get('filtro')!)]
  })
}

it('each number leads to the list that has so many rows (docs/operations.md#alerts-of-the-fleet)', async () => {
  const filters = fleetAlertFilters(todayInBrazil())
  expect(await shownTo('frota:gestor')).toEqual([
    ['1', '/fleet/fines/list', filters.multas],
    ['2', '/expiries', filters.cnh],
    ['3', '/expiries', filters.licenciamento],
    ['4', '/expiries', filters.seguro],
    ['5', '/expiries', filters.locacao],
    ['6', '/fleet/bookings', filters.solicitacoes],
    ['7', '/fleet/maintenance-vehicle/list', filters.manutencoes],
  ])
})

it('who decides no requests is not led to them', async () => {
  expect((await shownTo('frota:leitor')).map(([, path]) => path)).not.toContain('/fleet/bookings')
})
