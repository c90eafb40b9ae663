import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { clamd } from '../../test/clamd.ts'
import { createScanner } from './scanner.ts'

it('a scanner that hangs up before it has everything is away, and the rest of the file is let go', async () => {
  const scanner = await clamd()
  scanner.mood = 'early'
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1024 * 1024)
    })(),
  )
  expect(await createScanner(scanner.url).scan(endless)).toBe('away')
  await vi.waitFor(() => expect(endless.destroyed).toBe(true))
})
