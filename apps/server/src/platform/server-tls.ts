/** TLS between the balancer and this server (docs/deploy.md#tls-behind-the-balancer). */
import { readFileSync } from 'node:fs'
import { createServer as createPlain, type RequestListener, type Server } from 'node:http'
import { createServer } from 'node:https'
import type { Env } from './env.ts'

/** What `TLS_CERT` says where the network between the machines encrypts by itself: a mesh, WireGuard, IPsec. */
export const BY_NETWORK = 'network'

type TlsEnv = Pick<Env, 'TLS_CERT' | 'TLS_KEY'>

export const hasOwnTls = ({ TLS_CERT, TLS_KEY }: TlsEnv): boolean =>
  TLS_KEY !== undefined && TLS_CERT !== undefined && TLS_CERT !== BY_NETWORK

/** Makes this process's HTTP servers: with a certificate they speak TLS alone. Throws where its files cannot be read. */
export function serverMaker(env: TlsEnv): (handler: RequestListener) => Server {
  if (!hasOwnTls(env)) return (handler) => createPlain(handler)
  const tls = {
    cert: readFileSync(env.TLS_CERT!),
    key: readFileSync(env.TLS_KEY!),
    minVersion: 'TLSv1.2',
  } as const
  return (handler) => createServer(tls, handler)
}

const timeOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/**
 * Fastify's option for a server with a certificate; nothing without. Kept connections end after a balancer's: one that is
 * closed while a request comes is a failed request.
 */
export function tlsOption(env: TlsEnv) {
  if (!hasOwnTls(env)) return {}
  const make = serverMaker(env)
  const serverFactory = (handler: RequestListener, options: Record<string, unknown>): Server => {
    const server = make(handler)
    server.keepAliveTimeout = timeOr(options.keepAliveTimeout, 72_000)
    server.requestTimeout = timeOr(options.requestTimeout, 0)
    server.setTimeout(timeOr(options.connectionTimeout, 0))
    return server
  }
  return { serverFactory }
}
