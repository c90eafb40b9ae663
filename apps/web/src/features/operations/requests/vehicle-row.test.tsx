import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { VehicleRow } from './vehicle-row.tsx'

type Calendar = Outputs['vehicleRequests']['calendar']
const booking = (over: Partial<Calendar['reservas'][number]>) =>
  ({
    id: 1,
    id_veiculo: 4,
    inicio: '2026-11-23T12:00:00.000Z',
    fim: '2026-11-23T15:00:00.000Z',
    situacao: 'aprovada',
    solicitante: 'Rui',
    motivo: 'Visita',
    meu: false,
    ...over,
  }) as Calendar['reservas'][number]

function open(situacao: string, bookings = [booking({})]) {
  const onWish = vi.fn()
  const vehicle = { id: 4, placa: 'ABC1D23', modelo: 'Strada', lugares: 2, situacao }
  render(
    <VehicleRow
      vehicle={vehicle as Calendar['veiculos'][number]}
      day="2026-11-23"
      bookings={bookings}
      onWish={onWish}
    />,
  )
  return onWish
}

it('a free vehicle is wished for from its name, for the morning', async () => {
  const onWish = open('disponivel')
  await userEvent.setup().click(screen.getByRole('button', { name: 'ABC1D23Strada · 2 lugares' }))
  expect(onWish).toHaveBeenCalledWith({
    id_veiculo: 4,
    inicio: '2026-11-23T08:00',
    fim: '2026-11-23T12:00',
  })
})

it('one in the workshop says so, and cannot be wished for', async () => {
  const onWish = open('manutencao')
  await userEvent.setup().click(screen.getByRole('button', { name: 'ABC1D23Strada · Manutenção' }))
  expect(onWish).not.toHaveBeenCalled()
})

it('a booking lies at its hours of São Paulo and says its owner', () => {
  open('disponivel', [booking({}), booking({ id: 2, meu: true, motivo: null })])
  const other = screen.getByTitle('09:00 às 12:00 · Rui, Visita')
  expect([other.style.left, other.style.width]).toEqual(['37.5%', '12.5%'])
  expect(screen.getByTitle('09:00 às 12:00 · Minha reserva')).toBeTruthy()
})
