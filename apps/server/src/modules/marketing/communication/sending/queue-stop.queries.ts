/** Pausing and resuming waiting messages. The flag of rule and campaign is what stops sending at once. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { findDates, openDates, within, type Dates } from '../../send-dates.queries.ts'
import { LATEST } from '../audience/sending-plan.ts'

/** Rows of one statement: enough for most shifts, and no more than a request can wait for. The engine does the rest. */
const CHUNK = 20_000

type Scope = { regras: number[] } | { campanhas: number[] } | { todas: true }

const openOf = (scope: Scope): RawBuilder<unknown> => {
  if ('regras' in scope) return sql`x.id_regra = any(${scope.regras}::bigint[])`
  if ('campanhas' in scope) return sql`x.id_campanha = any(${scope.campanhas}::bigint[])`
  return sql`not exists (select from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.id = x.id_regra and r.ativo and c.ativo)`
}

/** Cancels messages that were not handed over; the worker that has leased one stops it. */
export async function cancelQueued(db: Database, scope: Scope, motivo = 'pausa'): Promise<number> {
  const dates = await openDates(db)
  const { numAffectedRows } = await sql`
    update campanha_envio e set situacao = 'cancelado', motivo = ${motivo}, id_reserva = null, dia_envio = null,
      updated_at = now()
    where ${within('e.data_referencia', dates)} and e.id in (select v.id from campanha_envio v
      where v.situacao in ('na_fila', 'reservado') and ${within('v.data_referencia', dates)}
      and v.id_execucao in (select x.id from campanha_execucao x where x.situacao = 'executando' and ${openOf(scope)})
      order by v.id limit ${CHUNK} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** What a pause cancelled of shifts that are being sent, where window, rule and campaign allow it. */
const paused = (shifts: RawBuilder<unknown>, dates: Dates) => sql`campanha_envio v
  join campanha_regras r on r.id = v.id_regra and r.ativo
  join campanha_comunicacao c on c.id = r.campanha_id and c.ativo
  where v.situacao = 'cancelado' and v.motivo = 'pausa' and v.expira_em > now()
    and ${within('v.data_referencia', dates)} and ${shifts}`

/** Queues again, of shifts that are being sent, what a pause cancelled. Answers how many; call it until there are none. */
export async function requeuePaused(
  db: Database,
  ids: readonly number[],
  dates: Dates,
  most = CHUNK,
): Promise<number> {
  const sending = sql`v.id_execucao in (select x.id from campanha_execucao x
    where x.id = any(${ids}::bigint[]) and x.situacao = 'executando')`
  const { numAffectedRows } = await sql`
    update campanha_envio e set situacao = 'na_fila', motivo = null, updated_at = now()
    where ${within('e.data_referencia', dates)} and e.id in (select v.id from ${paused(sending, dates)}
      order by v.id limit ${most} for update of v skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Queues again what a pause cancelled, where its window is still open and rule and campaign are active. All of its shifts
 * go on at once, so that none ends before the engine has queued the rest.
 */
export async function resumeQueued(
  db: Database,
  scope: Exclude<Scope, { todas: true }>,
  most = CHUNK,
): Promise<number> {
  const shifts = sql`campanha_execucao x where ${openOf(scope)} and x.expira_em > now() - make_interval(days => ${LATEST})`
  const dates = await findDates(db, shifts)
  const { rows } = await sql<{ id: number }>`
    update campanha_execucao e set situacao = 'executando', terminada_em = null
    where e.id in (select x.id from ${shifts} and exists (select from ${paused(sql`v.id_execucao = x.id`, dates)})
      order by x.id for no key update of x)
    returning e.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  return ids.length ? requeuePaused(db, ids, dates, most) : 0
}
