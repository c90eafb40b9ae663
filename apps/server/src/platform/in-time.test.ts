import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTime } from './in-time.ts'

const late = () => new Error('late')

it('answers or fails as the work does while there is time', async () => {
  await expect(inTime(setTimeout(5, 'done'), 1000, late)).resolves.toBe('done')
  await expect(inTime(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken')
})

it('fails with its own error when the time is over, and what the work fails with later is not reported', async () => {
  const work = setTimeout(40).then(() => {
    throw new Error('later')
  })
  await expect(inTime(work, 5, late)).rejects.toThrow('late')
  await expect(work).rejects.toThrow('later')
})
