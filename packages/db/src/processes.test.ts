import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { childrenOf, commandOf, parentOf } from './processes.ts'

it('finds a process by its parent, with what it was started with, and nothing of one that ended', async () => {
  const child = spawn('sleep', ['61'])
  const pid = child.pid!
  expect(childrenOf(process.pid)).toContain(pid)
  expect(parentOf(pid)).toBe(process.pid)
  await expect.poll(() => commandOf(pid)).toBe('sleep 61 ')
  child.kill()
  await once(child, 'exit')
  expect([childrenOf(process.pid).includes(pid), parentOf(pid), commandOf(pid)]).toEqual([false, 0, ''])
})
