import { expect, it } from 'vitest'
import { form } from '../messages.ts'
import { eventErrors } from './events.ts'

it('an event ends on the day that it begins, or later', () => {
  const until = (data_fim: string) => eventErrors({ data_inicio: '2026-11-25', data_fim })
  expect(until('2026-11-24')).toEqual({ data_fim: form.endBeforeStart })
  expect(until('2026-11-25')).toEqual({})
})
