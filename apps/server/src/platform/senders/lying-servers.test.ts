import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { loopback } from '../../../test/loopback.ts'
import { lyingSmtp, type SmtpMood } from '../../../test/lying-smtp.ts'
import { emailSender } from './email-sender.ts'
import { post } from './http-sender.ts'

const PATIENCE = 2000
const message = {
  id: 7,
  destino: 'ana@exemplo.com',
  titulo: 'Oi',
  texto: '<p>Oi</p>',
  simples: 'Oi',
  descadastro: null,
  template: null,
}

describe('an SMTP server that breaks its word', async () => {
  const smtp = await lyingSmtp()

  it.each([
    // Silent from the start: nothing was handed over.
    ['silent-greeting', 'repetir', 0],
    // Silent in the middle: what it has received is unknown, so it is not sent again.
    ['silent-recipient', 'incerto', 0],
    // It has the message, and did not say what it did with it.
    ['silent-message', 'incerto', 1],
    ['close-message', 'incerto', 1],
    ['half-answer', 'incerto', 1],
    ['nonsense', 'incerto', 1],
    // It has the message, and refused it.
    ['later', 'repetir', 1],
    // It closes for all listeners, before it has any message.
    ['closing', 'repetir', 0],
    ['never', 'falhou', 1],
  ] as [SmtpMood, string, number][])('%s: %s', async (mood, outcome, taken) => {
    const sender = emailSender({ url: smtp.url }, 'a@intranet.example', 'intranet.example', {
      patience: PATIENCE,
    })
    Object.assign(smtp, { mood, taken: 0 })
    const said = await sender.send(message)
    sender.close?.()
    expect(said.situacao).toBe(outcome)
    // Timeouts and broken connections are problems of the server; an answer to the message is not.
    expect('ausente' in said && said.ausente === true).toBe(!['later', 'never'].includes(mood))
    expect(smtp.taken).toBe(taken)
  })
})

describe('an SMTP server that says no', async () => {
  const smtp = await lyingSmtp()
  const sender = emailSender({ url: smtp.url }, 'a@intranet.example', 'intranet.example', {
    patience: PATIENCE,
  })
  afterAll(() => sender.close?.())

  it.each([
    // Only these mean that the address does not exist.
    ['RCPT', '550 5.1.1 no such user', true],
    ['RCPT', '550 5.1.10 no mail for this domain', true],
    ['RCPT', '550 no such user', true],
    ['RCPT', '551 user not local', true],
    // The address may be a good one: it was us, our words, or the day.
    ['MAIL', '550 5.1.8 bad sender', false],
    ['MAIL', '550 sender refused', false],
    ['MAIL', '553 5.1.1 sender not owned', false],
    ['RCPT', '550 5.7.1 blocked by policy', false],
    ['RCPT', '550-5.7.26 not authenticated', false],
    ['RCPT', '552 5.2.2 mailbox full', false],
    ['RCPT', '553 not a name we take', false],
    ['RCPT', '554 5.7.1 blocked by a list', false],
    ['DATA', '550 5.7.1 refused', false],
    ['DATA', '550 refused', false],
  ] as const)('to %s, %s', async (command, says, gone) => {
    smtp.refusal = { command, says: says[3] === '-' ? `${says}\r\n${says.replace('-', ' ')}` : says }
    const outcome = await sender.send(message)
    expect(outcome.situacao).toBe('falhou')
    expect('devolvido' in outcome && outcome.devolvido).toBe(gone)
    expect(smtp.taken).toBe(0)
  })
})

describe('an HTTP provider that breaks its word', async () => {
  let behave: (reply: ServerResponse, socket: Socket) => void = () => {}
  let taken = 0
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      taken += 1
      behave(reply, request.socket)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const send = () =>
    post(loopback, {
      url,
      token: 'x',
      body: { a: 1 },
      patience: PATIENCE,
      idOf: (answer) => (answer as { id?: string })?.id ?? null,
    })

  it.each<[string, typeof behave, string]>([
    ['never answers', () => {}, 'incerto'],
    ['says 200 and never ends its answer', (reply) => void reply.writeHead(200).write('{"id":'), 'incerto'],
    [
      'says 200 and closes in the middle of its answer',
      (reply, socket) => {
        reply.writeHead(200, { 'content-length': '100' }).write('{"id":"9"', () => socket.destroy())
      },
      'incerto',
    ],
    ['speaks no HTTP', (_reply, socket) => void socket.end('tudo bem por aqui\r\n\r\n'), 'incerto'],
    ['says 429 and never ends its answer', (reply) => void reply.writeHead(429).write('esp'), 'repetir'],
    ['says 503 and never ends its answer', (reply) => void reply.writeHead(503).write('esp'), 'repetir'],
    ['fails and never ends its answer', (reply) => void reply.writeHead(500).write('err'), 'incerto'],
  ])('that %s', async (_what, does, situacao) => {
    behave = does
    taken = 0
    expect((await send()).situacao).toBe(situacao)
    expect(taken).toBe(1)
  })
})
