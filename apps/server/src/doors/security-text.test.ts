import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'

it('names to whom a hole is reported, until a day ahead, where the operator says so', async () => {
  const contact = 'mailto:seguranca@provedor.example'
  const [named, plain] = await Promise.all([testWorld({ SECURITY_CONTACT: contact }), testWorld()])
  const ask = ({ app }: typeof named) => app.inject('/.well-known/security.txt')
  const { headers, payload } = await ask(named)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(payload).toContain(`Contact: ${contact}\n`)
  const expires = /Expires: (.+)/.exec(payload)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 86_400_000)
  expect((await ask(plain)).statusCode).toBe(404)
})
