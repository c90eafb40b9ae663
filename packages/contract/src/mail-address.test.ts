import { expect, it } from 'vitest'
import { mailAddress } from './mail-address.ts'

it('a mail goes to its one address: no sign of it names another recipient, a subject or a text', () => {
  expect(mailAddress("ana.d'avila+rh@x.example")).toBe("mailto:ana.d'avila+rh@x.example")
  const address = new URL(mailAddress('ana?bcc=eu&body=oi%0A#x@x.example'))
  expect([address.search, address.hash]).toEqual(['', ''])
  expect(decodeURIComponent(address.pathname)).toBe('ana?bcc=eu&body=oi%0A#x@x.example')
})
