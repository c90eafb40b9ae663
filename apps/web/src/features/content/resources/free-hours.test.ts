import { expect, test } from 'vitest'
import { nextFree } from './free-hours.ts'

const day = '2026-11-27'
const taken = (id: number, ...hours: [string, string][]) => ({
  id,
  reservas: hours.map(([inicio, fim], n) => ({
    id: n,
    inicio: `${day}T${inicio}`,
    fim: `${day}T${fim}`,
    motivo: '',
    usuario: '',
    meu: false,
  })),
})

test('the next free hour is the first in which something is free', () => {
  const full = taken(1, ['07:00', '20:00'])
  const busy = taken(2, ['09:30', '10:30'])
  expect(nextFree(day, [full, busy], 9)).toEqual({ resource: busy, hour: 11 })
  expect(nextFree(day, [full, busy], 8)).toEqual({ resource: busy, hour: 8 })
  expect(nextFree(day, [full], 7)).toBeUndefined()
  expect(nextFree(day, [busy], 20)).toBeUndefined()
})
