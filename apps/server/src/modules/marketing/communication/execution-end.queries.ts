/** Executions come to their end: what no worker will take any more is settled, and what went wrong is counted. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { holdersOf } from '../../../platform/role-holders.ts'

/** Messages whose window closed while they waited. */
export const expireQueued = (db: Database) =>
  sql`update campanha_envio e set situacao = 'expirado', motivo = 'janela', dia_envio = null, updated_at = now()
    where e.id in (select v.id from campanha_envio v where v.na_fila and v.expira_em <= now()
      order by v.id limit 20000 for update skip locked)`.execute(db)

/** Closes executions that have nothing left to send. Answers how many. */
export async function finishExecutions(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    with pendentes as materialized (
      select v.id_execucao from campanha_envio v where v.na_fila
      union
      select v.id_execucao from campanha_reserva r join campanha_envio v on v.id = any(r.envios) and v.id_reserva = r.id
      where v.situacao in ('reservado', 'enviando')
    )
    update campanha_execucao x set situacao = 'concluida', terminada_em = now()
    where x.situacao = 'executando' and not exists (select from pendentes p where p.id_execucao = x.id)`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

export interface FailedExecution {
  id: number
  campanha: string
  id_empresa: number
  percentual: number
}

/** Ended executions, not told of yet, of whose messages more than `percent` failed. Each is answered once. */
export async function takeFailedExecutions(db: Database, percent: number): Promise<FailedExecution[]> {
  const { rows } = await sql<FailedExecution>`
    with novas as (
      update campanha_execucao set avisada_em = now()
      where avisada_em is null and situacao = 'concluida' and total > 0 and terminada_em > now() - interval '2 days'
      returning id, campanha, id_empresa
    )
    select n.*, f.percentual from novas n join lateral (
      select (100 * count(*) filter (where v.situacao = 'falhou') / greatest(count(*), 1))::int as percentual
      from campanha_envio v where v.id_execucao = n.id and v.situacao in ('falhou', 'enviado', 'entregue', 'lido', 'incerto')
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

/** Customers whose restrictions they wrote themselves, or their mailbox did, within a week. */
export async function weeklyOptOuts(db: Database): Promise<{ id_empresa: number; total: number }[]> {
  const { rows } = await sql<{ id_empresa: number; total: number }>`
    select id_empresa, count(*)::int as total from relacionamento_preferencias_cliente
    where origem <> 'manual' and updated_at > now() - interval '7 days' group by 1`.execute(db)
  return rows
}

/** How long the oldest due message has waited, in seconds. */
export async function queueLag(db: Database): Promise<number> {
  const { rows } = await sql<{ atraso: number }>`
    select coalesce(extract(epoch from now() - min(v.envia_em))::int, 0) as atraso
    from campanha_envio v where v.na_fila and v.envia_em <= now()`.execute(db)
  return rows[0]!.atraso
}

/** Destinations are forgotten after a year; the log itself stays (reading 13, LGPD). Webhook keys after 30 days. */
export async function forgetDestinations(db: Database): Promise<void> {
  await sql`update campanha_envio set destino = null, id_provedor_mensagem = null
    where id in (select id from campanha_envio where destino is not null
      and created_at < now() - interval '12 months' order by id limit 50000)`.execute(db)
  await sql`delete from campanha_webhook where recebido_em < now() - interval '30 days'`.execute(db)
}
