// @ts-check
// Receives webhooks, and prints the newest state of each kind and record once, however often and in whatever order events come:
//   WEBHOOK_SECRET=whs_… PORT=8080 node webhook-receiver.js
import { SignatureError, verify } from '@intranet/client'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env
/** 500 events with their states are far less. */
const MOST = 1024 * 1024

/** Kind and record → the newest version that came: a lead that is sold is moved, too, by one version. A real receiver keeps this in its database. @type {Map<string, string>} */
const newest = new Map()

/** @param {import('@intranet/client').WebhookEvent} event */
function take({ tipo, registro, versao, estado }) {
  const state = `${tipo} ${registro}`
  if ((newest.get(state) ?? '') >= versao) return
  newest.set(state, versao)
  process.stdout.write(`${tipo} ${registro} ${JSON.stringify(estado)}\n`)
}

/** The body as it came: the signature is over these bytes. @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST) throw new SignatureError('the body is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const server = createServer(async (request, response) => {
  try {
    const signature = request.headers['intranet-signature']
    const { eventos } = verify(await bodyOf(request), String(signature), WEBHOOK_SECRET)
    for (const event of eventos) take(event)
    // Long work is done after the answer, which has ten seconds.
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(error instanceof SignatureError ? 400 : 500).end()
  }
})
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`à escuta na porta ${address.port}\n`)
})
