/** /v1/webhook/{sms|email|whatsapp|candidatura}: providers' reports about messages, signed over the exact bytes of the body. */
import { candidateMailEvent } from '@intranet/contract/careers/candidate-replies'
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { providerEvents } from '../modules/marketing/communication/sending/provider-events.ts'
import { takeEvents } from '../modules/marketing/communication/sending/provider-events.service.ts'
import { takeReply } from '../modules/careers/candidate-replies/reply.service.ts'
import { AppError, refusals } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'

const BODY_LIMIT = 1024 * 1024

const equal = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** `sha256=<hex>` of the body, in the header that WhatsApp uses; the other channels take the same. */
function isSigned(request: FastifyRequest, body: Buffer, secret: string): boolean {
  const given = request.headers['x-hub-signature-256'] ?? request.headers['x-signature-256'] ?? ''
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return typeof given === 'string' && equal(given.toLowerCase(), expected)
}

/** The JSON of a signed body. Throws 404 without a secret, so that unsigned bodies are never accepted, and 401 for a wrong signature. */
function signedJson(request: FastifyRequest, secret: string | undefined): unknown {
  if (!secret) throw refusals.notFound()
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (!isSigned(request, body, secret)) throw refusals.unauthorized()
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new AppError('unreadable', communicationSend.unreadableEvent)
  }
}

export async function providerWebhookDoor(
  app: FastifyInstance,
  { env, connection, log }: Deps,
): Promise<void> {
  const secrets: Record<Channel, string | undefined> = {
    sms: env.SMS_SECRET,
    email: env.EMAIL_WEBHOOK_SECRET,
    whatsapp: env.WHATSAPP_SECRET,
  }
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    for (const canal of Object.keys(secrets) as Channel[])
      door.post(`/v1/webhook/${canal}`, async (request) => {
        const { events, unreadable } = providerEvents(canal, signedJson(request, secrets[canal]))
        if (unreadable)
          log.warn({ reqId: request.id, canal, unreadable }, 'events of a provider that cannot be read')
        const recebidos = await inTransaction(connection.db, null, (db) => takeEvents(db, canal, events))
        return { recebidos }
      })
    door.post('/v1/webhook/candidatura', async (request) => {
      if (!env.CANDIDATE_REPLY_ADDRESS) throw refusals.notFound()
      const mail = candidateMailEvent.safeParse(signedJson(request, env.CANDIDATE_REPLY_SECRET))
      if (!mail.success) throw new AppError('unreadable', communicationSend.unreadableEvent)
      return { recebida: await inTransaction(connection.db, null, (db) => takeReply(db, mail.data)) }
    })
    // WhatsApp checks once whether the address belongs to us.
    door.get('/v1/webhook/whatsapp', async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const [mode, token, challenge] = [query['hub.mode'], query['hub.verify_token'], query['hub.challenge']]
      const expected = env.WHATSAPP_VERIFY_TOKEN
      const isOurs = mode === 'subscribe' && typeof token === 'string' && expected && equal(token, expected)
      if (!isOurs || typeof challenge !== 'string') throw refusals.forbidden()
      return reply.type('text/plain; charset=utf-8').send(challenge.slice(0, 200))
    })
  })
}
