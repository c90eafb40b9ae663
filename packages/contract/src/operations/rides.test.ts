import { expect, test } from 'vitest'
import { createRidesInput } from './rides.ts'

test('a ride without an hour is told that the field is missing, not that it is wrong', () => {
  const { error } = createRidesInput.safeParse({ objects: [{ hora: '' }] })
  expect(error?.issues.find(({ path }) => path.at(-1) === 'hora')?.message).toBe('Campo obrigatório')
})
