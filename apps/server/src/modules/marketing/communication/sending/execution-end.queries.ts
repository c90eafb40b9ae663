/** Ends executions: messages that no worker will take any more are settled, and failures are counted. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { holdersOf } from '../../../../platform/role-holders.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { findDates, onOpenDates, openDates, within } from '../../send-dates.queries.ts'
import { requeuePaused } from './queue-stop.queries.ts'

/** Whether all messages of an execution (`x`) have an outcome, good or bad. */
export const hasEnded = sql<boolean>`x.situacao in ('concluida', 'com_falhas', 'interrompida')`

/** Messages whose window closed while they waited; one that was attempted has the reason for waiting. */
export async function expireQueued(db: Database): Promise<void> {
  const dates = await openDates(db)
  await sql`update campanha_envio e set situacao = 'expirado', motivo = coalesce(e.motivo, 'janela'),
      dia_envio = null, updated_at = now()
    where ${within('e.data_referencia', dates)} and e.id in (select v.id from campanha_envio v
      where v.na_fila and v.expira_em <= now() and ${within('v.data_referencia', dates)}
      order by v.id limit 20000 for update skip locked)`.execute(db)
}

/** Locks the executions with nothing left to send, and ended ones about which a provider reported something new. */
async function holdEnded(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with pendentes as materialized (
      select v.id_execucao from campanha_envio v where v.na_fila and ${onOpenDates('v.data_referencia')}
      union
      select v.id_execucao from campanha_reserva r join campanha_envio v on v.id = any(r.envios) and v.id_reserva = r.id
      where v.situacao in ('reservado', 'enviando') and ${onOpenDates('v.data_referencia')}
    )
    select x.id from campanha_execucao x
    where (x.situacao = 'executando' and not exists (select from pendentes p where p.id_execucao = x.id))
      or (x.reavaliar and ${hasEnded})
    order by x.id for no key update of x skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Closes executions that have nothing left to send, and says how each ended: with messages that never began, with
 * failures or open outcomes, or with neither. Of a resumed one more messages are queued first
 * (docs/marketing.md#stopping). Answers how many were looked at.
 */
export const finishExecutions = (db: Database): Promise<number> =>
  inTransaction(db, null, async (transaction) => {
    const ended = await holdEnded(transaction)
    if (!ended.length) return 0
    const dates = await findDates(transaction, sql`campanha_execucao x where x.id = any(${ended}::bigint[])`)
    await requeuePaused(transaction, ended, dates)
    // A separate statement: it must see everything reported about their messages until they were locked. What was queued
    // again meanwhile goes on: the queue is looked for on the dates of shifts that have not ended.
    await sql`
      update campanha_execucao x set reavaliar = false, avisada_em = null,
        terminada_em = coalesce(x.terminada_em, now()),
        situacao = case when f.paradas > 0 then 'interrompida' when f.falhas > 0 then 'com_falhas' else 'concluida' end
      from (select i.id, count(*) filter (where v.situacao in ('expirado', 'cancelado')) as paradas,
          count(*) filter (where v.situacao in ('falhou', 'incerto')) as falhas,
          count(*) filter (where v.na_fila) as esperam
        from campanha_execucao i left join campanha_envio v on v.id_execucao = i.id
          and v.data_referencia between i.de and i.ate and ${within('v.data_referencia', dates)}
        where i.id = any(${ended}::bigint[]) group by i.id) f
      where x.id = f.id and f.esperam = 0`.execute(transaction)
    return ended.length
  })

export interface FailedExecution {
  id: number
  campanha: string
  id_empresa: number
  percentual: number
}

/**
 * Executions that ended or were judged again since the last call, with more than `percent` of their messages failed,
 * uncertain, or not sent in time.
 */
export async function takeFailedExecutions(db: Database, percent: number): Promise<FailedExecution[]> {
  const { rows } = await sql<FailedExecution>`
    with novas as (
      update campanha_execucao x set avisada_em = now()
      where avisada_em is null and ${hasEnded} and total > 0
        and terminada_em > now() - interval '2 days'
      returning id, campanha, id_empresa, de, ate
    )
    select n.id, n.campanha, n.id_empresa, f.percentual from novas n join lateral (
      select (100 * count(*) filter (where v.situacao in ('falhou', 'incerto', 'expirado')) / greatest(count(*), 1))::int
        as percentual
      from campanha_envio v where v.id_execucao = n.id and v.data_referencia between n.de and n.ate
        and v.situacao in ('falhou', 'enviado', 'entregue', 'lido', 'incerto', 'expirado')
    ) f on f.percentual > ${percent}`.execute(db)
  return rows
}

export interface LostExecutions {
  id_empresa: number
  total: number
  campanhas: string[]
  /** The first of them. */
  id: number
}

/** Executions that sent nothing, failed or lost, by provider. Each is answered once. */
export async function takeLostExecutions(db: Database): Promise<LostExecutions[]> {
  const { rows } = await sql<LostExecutions>`
    with novas as (
      update campanha_execucao set avisada_em = now()
      where avisada_em is null and situacao in ('falhou', 'perdido') and terminada_em > now() - interval '2 days'
      returning id, campanha, id_empresa
    )
    select id_empresa, count(*)::int as total, array_agg(distinct campanha order by campanha) as campanhas, min(id) as id
    from novas group by 1 order by 1`.execute(db)
  return rows
}

/** Managers of communication who see a provider; of all of them without one. */
export const communicationManagers = (db: Database, id_empresa: number | null) =>
  holdersOf(db, 'regua_comunicacao:gestor', id_empresa)

/**
 * Customers restricted within a week by their own request, or because their mailbox does not exist; customers who were
 * allowed again are not counted.
 */
export async function weeklyOptOuts(db: Database): Promise<{ id_empresa: number; total: number }[]> {
  const { rows } = await sql<{ id_empresa: number; total: number }>`
    select id_empresa, count(*)::int as total from relacionamento_preferencias_cliente
    where origem <> 'manual' and not (whatsapp and email and sms) and updated_at > now() - interval '7 days'
    group by 1`.execute(db)
  return rows
}

/** How long the oldest due message has waited, in seconds. */
export async function queueLag(db: Database): Promise<number> {
  const { rows } = await sql<{ atraso: number }>`
    select coalesce(extract(epoch from now() - min(v.envia_em))::int, 0) as atraso
    from campanha_envio v where v.na_fila and v.envia_em <= now() and ${onOpenDates('v.data_referencia')}`.execute(
    db,
  )
  return rows[0]!.atraso
}
