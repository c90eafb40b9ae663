/** Executions: one shift of one rule, planned once by all servers together, and its audience written in one statement. */
import type { Shift } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { inScope } from '../../../../platform/scope.ts'
import { audience, type AudienceRequest } from '../audience/audience.queries.ts'
import { isSending, storedRules, type StoredRule } from '../audience/stored-rule.ts'

/**
 * Rules of a shift that are active and were active when it began (a pause of less than a day does not count), without an
 * execution yet, in the order of who wins.
 */
export const rulesDue = (db: Database, dia: string, turno: Shift, from: Date) =>
  storedRules(db)
    .where('r.turno', '=', turno)
    .where(isSending)
    .where('r.ativa_desde', '<=', from)
    .where('c.ativa_desde', '<=', from)
    .where(
      sql<boolean>`(r.aprovacao_impressao is null or r.aprovacao_impressao = campanha_regra_impressao(r))`,
    )
    .where(
      sql<boolean>`not exists (select from campanha_execucao x where x.id_regra = r.id
        and x.data_referencia = ${dia}::date and x.turno = ${turno})`,
    )
    .orderBy('r.id')
    .execute()

/** Rules that the actor sees and that send, with the moment since when they and their campaign are active. */
export const activeRules = (db: Database, actor: Actor, campanha_id?: number) =>
  storedRules(db)
    .select(sql<Date>`greatest(r.ativa_desde, c.ativa_desde)`.as('desde'))
    .where(isSending)
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .$if(campanha_id !== undefined, (query) => query.where('c.id', '=', campanha_id!))
    .orderBy('r.id')
    .execute()

export interface PlannedExecution {
  regra: StoredRule
  dia: string
  turno: Shift
  situacao: 'agendada' | 'perdido' | 'concluida'
  motivo: string | null
  envia_em: Date
  expira_em: Date
}

/** Plans executions; those that another process has just planned are skipped. Answers the new ids. */
export async function planExecutions(db: Database, planned: PlannedExecution[]): Promise<number[]> {
  if (!planned.length) return []
  const rows = await db
    .insertInto('campanha_execucao')
    .values(
      planned.map(({ regra, dia, turno, situacao, motivo, envia_em, expira_em }) => ({
        id_regra: regra.id,
        id_campanha: regra.campanha_id,
        id_empresa: regra.id_empresa,
        campanha: regra.campanha,
        data_referencia: dia,
        turno,
        situacao,
        motivo,
        regra: JSON.stringify(regra),
        silencio_inicio: regra.silencio_inicio,
        silencio_fim: regra.silencio_fim,
        envia_em,
        expira_em,
        terminada_em: situacao === 'agendada' ? null : new Date(),
      })),
    )
    .onConflict((conflict) => conflict.constraint('campanha_execucao_unica').doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The next planned execution after `id` whose audience no process is writing, locked until the transaction ends. */
export const nextPlanned = (db: Database, id: number) =>
  db
    .selectFrom('campanha_execucao')
    .where('situacao', '=', 'agendada')
    .where('id', '>', id)
    .select([
      'id',
      sql<StoredRule>`regra`.as('regra'),
      'data_referencia',
      'envia_em',
      'expira_em',
      sql<string>`(envia_em at time zone 'America/Sao_Paulo')::date::text`.as('dia'),
    ])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export interface Execution {
  id: number
  envia_em: Date
  expira_em: Date
}

/** Writes an execution's messages: to be sent, or suppressed with a reason. Answers how many of each. */
export async function buildAudience(db: Database, execution: Execution, request: AudienceRequest) {
  const { rows } = await sql<{ total: number; na_fila: number }>`
    with postos as (
      insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, motivo,
        envia_em, expira_em)
      select ${execution.id}, ${request.regra.id}, ${request.regra.id_empresa}, a.id_pessoa, a.canal, a.destino, a.data_referencia,
        case when coalesce(a.motivo, 'incidente') = 'incidente' then 'na_fila' else 'suprimido' end, a.motivo,
        coalesce(a.envia_em, ${execution.envia_em}), coalesce(a.expira_em, ${execution.expira_em})
      from (${audience(request)}) a
      on conflict do nothing returning situacao
    )
    select count(*)::int as total, (count(*) filter (where situacao = 'na_fila'))::int as na_fila from postos`.execute(
    db,
  )
  return rows[0] ?? { total: 0, na_fila: 0 }
}

export const beginExecution = (db: Database, id: number, built: { total: number; na_fila: number }) =>
  db
    .updateTable('campanha_execucao')
    .set({
      situacao: built.na_fila > 0 ? 'executando' : 'concluida',
      motivo: null,
      detalhe: null,
      total: built.total,
      iniciada_em: new Date(),
      terminada_em: built.na_fila > 0 ? null : new Date(),
    })
    .where('id', '=', id)
    .execute()

/**
 * Records why an execution's messages could not be written; it stays planned, and is tried again while its window is
 * open.
 */
export const noteFailure = (db: Database, id: number, detalhe: string) =>
  db
    .updateTable('campanha_execucao')
    .set({ motivo: 'erro_interno' satisfies SendReason, detalhe: detalhe.slice(0, 500) })
    .where('id', '=', id)
    .where('situacao', '=', 'agendada')
    .execute()

/**
 * Ends executions whose window closed before their messages could be written: failed if that was attempted, lost
 * otherwise.
 */
export const closeMissed = (db: Database, now: Date) =>
  sql`update campanha_execucao x set terminada_em = now(), motivo = coalesce(x.motivo, 'janela'),
      situacao = case when x.motivo is null then 'perdido' else 'falhou' end
    where x.id in (select id from campanha_execucao where situacao = 'agendada' and expira_em < ${now}
      for update skip locked)`.execute(db)

/** Whether a rule has an execution whose window is still open. */
export const hasOpenShift = async (db: Database, id_regra: number): Promise<boolean> =>
  (await db
    .selectFrom('campanha_execucao')
    .where('id_regra', '=', id_regra)
    .where('expira_em', '>', sql<Date>`now()`)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a rule that is switched on now counts as active since a moment: a pause of less than a day changes nothing. */
export const countsAsActive = async (db: Database, id: number, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('campanha_regras')
    .where('id', '=', id)
    .where(sql<boolean>`ativa_desde_agora(ativa_desde, parada_em) <= ${since}`)
    .select('id')
    .executeTakeFirst()) !== undefined
