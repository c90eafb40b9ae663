import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { isOwnHost } from './own-host.ts'

const { app } = await testWorld({ PUBLIC_URL: 'https://intranet.exemplo.com.br' })
const asked = async (host: string, url = '/v1/feriado') => {
  const answer = await app.inject({ url, headers: { host } })
  return [answer.statusCode, answer.json().mensagem]
}

it('refuses a foreign host in one line that names the right address (docs/platform.md#own-hosts)', async () => {
  const text = 'Este endereço não é o da intranet. Abra https://intranet.exemplo.com.br.'
  for (const host of [
    'evil.example',
    'intranet.exemplo.com.br.evil.example',
    '10.0.0.5:3000',
    'localhost:3000',
    'a b',
    'anything@intranet.exemplo.com.br',
    'intranet.exemplo.com.br/anything',
    'intranet.exemplo.com.br?anything',
    'intranet.exemplo.com.br#anything',
  ])
    expect(await asked(host), host).toEqual([400, text])
  expect((await asked('intranet.exemplo.com.br'))[0]).toBe(401)
  expect((await asked('INTRANET.exemplo.com.br:443'))[0]).toBe(401)
})

it.each(['/livez', '/readyz', '/healthz'])('answers %s whatever the host', async (url) => {
  expect((await asked('10.0.0.5:3000', url))[0]).toBe(200)
})

it.each([
  ['localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000', true],
  ['[::1]:3000', 'http://localhost:3000', undefined, true],
  ['10.0.0.5:3000', 'http://localhost:3000', undefined, true],
  ['10.0.0.5:3000', 'http://localhost:3000', 'http://localhost:3000', false],
  ['evil.example', 'http://localhost:3000', undefined, false],
  ['', 'http://localhost:3000', undefined, false],
] as const)('%s is one of %s (set: %s): %s', (host, publicUrl, PUBLIC_URL, own) => {
  expect(isOwnHost(host, publicUrl, { PUBLIC_URL })).toBe(own)
})
