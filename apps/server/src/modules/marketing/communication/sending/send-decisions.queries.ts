/** The managers' actions on messages that did not arrive, or whose outcome is unknown. */
import type { RetrySendsInput } from '@intranet/contract/marketing/communication-sends'
import type { UncertainAction } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { inScope } from '../../../../platform/scope.ts'
import { datesOfSends, datesOfShift, within } from '../../send-dates.queries.ts'
import { hasEnded } from './execution-end.queries.ts'

/** The messages among some that the actor sees. */
export async function sendsAmong(db: Database, actor: Actor, ids: readonly number[]) {
  const dates = await datesOfSends(db, ids)
  return db
    .selectFrom('campanha_envio as v')
    .innerJoin('campanha_execucao as x', 'x.id', 'v.id_execucao')
    .where(sql<boolean>`v.id = any(${ids}::bigint[])`)
    .where(within('v.data_referencia', dates))
    .where((eb) => inScope(actor, eb.ref('x.id_empresa'), false))
    .select('v.id')
    .execute()
}

/**
 * Whether messages (`e`) are of the chosen ones in the actor's scope, which are locked: those on which somebody else is
 * just deciding are skipped.
 */
async function areChosen(db: Database, actor: Actor, input: RetrySendsInput, which: RawBuilder<unknown>) {
  const [chosen, dates] =
    'ids' in input
      ? [sql`v.id = any(${input.ids}::bigint[])`, await datesOfSends(db, input.ids)]
      : [sql`v.id_execucao = ${input.id_execucao}`, await datesOfShift(db, input.id_execucao)]
  return sql`${within('e.data_referencia', dates)} and e.id in (select v.id
    from campanha_envio v
    where ${chosen} and ${within('v.data_referencia', dates)} and ${which} and ${inScope(actor, 'v.id_empresa', false)}
    for update skip locked)`
}

const queued = sql`situacao = 'na_fila', motivo = null, detalhe = null, tentativas = 0, envia_em = now(), updated_at = now()`
const reopened = sql`update campanha_execucao x set situacao = 'executando', terminada_em = null
  where x.id in (select id_execucao from mudado)`

/** Queues failed messages again if their window is open. Messages abandoned by a person stay so. Answers how many. */
export async function requeueFailed(db: Database, actor: Actor, input: RetrySendsInput): Promise<number> {
  const which = sql`v.situacao = 'falhou' and v.motivo is distinct from 'perdido' and v.expira_em > now()`
  const chosen = await areChosen(db, actor, input, which)
  const { rows } = await sql`
    with mudado as (
      update campanha_envio e set ${queued} where ${chosen} returning e.id_execucao
    ), aberta as (${reopened})
    select from mudado`.execute(db)
  return rows.length
}

const acts: Record<UncertainAction, Record<'which' | 'set' | 'execution', RawBuilder<unknown>>> = {
  reenviar: {
    which: sql`v.situacao = 'incerto' and v.expira_em > now()`,
    set: queued,
    execution: reopened,
  },
  // An abandoned message does not count for the customer's limit.
  perdido: {
    which: sql`v.situacao = 'incerto'`,
    set: sql`situacao = 'falhou', motivo = 'perdido', dia_envio = null, updated_at = now()`,
    execution: sql`update campanha_execucao x set reavaliar = true
      where x.id in (select id_execucao from mudado) and ${hasEnded}`,
  },
}

/** Sends uncertain messages again within their window, or abandons them; the decider is recorded. Answers how many. */
export async function decideUncertain(
  db: Database,
  actor: Actor,
  input: RetrySendsInput,
  acao: UncertainAction,
): Promise<number> {
  const { which, set, execution } = acts[acao]
  const chosen = await areChosen(db, actor, input, which)
  const { rows } = await sql`
    with mudado as (
      update campanha_envio e set ${set} where ${chosen} returning e.id, e.id_execucao
    ), outra as (${execution}), decisao as (
      insert into campanha_decisao (id_execucao, acao, envios, total, id_usuario)
      select id_execucao, ${acao}, ${'ids' in input ? sql`array_agg(id order by id)` : sql`null::bigint[]`}, count(*),
        ${actor.id}
      from mudado group by id_execucao
    )
    select from mudado`.execute(db)
  return rows.length
}

/** An execution's decisions, newest first. */
export const decisionsOf = (db: Database, id_execucao: number) =>
  db
    .selectFrom('campanha_decisao as d')
    .leftJoin('rh_usuario as u', 'u.id', 'd.id_usuario')
    .where('d.id_execucao', '=', id_execucao)
    .select(['d.id', sql<UncertainAction>`d.acao`.as('acao'), 'd.total', 'u.nome as usuario', 'd.created_at'])
    .orderBy('d.id', 'desc')
    .limit(20)
    .execute()
