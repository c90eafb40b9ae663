/** An identity provider that a test makes say what it wants: discovery, keys, and a token for each code. */
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { atEnd } from '../kept.ts'

/** One for a test file, closed with it. */
export async function lyingIdentity() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'um', alg: 'RS256', use: 'sig' }
  const state = {
    issuer: '',
    /** What discovery says beside the usual. */
    metadata: {} as Record<string, unknown>,
    /** Answers the token endpoint; the claims of the code that comes. */
    claims: (_code: string): JWTPayload => ({}),
    /** Whether it answers at all. */
    away: false,
    /** Milliseconds that it waits before it answers. */
    late: 0,
    asked: [] as string[],
    bodies: [] as URLSearchParams[],
  }
  const sign = (claims: JWTPayload, { typ = 'JWT', forged = false } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'um', typ })
      .sign(forged ? other.privateKey : privateKey)
  const send = (reply: ServerResponse, body: unknown) =>
    void reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const path = new URL(request.url ?? '/', state.issuer).pathname
    state.asked.push(path)
    if (state.late) await setTimeout(state.late)
    if (state.away) return void reply.writeHead(503).end()
    if (path === '/.well-known/openid-configuration')
      return send(reply, {
        issuer: state.issuer,
        authorization_endpoint: `${state.issuer}/auth`,
        token_endpoint: `${state.issuer}/token`,
        jwks_uri: `${state.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        ...state.metadata,
      })
    if (path === '/jwks') return send(reply, { keys: [jwk] })
    if (path !== '/token') return void reply.writeHead(404).end()
    const body = new URLSearchParams(await text(request))
    state.bodies.push(body)
    const id_token = await sign(state.claims(body.get('code') ?? ''))
    send(reply, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token })
  }
  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  state.issuer = `http://127.0.0.1:${address.port}`
  atEnd(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { state, sign }
}
