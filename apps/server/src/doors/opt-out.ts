/** /v1/descadastro/:token: the end of every e-mail. Public: the token is the message's own (RFC 8058: POST alone acts). */
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { optOutSecret, readOptOutToken } from '../modules/marketing/communication/opt-out-link.ts'
import { optOutDone, optOutForm } from '../modules/marketing/restrictions/opt-out-page.ts'
import { restrictDestination, sentMessage } from '../modules/marketing/restrictions/opt-out.queries.ts'
import { refusals } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'

type Params = { Params: { token: string } }

export async function optOutDoor(app: FastifyInstance, { connection: { db } }: Deps): Promise<void> {
  const secret = optOutSecret(db)
  async function messageOf(token: string) {
    const id = readOptOutToken(await secret(), token)
    const message = id === null ? undefined : await sentMessage(db, id)
    if (!message) throw refusals.notFound()
    return message
  }

  await app.register(async (door) => {
    // Mail programs send a form; what is in it does not matter.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    )
    door.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
    door.get<Params>('/v1/descadastro/:token', async ({ params, headers }, reply) => {
      await messageOf(params.token)
      // A person's browser gets the page in the intranet's own frame, whose button posts here.
      if (headers['sec-fetch-dest'] === 'document') return reply.redirect(`/descadastro/${params.token}`)
      return reply.type('text/html; charset=utf-8').send(optOutForm)
    })
    door.post<Params>('/v1/descadastro/:token', async ({ params }, reply) => {
      const { id, destino, canal } = await messageOf(params.token)
      if (destino)
        await inTransaction(db, null, (transaction) =>
          restrictDestination(transaction, canal, destino, 'descadastro', id),
        )
      return reply.type('text/html; charset=utf-8').send(optOutDone)
    })
  })
}
