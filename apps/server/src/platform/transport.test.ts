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

describe.each(cases)('an intranet at %s', (address, tls, { app, db }) => {
  const { host: authority } = new URL(address)
  it(`keeps its cookies ${tls ? 'to TLS' : 'usable without TLS'}`, async () => {
    const { email } = await makeAccount(db)
    const { cookies } = await app.inject({
      authority,
      method: 'POST',
      url: '/trpc/auth.login',
      payload: { email, senha: PASSWORD },
    })
    expect(cookies.map(({ name, secure = false }) => ({ name, secure }))).toEqual([
      { name: tls ? '__Host-aparelho' : 'aparelho', secure: tls },
      { name: tls ? '__Host-sessao' : 'sessao', secure: tls },
    ])
  })

  it(`${tls ? 'asks' : 'does not ask'} browsers for TLS from now on`, async () => {
    const { headers } = await app.inject({ authority, url: '/healthz' })
    expect('strict-transport-security' in headers).toBe(tls)
    expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(tls)
  })
})

it('no answer is kept unless it says how long, and pages get no base address and no microphone', async () => {
  const [, , { app }] = cases[3]!
  const { headers } = await app.inject('/v1/feriado')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['permissions-policy']).toContain('microphone=()')
})
