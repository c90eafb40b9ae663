import { expect, it } from 'vitest'
import { fleet } from '../messages/fleet.ts'
import { LONGEST_REQUEST_DAYS } from './fleet-options.ts'
import { windowErrors } from './vehicle-requests.ts'

it.each([
  ['2026-03-02T08:00', { data_devolucao: fleet.returnBeforeLeaving }],
  ['2026-03-02T07:59', { data_devolucao: fleet.returnBeforeLeaving }],
  ['2026-03-02T08:01', {}],
])('a vehicle taken at 08:00 and given back at %s', (data_devolucao, errors) => {
  expect(windowErrors({ data_retirada: '2026-03-02T08:00', data_devolucao })).toEqual(errors)
})

it('the longest window is taken, a minute more is not', () => {
  const day = new Date(Date.UTC(2026, 2, 2 + LONGEST_REQUEST_DAYS)).toISOString().slice(0, 10)
  const until = (hour: string) =>
    windowErrors({ data_retirada: '2026-03-02T08:00', data_devolucao: `${day}T${hour}` })
  expect(until('08:00')).toEqual({})
  expect(until('08:01')).toEqual({ data_devolucao: fleet.longest(LONGEST_REQUEST_DAYS) })
})
