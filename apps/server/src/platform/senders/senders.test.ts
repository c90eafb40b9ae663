import { createServer, type Server } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ownAuthority } from '../../../test/factories/certificates.ts'
import { loopback } from '../../../test/loopback.ts'
import { mailServer } from '../../../test/mail-server.ts'
import { relayOf, type Relay } from '../mail-relay.ts'
import { emailSender } from './email-sender.ts'
import { post } from './http-sender.ts'
import type { OutgoingMessage } from './sender.ts'
import { smsSender } from './sms-sender.ts'
import { whatsappSender } from './whatsapp-sender.ts'

const message: OutgoingMessage = {
  id: 7,
  destino: 'ana@exemplo.com',
  titulo: 'Oi',
  texto: '<p>Oi</p>',
  simples: 'Oi',
  descadastro: 'https://intranet.example/v1/descadastro/7-x',
  template: { nome: 'oi', idioma: 'pt_BR', parametros: ['Ana', ''] },
}

const smtp = await mailServer()
const mail = emailSender({ url: smtp.url }, 'Intranet <nao@intranet.example>', 'intranet.example')
afterAll(() => mail.close?.())
beforeEach(() => {
  smtp.mood = 'accept'
})

describe('e-mail', () => {
  it('is sent with a one-click opt-out and the reference', async () => {
    expect(await mail.send(message)).toEqual({ situacao: 'enviado', id: 'comunicacao-7@intranet.example' })
    const headers = Object.fromEntries(smtp.mails.at(-1)!.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe('<https://intranet.example/v1/descadastro/7-x>')
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(smtp.mails.at(-1)).toMatchObject({ messageId: '<comunicacao-7@intranet.example>', subject: 'Oi' })
  })

  it.each([
    [
      { nome: 'Vetorial, Internet', email: 'oi@vetorial.example' },
      ['Vetorial, Internet', 'oi@vetorial.example'],
    ],
    [{ nome: 'Vetorial', email: null }, ['Vetorial', 'nao@intranet.example']],
    [undefined, ['Intranet', 'nao@intranet.example']],
  ])('comes from the provider, at its address or the house’s: %j', async (remetente, [name, address]) => {
    expect(await mail.send({ ...message, remetente })).toMatchObject({ situacao: 'enviado' })
    expect(smtp.mails.at(-1)!.from).toEqual({ name, address })
  })

  it.each([
    ['busy', { situacao: 'repetir', motivo: 'adiado' }],
    ['refuse', { situacao: 'falhou', motivo: 'devolvido', devolvido: true }],
    ['reject-content', { situacao: 'falhou', motivo: 'recusado' }],
  ] as const)('to a server that says %s', async (mood, outcome) => {
    smtp.mood = mood
    expect(await mail.send(message)).toMatchObject(outcome)
  })

  it('is tried again when there is no server', async () => {
    const nowhere = emailSender({ url: 'smtp://127.0.0.1:1' }, 'a@b.example', 'b.example')
    expect(await nowhere.send(message)).toMatchObject({
      situacao: 'repetir',
      motivo: 'provedor_fora',
      ausente: true,
    })
    nowhere.close?.()
  })

  it('goes by TLS alone where it is demanded: to a relay that offers none, or whose authority is another one, nothing is sent', async () => {
    const authority = ownAuthority()
    const secured = await mailServer(authority.server)
    const env = { NODE_ENV: 'production', SMTP_TLS: 'required' } as const
    const noted: string[] = []
    const send = async (url: string, tls: Partial<Relay> = {}) => {
      const sender = emailSender({ ...relayOf(env, url), ...tls }, 'a@b.example', 'b.example', {
        onTlsFailure: (what) => noted.push(what),
      })
      const outcome = await sender.send(message)
      sender.close?.()
      return outcome
    }
    const { requireTLS, tls } = relayOf(env, 'smtp://relay.example')
    const before = smtp.mails.length
    for (const refused of [
      await send(smtp.url, { requireTLS: requireTLS!, tls: tls! }),
      await send(secured.url, { requireTLS: requireTLS!, tls: tls! }),
      await send(`${secured.url}?ca=${ownAuthority().path}`),
    ])
      expect(refused).toMatchObject({ situacao: 'repetir', motivo: 'provedor_fora', ausente: true })
    expect(noted).toHaveLength(3)
    expect(noted[0]).toBe('TLS: o servidor não oferece TLS.')
    expect([smtp.mails.length - before, secured.mails.length]).toEqual([0, 0])
    expect(await send(`${secured.url}?ca=${authority.path}`)).toMatchObject({ situacao: 'enviado' })
    expect(secured.mails).toHaveLength(1)
  })
})

describe('HTTP providers', () => {
  let answer: { status: number; body: string; drop?: boolean; retryAfter?: string } = {
    status: 200,
    body: '{}',
  }
  const seen: { url: string; body: unknown; authorization?: string }[] = []
  let server: Server
  const ready = new Promise<string>((resolve) => {
    server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as unknown
        seen.push({ url: request.url!, body, authorization: request.headers.authorization })
        if (answer.drop) return void request.socket.destroy()
        if (answer.retryAfter) reply.setHeader('retry-after', answer.retryAfter)
        reply.writeHead(answer.status, { 'content-type': 'application/json', location: '/' }).end(answer.body)
      })
    }).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`),
    )
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it('accept an SMS and a template with the reference', async () => {
    const url = await ready
    answer = { status: 200, body: '{"id":9,"messages":[{"id":"wamid.1"}]}' }
    expect(await smsSender(loopback, url, 'chave').send(message)).toEqual({ situacao: 'enviado', id: '9' })
    expect(await whatsappSender(loopback, `${url}/v1/`, '12345', 'chave').send(message)).toEqual({
      situacao: 'enviado',
      id: 'wamid.1',
    })
    expect(seen.at(-2)).toMatchObject({
      authorization: 'Bearer chave',
      body: { para: 'ana@exemplo.com', referencia: '7' },
    })
    expect(seen.at(-1)).toMatchObject({
      url: '/v1/12345/messages',
      body: {
        biz_opaque_callback_data: '7',
        template: {
          name: 'oi',
          components: [
            {
              parameters: [
                { type: 'text', text: 'Ana' },
                { type: 'text', text: '-' },
              ],
            },
          ],
        },
      },
    })
  })

  const own = { motivo: 'erro_provedor', ausente: true }
  it.each([
    [
      'too many',
      { status: 429, body: '{}' },
      { situacao: 'repetir', motivo: 'provedor_cheio', ausente: true },
    ],
    ['not now', { status: 503, body: '{}' }, { situacao: 'repetir', motivo: 'provedor_fora', ausente: true }],
    ['refused', { status: 400, body: '{}' }, { situacao: 'falhou', motivo: 'recusado', detalhe: 'HTTP 400' }],
    ['their own failure', { status: 500, body: '{}' }, { situacao: 'incerto', ...own }],
    ['a bad gateway', { status: 502, body: '{}' }, { situacao: 'incerto', ...own }],
    ['a gateway that waited too long', { status: 504, body: '{}' }, { situacao: 'incerto', ...own }],
    ['led elsewhere', { status: 302, body: '{}' }, { situacao: 'incerto', motivo: 'sem_confirmacao' }],
    [
      'a success without an id',
      { status: 200, body: '{"ok":true}' },
      { situacao: 'incerto', motivo: 'sem_confirmacao' },
    ],
    [
      'a success that is no JSON',
      { status: 200, body: '<html>' },
      { situacao: 'incerto', motivo: 'sem_confirmacao' },
    ],
    [
      'cut off after it was handed over',
      { status: 200, body: '', drop: true },
      { situacao: 'incerto', motivo: 'conexao_cortada', detalhe: 'UND_ERR_SOCKET', ausente: true },
    ],
  ])('are believed no more than they said: %s', async (_what, said, outcome) => {
    answer = said
    expect(await smsSender(loopback, await ready, 'chave').send(message)).toMatchObject(outcome)
  })

  it.each([
    [429, '120', 120],
    [503, '7', 7],
    [503, 'a moment 90 seconds from now', 90],
    [503, 'Wed, 21 Oct 2015 07:28:00 GMT', 1],
    [503, '9999999', 6 * 3600],
    [503, 'logo', undefined],
  ])('are asked again when they want it: %s, Retry-After: %s', async (status, wish, seconds) => {
    // Counted from the test on: those before it take their time.
    const moment = new Date(Date.now() + 90_000).toUTCString()
    answer = { status, body: '{}', retryAfter: wish.startsWith('a moment') ? moment : wish }
    const outcome = await smsSender(loopback, await ready, 'chave').send(message)
    if (seconds === undefined) expect(outcome).not.toHaveProperty('espera', expect.anything())
    else expect(Math.abs((outcome as { espera: number }).espera - seconds)).toBeLessThanOrEqual(3)
  })

  it('that are not there are tried again', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => gone.once('listening', done))
    const { port } = gone.address() as { port: number }
    await new Promise((done) => gone.close(done))
    const outcome = await post(loopback, {
      url: `http://127.0.0.1:${port}`,
      token: 'x',
      body: {},
      idOf: () => null,
    })
    expect(outcome).toMatchObject({ situacao: 'repetir', motivo: 'provedor_fora', ausente: true })
  })
})
