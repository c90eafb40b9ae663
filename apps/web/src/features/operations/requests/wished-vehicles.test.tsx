import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { VehicleCalendarPage } from './calendar-page.tsx'
import { RequestDecision } from './request-decision.tsx'
import { VehicleCalendar } from './vehicle-calendar.tsx'
import { PendingRequestForm } from './pending-request-form.tsx'
import { VehicleRequestRegisterPage } from './vehicle-request-form-page.tsx'

const pending = {
  id: 1,
  id_empresa: 4,
  motivo: 'Instalar rádio',
  origem: 'Pelotas',
  destino: 'Rio Grande',
  data_retirada: '2030-11-23T12:00:00.000Z',
  data_devolucao: '2030-11-23T15:00:00.000Z',
  passageiros: 1,
  dirige: false,
  id_veiculo: null,
  espera_desde: null,
  updated_at: '2026-11-20T12:00:00.000Z',
} as Outputs['vehicleRequests']['get']

it.each([
  ['a new request', 3, 3, () => <VehicleRequestRegisterPage wish={{}} />],
  [
    'a new request of somebody without provider',
    null,
    undefined,
    () => <VehicleRequestRegisterPage wish={{}} />,
  ],
  ['a request that was made elsewhere', 3, 4, () => <PendingRequestForm record={pending} />],
  ['the calendar in which one asks', 3, 3, () => <VehicleCalendarPage />],
  ['a decision', 3, 4, () => <RequestDecision record={{ ...pending, situacao: 'pendente', decide: true }} />],
])(
  'vehicles that %s may have are those of its provider (docs/operations.md#requests-of-vehicles)',
  async (_what, id_empresa, asked, show) => {
    const { calls } = answerCalls({ 'vehicleRequests.calendar': () => ({ veiculos: [], reservas: [] }) })
    await renderInApp(show, '', ['/antes'], { id_empresa })
    const days = { inicio: expect.any(String), fim: expect.any(String) }
    await waitFor(() =>
      expect(calls).toContainEqual([
        'vehicleRequests.calendar',
        { ...days, ...(asked !== undefined && { id_empresa: asked }) },
      ]),
    )
  },
)

it('a vehicle of another provider is shown, and not asked for (docs/operations.md#requests-of-vehicles)', async () => {
  const vehicle = { modelo: 'Strada', empresa: 'Produto', lugares: 2, situacao: 'disponivel' as const }
  const veiculos = [
    { ...vehicle, id: 1, placa: 'AAA0A01', id_empresa: 3 },
    { ...vehicle, id: 2, placa: 'BBB0B02', id_empresa: 4 },
  ]
  answerCalls({ 'vehicleRequests.calendar': () => ({ veiculos, reservas: [] }) })
  const nothing = () => {}
  const show = () => <VehicleCalendar day="2030-11-23" onDay={nothing} onWish={nothing} />
  await renderInApp(show, '', [], { id_empresa: 3 })
  const off = async (name: string) =>
    (await screen.findByRole('button', { name: `${name}Strada · 2 lugares` })).hasAttribute('disabled')
  expect([await off('AAA0A01'), await off('BBB0B02')]).toEqual([false, true])
  expect(screen.queryByRole('button', { name: 'Solicitar AAA0A01' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Solicitar BBB0B02' })).toBeNull()
})
