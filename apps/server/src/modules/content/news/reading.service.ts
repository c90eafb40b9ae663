/** Confirming a required reading, who confirmed it, and reminding the others. */
import { createHash } from 'node:crypto'
import type { ConfirmInput, ListConfirmationsInput } from '@intranet/contract/content/news-reading'
import { form } from '@intranet/contract/messages'
import { news as text } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify } from '../../../platform/notify.ts'
import { found } from '../../../platform/records.ts'
import { readNews } from './news.service.ts'
import { publishDue } from './publication.service.ts'
import { boardLine, listConfirmations, recordNewsReading, takeForReminder } from './reading.queries.ts'

/** "Li e concordo". Sent twice, the first counts; a reading that is no longer the current one is 409. */
export async function confirmReading(db: Database, actor: Actor, input: ConfirmInput, address: string) {
  // News may be read up to a minute before the job publishes it: such a reading may be confirmed.
  await publishDue(db)
  const news = await readNews(db, actor, input.id)
  if (!news.requer_lido) throw refusals.notFound()
  if (input.versao !== undefined && input.versao !== news.versao_leitura) throw refusals.stale()
  const ip = createHash('sha256').update(`${input.id}:${actor.id}:${address}`).digest('hex')
  const lido_em = await recordNewsReading(db, actor, input.id, news.versao_leitura, ip)
  if (!lido_em) throw refusals.forbidden()
  return { id: input.id, lido_em }
}

/** The people of one item; `filtro.id_novidade` names it. */
export async function readConfirmations(db: Database, actor: Actor, request: ListConfirmationsInput) {
  const { id_novidade: wanted, ...filtro } = request.filtro
  const id = typeof wanted === 'object' && wanted !== null ? wanted._eq : wanted
  if (typeof id !== 'number') throw refusals.invalid({ id_novidade: form.required })
  return listConfirmations(db, actor, id, { ...request, filtro })
}

/** Reminds people who still have to read: one notification each, at most once in 24 hours. Returns how many. */
export async function remindPending(db: Database, actor: Actor, id: number) {
  const { titulo, pendentes, no_ar } = found(await boardLine(db, actor, id))
  if (!no_ar) throw new AppError('conflict', text.notOnShow)
  const usuarios = await takeForReminder(db, actor, id)
  await notify(db, {
    remetente: actor.id,
    usuarios,
    data: { modulo: 'novidades', msg: `${text.requiredReading} pendente: ${titulo}`, rota: `/news/${id}` },
  })
  return { cobrados: usuarios.length, pendentes }
}
