/**
 * /v1/descadastro/:token: the end of every e-mail. Public: the token is the message's own (RFC 8058: POST alone acts).
 */
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { optOutSecret, readOptOutToken } from '../platform/opt-out-link.ts'
import { optOutDone, optOutForm } from '../modules/marketing/restrictions/opt-out-page.ts'
import { optOut, sentMessage } from '../modules/marketing/restrictions/opt-out.queries.ts'
import { summaryEndDone, summaryEndForm } from '../modules/home/weekly-summary/summary-end-page.ts'
import { endSummary } from '../modules/home/weekly-summary/weekly-summary.queries.ts'
import { refusals } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'

type Params = { Params: { token: string } }

export async function optOutDoor(app: FastifyInstance, { connection: { db }, sealed }: Deps): Promise<void> {
  async function messageOf(token: string) {
    const id = readOptOutToken(await optOutSecret(db, sealed), token)
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
    door.get<Params>('/v1/descadastro/:token', async ({ params }, reply) => {
      const message = await messageOf(params.token)
      return reply.type('text/html; charset=utf-8').send(optOutForm(message))
    })
    door.post<Params>('/v1/descadastro/:token', async ({ params }, reply) => {
      const message = await messageOf(params.token)
      await inTransaction(db, null, (transaction) => optOut(transaction, message))
      return reply.type('text/html; charset=utf-8').send(optOutDone(message))
    })
    const summaryOf = async (token: string) => {
      const id = readOptOutToken(await optOutSecret(db, sealed), token, 'resumo')
      if (id === null) throw refusals.notFound()
      return id
    }
    door.get<Params>('/v1/descadastro/resumo/:token', async ({ params }, reply) => {
      await summaryOf(params.token)
      return reply.type('text/html; charset=utf-8').send(summaryEndForm())
    })
    door.post<Params>('/v1/descadastro/resumo/:token', async ({ params }, reply) => {
      await endSummary(db, await summaryOf(params.token))
      return reply.type('text/html; charset=utf-8').send(summaryEndDone())
    })
    // Where the page stood before: browsers remember it.
    door.get<Params>('/descadastro/:token', async ({ params }, reply) =>
      reply.redirect(`/v1/descadastro/${encodeURIComponent(params.token)}`),
    )
  })
}
