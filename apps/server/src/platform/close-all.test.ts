import { expect, it } from 'vitest'
import { closeAll } from './close-all.ts'

it('what fails to close is said, and the rest is closed all the same, last first, and lists at once', async () => {
  const done: string[] = []
  const later = Promise.withResolvers<void>()
  const open = [
    () => void done.push('first'),
    async () => {
      throw new Error('away')
    },
    [
      async () => {
        await later.promise
        done.push('slow')
      },
      async () => {
        done.push('quick')
        later.resolve()
      },
    ],
    async () => void done.push('last'),
  ]
  const said: unknown[] = []
  await closeAll(open, (error) => said.push(error))
  expect(done).toEqual(['last', 'quick', 'slow', 'first'])
  expect(said).toEqual([new Error('away')])
  expect(open).toEqual([])
})
