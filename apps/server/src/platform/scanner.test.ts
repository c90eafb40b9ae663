import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { clamd, EICAR } from '../../test/clamd.ts'
import { ownAuthority } from '../../test/factories/certificates.ts'
import { createScanner } from './scanner.ts'

it('what a scanner refuses before it has everything is not judged, and the rest of the file is let go', async () => {
  const scanner = await clamd()
  scanner.mood = 'early'
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1024 * 1024)
    })(),
  )
  expect(await createScanner(scanner.url, () => {}).scan(endless)).toBe('unjudged')
  await vi.waitFor(() => expect(endless.destroyed).toBe(true))
})

it('over TLS is one that shows a certificate of the authority that its address names, or it gets no file', async () => {
  const authority = ownAuthority()
  const scanner = await clamd(authority.server)
  const noted: string[] = []
  const ask = (url: string, content = 'boletim') =>
    createScanner(url, (what) => noted.push(what)).scan(Buffer.from(content))
  expect(await ask(`${scanner.url}?ca=${authority.path}`)).toBe('clean')
  expect(await ask(`${scanner.url}?ca=${authority.path}`, EICAR)).toBe('infected')
  expect(noted).toEqual([])
  expect(await ask(scanner.url)).toBe('away')
  expect(await ask(`${scanner.url}?ca=${ownAuthority().path}`)).toBe('away')
  expect(noted).toHaveLength(2)
  expect(noted[0]).toMatch(/^TLS: /)
  expect(scanner.scanned).toHaveLength(2)
  expect(() => createScanner(`${scanner.url}?ca=/nowhere.pem`, () => {})).toThrow('ENOENT')
})
