import { expect, it } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { firstHours, shareOver, vehicleChoices } from './free-vehicles.ts'

type Calendar = Outputs['vehicleRequests']['calendar']
const vehicle = (id: number, over: Partial<Calendar['veiculos'][number]> = {}) => ({
  id,
  placa: `AAA0A0${id}`,
  modelo: 'Strada',
  lugares: 5,
  id_empresa: 1,
  empresa: 'Vetorial',
  situacao: 'disponivel' as const,
  ...over,
})
const booking = (id_veiculo: number, inicio: string, fim: string) =>
  ({
    id: 1,
    id_veiculo,
    inicio,
    fim,
    situacao: 'aprovada',
    solicitante: null,
    motivo: null,
    meu: false,
  }) as const
const instant = (wall: string) => Date.parse(`${wall}:00-03:00`)
const window = { start: instant('2026-11-23T09:00'), end: instant('2026-11-23T12:00') }
const notes = (calendar: Calendar, people = 1) =>
  vehicleChoices(calendar, window, people).map(({ id, free, note }) => [id, free, note])

it('what is free in the window comes first, what is not says its hours', () => {
  const reservas = [booking(1, '2026-11-23T14:00:00.000Z', '2026-11-23T16:00:00.000Z')]
  expect(notes({ veiculos: [vehicle(1), vehicle(2)], reservas })).toEqual([
    [2, true, 'Livre · 5 lugares'],
    [1, false, 'Reservado: 11:00 às 13:00'],
  ])
})

it('a booking that ends as the window begins, or begins as it ends, does not take it', () => {
  const reservas = [
    booking(1, '2026-11-23T10:00:00.000Z', '2026-11-23T12:00:00.000Z'),
    booking(1, '2026-11-23T15:00:00.000Z', '2026-11-23T16:00:00.000Z'),
  ]
  expect(notes({ veiculos: [vehicle(1)], reservas })).toEqual([[1, true, 'Livre · 5 lugares']])
})

it('a booking over midnight says its days', () => {
  const reservas = [booking(1, '2026-11-23T01:00:00.000Z', '2026-11-23T13:00:00.000Z')]
  expect(notes({ veiculos: [vehicle(1)], reservas })).toEqual([
    [1, false, 'Reservado: 22/11 22:00 às 23/11 10:00'],
  ])
})

it('repairs and too few seats are no free vehicle', () => {
  const veiculos = [
    vehicle(1, { situacao: 'manutencao' }),
    vehicle(2, { lugares: 2 }),
    vehicle(3, { lugares: 3 }),
  ]
  expect(notes({ veiculos, reservas: [] }, 3)).toEqual([
    [3, true, 'Livre · 3 lugares'],
    [1, false, 'Em manutenção'],
    [2, false, 'Só 2 lugares'],
  ])
})

it('a day is offered with its morning, today with four hours from the next whole one on', () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00-03:00`)
  expect(firstHours('2026-11-23', at('07:40'))).toEqual({ from: '08:00', to: '12:00' })
  expect(firstHours('2026-11-23', at('12:20'))).toEqual({ from: '13:00', to: '17:00' })
  expect(firstHours('2026-11-23', at('20:05'))).toEqual({ from: '21:00', to: '23:59' })
  expect(firstHours('2026-11-24', at('12:20'))).toEqual({ from: '08:00', to: '12:00' })
})

it('of a day what is over is a share; of days to come nothing is', () => {
  const noon = Date.parse('2026-11-23T12:00:00-03:00')
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => shareOver(day, noon))).toEqual([1, 0.5, 0])
})
