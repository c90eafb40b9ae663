import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { webhookBody, type WebhookBody } from '@intranet/contract/access/webhooks'
import { type WebhookEvent } from '@intranet/contract/access/webhook-words'
import { afterAll, beforeEach } from 'vitest'
import { handOut } from '../../src/modules/access/webhooks/hand-out.service.ts'
import { sendDeliveries } from '../../src/modules/access/webhooks/send-deliveries.service.ts'
import { superadmin, testWorld } from '../app.ts'
import { makeAccessKey } from './access-keys.ts'
import { makeProvider } from './company.ts'

/** A body as the receiver got it. */
export interface Heard {
  signature: string
  headers: IncomingMessage['headers']
  at: number
  raw: string
  body: WebhookBody
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>

/** A receiver on this machine, which answers as each test says, and a key of one of its owner's two providers. */
export async function webhookWorld() {
  const world = await testWorld()
  const { db, deps, as } = world
  const admin = await as(superadmin)
  const ours = await makeProvider(db)
  const theirs = await makeProvider(db)
  const roles = ['vendas:gestor', 'onboarding:gestor']
  const owner = await as({ roles, empresas: [ours, theirs] })
  const key = await makeAccessKey(db, owner.userId, { roles, empresas: [ours] })

  const receiver = { heard: [] as Heard[], atOnce: 0, mostAtOnce: 0, answer: good as Answer }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, (receiver.atOnce += 1))
    response.once('close', () => (receiver.atOnce -= 1))
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      const signature = String(request.headers['intranet-signature'])
      const body = webhookBody.parse(JSON.parse(raw))
      receiver.heard.push({ raw, signature, headers: request.headers, at: Date.now(), body })
      void receiver.answer(response, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(async () => {
    await db.deleteFrom('webhook').execute()
    await db.deleteFrom('webhook_evento').execute()
    Object.assign(receiver, { heard: [], mostAtOnce: 0, answer: good })
  })

  const fields = { nome: 'Espelho', url: `http://127.0.0.1:${port}/eventos`, permite_http: true }
  const listen = async (eventos: WebhookEvent[], id_chave = key.id) =>
    (await admin.call.webhooks.create({ objects: [{ ...fields, id_chave, eventos }] }))[0]!
  const sending = { db, outgoing: deps.outgoing, sealed: deps.sealed, kinds: deps.offers.events }
  /** As the job does each minute. */
  async function run(timeout?: number): Promise<number> {
    await handOut(db, deps.offers.events)
    return sendDeliveries({ ...sending, timeout })
  }
  const events = () => receiver.heard.flatMap(({ body }) => body.eventos)
  const deliveries = () => db.selectFrom('webhook_entrega').selectAll().orderBy('id').execute()
  const makeDue = () =>
    db
      .updateTable('webhook_entrega')
      .set({ proxima_em: new Date(0) })
      .where('situacao', '=', 'na_fila')
      .execute()
  return {
    ...world,
    admin,
    ours,
    theirs,
    owner,
    key,
    receiver,
    fields,
    listen,
    sending,
    run,
    events,
    deliveries,
    makeDue,
  }
}

export const good: Answer = (response) => void response.end('ok')
