/** Pausing and resuming waiting messages. The flag of rule and campaign is what stops sending at once. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { findDates, openDates, within, type Dates } from '../../send-dates.queries.ts'
import { LATEST } from '../audience/sending-plan.ts'
import { customersOf, isSending, storedRules, type StoredRule } from '../audience/stored-rule.ts'

/** Rows of one statement: enough for most shifts, and no more than a request can wait for. The engine does the rest. */
const CHUNK = 20_000

export type SwitchedScope = { regras: number[] } | { campanhas: number[] }
type Scope = SwitchedScope | { todas: true }

const openOf = (scope: Scope): RawBuilder<unknown> => {
  if ('regras' in scope) return sql`x.id_regra = any(${scope.regras}::bigint[])`
  if ('campanhas' in scope) return sql`x.id_campanha = any(${scope.campanhas}::bigint[])`
  return sql`not exists (select from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.id = x.id_regra and ${isSending})`
}

/**
 * Whether a rule is as its shift (`x`) has stored it: what it says, to whom, when and as whom. The campaign's name, and
 * whether a template is approved, are in no message.
 */
const unchanged = (db: Database) => {
  const rule = storedRules(db).where(sql<boolean>`r.id = x.id_regra`)
  const compared = (one: RawBuilder<unknown>) => sql`((${one}) - 'campanha') #- '{template,status}'`
  return sql`coalesce((select ${compared(sql`to_jsonb(s)`)} = ${compared(sql`x.regra`)} from ${rule} s), false)`
}

/** Cancels messages that were not handed over; the worker that has leased one stops it. */
export const cancelQueued = (db: Database, scope: Scope, motivo = 'pausa') =>
  cancelOf(db, openOf(scope), motivo)

async function cancelOf(db: Database, which: RawBuilder<unknown>, motivo: string): Promise<number> {
  const dates = await openDates(db)
  const { numAffectedRows } = await sql`
    update campanha_envio e set situacao = 'cancelado', motivo = ${motivo}, id_reserva = null, dia_envio = null,
      updated_at = now()
    where ${within('e.data_referencia', dates)} and e.id in (select v.id from campanha_envio v
      where v.situacao in ('na_fila', 'reservado') and ${within('v.data_referencia', dates)}
      and v.id_execucao in (select x.id from campanha_execucao x where x.situacao = 'executando' and ${which})
      order by v.id limit ${CHUNK} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** What a pause cancelled of shifts that are being sent, where window, rule and campaign allow it. */
const paused = (shifts: RawBuilder<unknown>, dates: Dates) => sql`campanha_envio v
  join campanha_regras r on r.id = v.id_regra
  join campanha_comunicacao c on c.id = r.campanha_id
  where ${isSending} and v.situacao = 'cancelado' and v.motivo = 'pausa' and v.expira_em > now()
    and ${within('v.data_referencia', dates)} and ${shifts}`

/** Queues again, of shifts that are being sent, what a pause cancelled and its rule still says. Answers how many; call it until there are none. */
export async function requeuePaused(
  db: Database,
  ids: readonly number[],
  dates: Dates,
  most = CHUNK,
): Promise<number> {
  const sending = sql`v.id_execucao in (select x.id from campanha_execucao x
    where x.id = any(${ids}::bigint[]) and x.situacao = 'executando' and ${unchanged(db)})`
  const { numAffectedRows } = await sql`
    update campanha_envio e set situacao = 'na_fila', motivo = null, updated_at = now()
    where ${within('e.data_referencia', dates)} and e.id in (select v.id from ${paused(sending, dates)}
      order by v.id limit ${most} for update of v skip locked)`.execute(db)
  return Number(numAffectedRows)
}

const recent = (scope: SwitchedScope) =>
  sql`campanha_execucao x where ${openOf(scope)} and x.expira_em > now() - make_interval(days => ${LATEST})`

/**
 * Queues again what a pause cancelled, where its window is still open, rule and campaign are active, and the rule is as
 * it was (docs/marketing.md#stopping). All of its shifts go on at once, so that none ends before the engine has queued the
 * rest.
 */
export async function resumeQueued(db: Database, scope: SwitchedScope, most = CHUNK): Promise<number> {
  const shifts = sql`${recent(scope)} and ${unchanged(db)}`
  const dates = await findDates(db, shifts)
  const { rows } = await sql<{ id: number }>`
    update campanha_execucao e set situacao = 'executando', terminada_em = null
    where e.id in (select x.id from ${shifts} and exists (select from ${paused(sql`v.id_execucao = x.id`, dates)})
      order by x.id for no key update of x)
    returning e.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  return ids.length ? requeuePaused(db, ids, dates, most) : 0
}

/**
 * Ends shifts whose rule was changed while they were stopped. Answers how many had no messages yet, and how many messages
 * in their window are not sent.
 */
export async function endChanged(
  db: Database,
  scope: SwitchedScope,
): Promise<{ turnos: number; mensagens: number }> {
  const changed = sql`not ${unchanged(db)}`
  const { numAffectedRows } =
    await sql`update campanha_execucao x set situacao = 'interrompida', motivo = 'pausa', terminada_em = now()
    where x.situacao = 'agendada' and ${openOf(scope)} and ${changed}`.execute(db)
  while ((await cancelOf(db, sql`${openOf(scope)} and ${changed}`, 'pausa')) === CHUNK);
  return {
    turnos: Number(numAffectedRows),
    mensagens: await countKept(db, sql`${recent(scope)} and ${changed}`),
  }
}

/** Messages of some shifts that a pause cancelled, and whose window is still open: how many. */
async function countKept(db: Database, shifts: RawBuilder<unknown>): Promise<number> {
  const dates = await findDates(db, shifts)
  const stopped = sql`v.id_execucao in (select x.id from ${shifts})`
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${paused(stopped, dates)}`.execute(db)
  return rows[0]!.total
}

/** Messages of a rule's resumed shift that were not queued again when the rule was changed: they stay cancelled. */
export const countRest = (db: Database, id_regra: number): Promise<number> =>
  countKept(db, sql`${recent({ regras: [id_regra] })} and x.situacao = 'executando' and not ${unchanged(db)}`)

/** Customers of a rule's stopped shift, which goes on when the rule is switched on; 0 where there is none. */
export async function stoppedAudience(db: Database, id_regra: number): Promise<number> {
  const shifts = sql`${recent({ regras: [id_regra] })} and ${unchanged(db)}`
  const dates = await findDates(db, shifts)
  const { rows } = await sql<{ total: number; regra: StoredRule }>`
    select x.total, x.regra from ${shifts} and exists (select from campanha_envio v
      where v.id_execucao = x.id and v.expira_em > now() and ${within('v.data_referencia', dates)}
        and (v.situacao in ('na_fila', 'reservado') or v.situacao = 'cancelado' and v.motivo = 'pausa'))
    order by x.id`.execute(db)
  return Math.max(0, ...rows.map(({ total, regra }) => customersOf(regra, total)))
}
