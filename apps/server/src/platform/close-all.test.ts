import { expect, it } from 'vitest'
import { closeAll } from './close-all.ts'

it('what fails to close is said, and the rest is closed all the same, last first', async () => {
  const done: string[] = []
  const open = [
    () => void done.push('first'),
    async () => {
      throw new Error('away')
    },
    async () => void done.push('last'),
  ]
  const said: unknown[] = []
  await closeAll(open, (error) => said.push(error))
  expect(done).toEqual(['last', 'first'])
  expect(said).toEqual([new Error('away')])
  expect(open).toEqual([])
})
