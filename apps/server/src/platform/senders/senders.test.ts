import { createServer, type Server } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mailServer } from '../../../test/mail-server.ts'
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
const mail = emailSender(smtp.url, 'Intranet <nao@intranet.example>', 'intranet.example')
afterAll(() => mail.close?.())
beforeEach(() => {
  smtp.mood = 'accept'
})

describe('e-mail', () => {
  it('goes with a one-click way out and our reference', async () => {
    expect(await mail.send(message)).toEqual({ situacao: 'enviado', id: 'comunicacao-7@intranet.example' })
    const headers = Object.fromEntries(smtp.mails.at(-1)!.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe('<https://intranet.example/v1/descadastro/7-x>')
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(smtp.mails.at(-1)).toMatchObject({ messageId: '<comunicacao-7@intranet.example>', subject: 'Oi' })
  })

  it.each([
    ['busy', { situacao: 'repetir' }],
    ['refuse', { situacao: 'falhou', motivo: 'devolvido', devolvido: true }],
    ['reject-content', { situacao: 'falhou' }],
  ] as const)('to a server that says %s', async (mood, outcome) => {
    smtp.mood = mood
    expect(await mail.send(message)).toMatchObject(outcome)
  })

  it('is tried again when there is no server', async () => {
    const nowhere = emailSender('smtp://127.0.0.1:1', 'a@b.example', 'b.example')
    expect((await nowhere.send(message)).situacao).toBe('repetir')
    nowhere.close?.()
  })
})

describe('HTTP providers', () => {
  let answer: { status: number; body: string; drop?: boolean } = { status: 200, body: '{}' }
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
        reply.writeHead(answer.status, { 'content-type': 'application/json', location: '/' }).end(answer.body)
      })
    }).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`),
    )
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it('take an SMS and a template with our reference', async () => {
    const url = await ready
    answer = { status: 200, body: '{"id":9,"messages":[{"id":"wamid.1"}]}' }
    expect(await smsSender(url, 'chave').send(message)).toEqual({ situacao: 'enviado', id: '9' })
    expect(await whatsappSender(`${url}/v1/`, '12345', 'chave').send(message)).toEqual({
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

  it.each([
    ['too many', { status: 429, body: '{}' }, 'repetir'],
    ['refused', { status: 400, body: '{}' }, 'falhou'],
    ['their own failure', { status: 500, body: '{}' }, 'incerto'],
    ['led elsewhere', { status: 302, body: '{}' }, 'incerto'],
    ['a success without an id', { status: 200, body: '{"ok":true}' }, 'incerto'],
    ['a success that is no JSON', { status: 200, body: '<html>' }, 'incerto'],
    ['cut off after it was handed over', { status: 200, body: '', drop: true }, 'incerto'],
  ])('are believed no more than they said: %s', async (_what, said, situacao) => {
    answer = said
    expect((await smsSender(await ready, 'chave').send(message)).situacao).toBe(situacao)
  })

  it('that are not there are tried again', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => gone.once('listening', done))
    const { port } = gone.address() as { port: number }
    await new Promise((done) => gone.close(done))
    const outcome = await post({ url: `http://127.0.0.1:${port}`, token: 'x', body: {}, idOf: () => null })
    expect(outcome.situacao).toBe('repetir')
  })
})
