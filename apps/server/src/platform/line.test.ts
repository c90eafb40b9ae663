import { expect, it } from 'vitest'
import { waitInLine, type Line } from './line.ts'

const late = () => new Error('too late')

it('who got a turn in time removes nobody else from the line later', async () => {
  const line: Line = []
  const first = waitInLine(line, 20, late)
  const second = waitInLine(line, 10_000, late)
  line.shift()!()
  await first
  await new Promise((done) => setTimeout(done, 60))
  expect(line).toHaveLength(1)
  line.shift()!()
  await expect(second).resolves.toBeUndefined()
})

it('who waits too long leaves the line with what they are refused', async () => {
  const line: Line = []
  await expect(waitInLine(line, 1, late)).rejects.toThrow('too late')
  expect(line).toEqual([])
})
