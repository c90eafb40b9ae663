import { createServer as createTlsServer } from 'node:tls'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { Client } from 'pg'
import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, it } from 'vitest'
import { selfSigned } from '../../test/factories/certificates.ts'
import { relayOf } from './mail-relay.ts'
import { MailError } from './mailer.ts'
import { readEnv } from './env.ts'
import { tlsFailure } from './tls-failure.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})
async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
const production = readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://x.example' })

describe('TLS to a mail relay', () => {
  it('is demanded in production, with its certificate checked, unless plain is wanted by name or it is on this machine', () => {
    const url = 'smtp://relay.example'
    expect(relayOf(production, url)).toMatchObject({
      url,
      requireTLS: true,
      tls: { rejectUnauthorized: true },
    })
    for (const SMTP_TLS of ['plain', 'network'] as const)
      expect(relayOf({ ...production, SMTP_TLS }, url)).toEqual({ url })
    expect(relayOf(production, 'smtp://127.0.0.1:2525')).toEqual({ url: 'smtp://127.0.0.1:2525' })
    expect(relayOf({ ...production, NODE_ENV: 'development' }, url)).toEqual({ url })
  })

  it('that offers none is one clear line, and gets no mail', async () => {
    const heard: string[] = []
    const port = await listening(
      createServer((socket) => {
        socket.write('220 relay\r\n')
        socket.on('data', (part) => {
          const line = String(part)
          heard.push(line)
          socket.write(/^(EHLO|HELO)/.test(line) ? '250 relay\r\n' : '502 no\r\n')
        })
      }),
    )
    const url = `smtp://127.0.0.1:${port}`
    const mail = { from: 'a@x.example', to: 'b@x.example', text: 'Segredo' }
    const sent = createTransport({ ...relayOf(production, 'smtp://relay.example'), url }).sendMail(mail)
    const error: unknown = await sent.catch((failure: unknown) => failure)
    expect(new MailError(error, false).message).toBe('TLS: o servidor não oferece TLS.')
    expect(heard.join('')).not.toMatch(/MAIL FROM|Segredo/)
  })

  it('whose certificate nobody knows is one clear line', async () => {
    const port = await listening(createTlsServer(selfSigned))
    const url = `smtps://127.0.0.1:${port}`
    const sent = createTransport({ ...relayOf(production, 'smtps://relay.example'), url }).sendMail({
      to: 'b@x.example',
    })
    const error: unknown = await sent.catch((failure: unknown) => failure)
    expect(tlsFailure(error)).toMatch(
      /^TLS: o certificado é assinado por ele mesmo \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
    )
  })
})

it('a database that speaks no TLS is one clear line', async () => {
  const port = await listening(createServer((socket) => socket.once('data', () => socket.end('N'))))
  const client = new Client({ connectionString: `postgres://x@127.0.0.1:${port}/y?sslmode=verify-full` })
  const error: unknown = await client.connect().catch((failure: unknown) => failure)
  expect(tlsFailure(error)).toBe('TLS: o servidor não oferece TLS.')
})

it('what is no failure of TLS is not called one', () => {
  expect(tlsFailure(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBeNull()
  expect(tlsFailure('x')).toBeNull()
})
