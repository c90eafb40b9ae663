/** Requests that name another host are refused: docs/platform.md#own-hosts. */
import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'
import type { Deps } from '../platform/deps.ts'
import { isLoopback } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { hostOf } from '../platform/outgoing-addresses.ts'
import { sourceOf } from './request-context.ts'

/** A balancer asks these by whatever address it has. */
const probes = /^\/(livez|readyz|healthz)(\?|$)/

/** A name or an address, perhaps with a port: nothing else leads to a host. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

const isAddress = (hostname: string) => isIP(hostOf({ hostname })) !== 0

/**
 * Whether requests may name this host. Names of the loopback replace each other; where no public address is set, a server
 * that listens everywhere is also reached by its addresses, which nobody can make a name of theirs lead to.
 */
export function isOwnHost(host: string, publicUrl: string, env: Pick<Deps['env'], 'PUBLIC_URL'>): boolean {
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (hostname === new URL(publicUrl).hostname) return true
  if (isLoopback(publicUrl) && isLoopback(`http://${hostname}`)) return true
  return env.PUBLIC_URL === undefined && isAddress(hostname)
}

export function refuseForeignHosts(app: FastifyInstance, { publicUrl, env, security }: Deps): void {
  const own = new URL(publicUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers
    if (host === own || probes.test(request.url) || isOwnHost(host, publicUrl, env)) return done()
    security.noteRefusal(sourceOf(request), request.method, 'endereço')
    done(new AppError('unreadable', `Este endereço não é o da intranet. Abra ${publicUrl}.`))
  })
}
