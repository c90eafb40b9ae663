import type { QueueState } from '@intranet/contract/marketing/communication-answers'
import type { RetrySendsInput } from '@intranet/contract/marketing/communication-sends'
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { assertAllFound } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

/** The messages among some that the actor sees. */
const sendsAmong = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('campanha_envio as v')
    .innerJoin('campanha_execucao as x', 'x.id', 'v.id_execucao')
    .where(sql<boolean>`v.id = any(${ids}::bigint[])`)
    .where(inScope(actor, 'x.id_empresa', false))
    .select('v.id')
    .execute()

/** Queues failed messages again, where their window is open. Uncertain ones never: they may have arrived. */
export async function retrySends(db: Database, actor: Actor, input: RetrySendsInput) {
  if ('ids' in input) assertAllFound(input.ids, await sendsAmong(db, actor, input.ids))
  const chosen =
    'ids' in input ? sql`v.id = any(${input.ids}::bigint[])` : sql`v.id_execucao = ${input.id_execucao}`
  const { rows } = await sql<{ id_execucao: number }>`
    with de_novo as (
      update campanha_envio e set situacao = 'na_fila', motivo = null, tentativas = 0, envia_em = now(), updated_at = now()
      where e.id in (select v.id from campanha_envio v join campanha_execucao x on x.id = v.id_execucao
        where ${chosen} and v.situacao = 'falhou' and v.expira_em > now() and ${inScope(actor, 'x.id_empresa', false)}
        for update of v skip locked)
      returning e.id_execucao
    ), aberta as (
      update campanha_execucao x set situacao = 'executando', terminada_em = null
      where x.id in (select id_execucao from de_novo)
    )
    select id_execucao from de_novo`.execute(db)
  if (!rows.length) throw new AppError('conflict', communicationSend.nothingToRetry)
  return { alterados: rows.length }
}

/** The queue right now, and whether it lags behind. */
export async function queueState({ parameters, senders }: Deps, db: Database): Promise<QueueState> {
  const { rows } = await sql<Pick<QueueState, 'na_fila' | 'reservado' | 'enviando' | 'atraso'>>`
    with levadas as (select v.situacao from campanha_reserva r
        join campanha_envio v on v.id = any(r.envios) and v.id_reserva = r.id)
    select (select count(*)::int from campanha_envio where na_fila) as na_fila,
      (select count(*)::int from levadas where situacao = 'reservado') as reservado,
      (select count(*)::int from levadas where situacao = 'enviando') as enviando,
      coalesce((select extract(epoch from now() - min(v.envia_em))::int from campanha_envio v
        where v.situacao = 'na_fila' and v.envia_em <= now()), 0) as atraso`.execute(db)
  const state = rows[0]!
  const limit = (await parameters.read('comunicacao_atraso_minutos')) * 60
  const { email, sms, whatsapp } = senders
  return {
    ...state,
    atrasada: state.atraso > limit,
    local: { email: email.local, sms: sms.local, whatsapp: whatsapp.local },
  }
}
