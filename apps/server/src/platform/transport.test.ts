import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { makeAccount, PASSWORD } from '../../test/factories/accounts.ts'

const cases = await Promise.all(
  (
    [
      ['https://intranet.exemplo.com.br', true],
      ['https://127.0.0.1:8443', true],
      ['http://intranet.lan', false],
      ['http://127.0.0.1:3000', false],
    ] as const
  ).map(async ([PUBLIC_URL, tls]) => [PUBLIC_URL, tls, await testWorld({ PUBLIC_URL })] as const),
)

describe.each(cases)('an intranet at %s', (_address, tls, { app, db }) => {
  it(`keeps its cookie ${tls ? 'to TLS' : 'usable without TLS'}`, async () => {
    const { email } = await makeAccount(db)
    const { cookies } = await app.inject({
      method: 'POST',
      url: '/trpc/auth.login',
      payload: { email, senha: PASSWORD },
    })
    expect(cookies.map(({ name, secure = false }) => ({ name, secure }))).toEqual([
      { name: 'sessao', secure: tls },
    ])
  })

  it(`${tls ? 'asks' : 'does not ask'} browsers for TLS from now on`, async () => {
    const { headers } = await app.inject('/healthz')
    expect('strict-transport-security' in headers).toBe(tls)
    expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(tls)
  })
})
