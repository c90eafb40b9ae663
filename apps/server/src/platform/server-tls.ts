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
