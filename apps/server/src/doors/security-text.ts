/** `/.well-known/security.txt` (RFC 9116): to whom people report a hole. */
import { DAY_MS } from '@intranet/contract/durations'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'

/** Readers take one that has expired for forgotten. */
const VALID_DAYS = 180

export function securityTextDoor(
  app: FastifyInstance,
  { env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>,
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (!env.SECURITY_CONTACT) throw refusals.noAddress()
    const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()
    return reply.type('text/plain; charset=utf-8').send(
      `Contact: ${env.SECURITY_CONTACT}
Expires: ${expires}
Preferred-Languages: pt, en
Canonical: ${publicUrl}/.well-known/security.txt
`,
    )
  })
}
