/** The send table as its own queue: leases, hand-overs, and the messages left by dead workers. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import { today } from '../../../../platform/today.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { COUNTED, type Limits } from '../audience/audience.queries.ts'
import { isStopped, takeTrial } from './channel-stop.queries.ts'
import { recipientContract } from '../audience/forecast.queries.ts'
import { hasIncident } from '../audience/incident-hold.ts'
import { isRefused } from '../audience/refused-contacts.ts'
import type { Recipient } from '../audience/message-render.ts'
import { isSending } from '../audience/stored-rule.ts'
import { lockKey } from '../../../../platform/locks.ts'
import { onOpenDates, openDates, since, spanOf, within, type Dates } from '../../send-dates.queries.ts'

/** A message that this worker has leased. */
export interface LeasedMessage extends Recipient {
  id: number
  id_execucao: number
  id_regra: number
  destino: string
  tentativas: number
}

export interface LeaseRequest {
  canal: Channel
  tamanho: number
  /** Seconds. */
  duracao: number
  limites: Limits
}

const hour = sql`to_char(now() at time zone 'America/Sao_Paulo', 'HH24:MI')`
const quiet = sql`x.silencio_inicio is not null and case when x.silencio_inicio < x.silencio_fim
  then ${hour} >= x.silencio_inicio and ${hour} < x.silencio_fim
  else ${hour} >= x.silencio_inicio or ${hour} < x.silencio_fim end`

/** Room within a limit: what counts already, and the earlier messages of this very lease. */
const full = (limit: number, used: string) =>
  limit > 0 ? sql`${sql.ref(used)} + a.vez_pessoa > ${limit}::int` : sql`false`

/** A lease, with the first and last date of its messages: who works on them names their months. */
export interface LeasedBatch {
  reserva: number
  datas: Dates
}

export interface Lease {
  /** Null if nothing may be sent. */
  lote: LeasedBatch | null
  mensagens: LeasedMessage[]
  /** One message of a stopped channel, which shows whether its provider works again. */
  ensaio: boolean
}

/** How many messages a worker leases at once. */
export const LEASE_SIZE = 500

/** Lanes of the queue: a customer's messages are all in one, so that lanes need not wait for each other. */
const LANES = 8

/**
 * No message of a shift is sent before the audience of an earlier shift is written: the earlier one may take the
 * customer's only message.
 */
const built = sql`v.id_execucao < coalesce((select min(id) from campanha_execucao where situacao = 'agendada'), 9e15::bigint)`

const leasedTo = { id_empresa: sql`p.id_empresa`, cpf: sql`p.cpf`, destino: sql`v.destino` }

const countedSpan = spanOf(since(today, COUNTED))

interface Lane {
  lane: number
  /** The channel's provider was away: one message tries whether it still is. */
  parado: boolean
  /** Of messages that may count for a limit. */
  contadas_de: string | null
  contadas_ate: string | null
}

/**
 * Locks a lane with due messages: null when there is none or the channel is stopped, 'busy' when other workers have
 * locked all of them.
 */
async function takeLane(db: Database, canal: Channel, dates: Dates): Promise<Lane | null | 'busy'> {
  const due = (lane: RawBuilder<unknown>) => sql`(not ${isStopped(sql`${canal}`)} and exists (
    select from campanha_envio v where v.na_fila and v.canal = ${canal} and v.id_pessoa % ${sql.lit(LANES)} = ${lane}
      and v.envia_em <= now() and ${built} and ${within('v.data_referencia', dates)}))`
  const { rows } = await sql<Lane>`select ${preparedGeneric}
    k as lane, (select parado_desde is not null from campanha_ritmo where canal = ${canal}) as parado,
      ${countedSpan.de} as contadas_de, ${countedSpan.ate} as contadas_ate
    from (select k from generate_series(0, ${sql.lit(LANES - 1)}) k order by random()) l
    where case when ${due(sql`k`)} then pg_try_advisory_xact_lock(${lockKey('sendLane', sql`${canal} || ' ' || k`)}) end
    limit 1`.execute(db)
  if (rows[0]) return rows[0]
  const { rows: waiting } =
    await sql`select from generate_series(0, ${sql.lit(LANES - 1)}) k where ${due(sql`k`)}
    limit 1`.execute(db)
  return waiting.length ? 'busy' : null
}

/**
 * Leases the first due messages of a channel's lane: null when none is due, 'busy' when others are leasing in all lanes.
 * Restriction, limit, pause and window are checked again here, and the limit is counted here: earlier shifts and lower
 * rules first. Messages that may not be sent are settled.
 */
export function leaseMessages(
  db: Database,
  { canal, tamanho, duracao, limites }: LeaseRequest,
): Promise<Lease | null | 'busy'> {
  const limited = limites.dia > 0 || limites.mes > 0
  return inTransaction(db, null, async (transaction) => {
    // A separate statement: the next one must see what the previous worker of this lane has leased.
    const dates = await openDates(transaction)
    const taken = await takeLane(transaction, canal, dates)
    if (taken === null || taken === 'busy') return taken
    const { lane, parado: ensaio, contadas_de, contadas_ate } = taken
    const used = limited
      ? sql`left join lateral (select count(*) filter (where u.dia_envio = ${today}) as hoje, count(*) as mes
          from campanha_envio u where u.id_pessoa = v.id_pessoa and u.canal = v.canal and u.id <> v.id
            and u.dia_envio > ${today} - 30
            and ${within('u.data_referencia', { de: contadas_de, ate: contadas_ate })}) u on true`
      : sql`cross join (select 0 as hoje, 0 as mes) u`
    if (ensaio && !(await takeTrial(transaction, canal))) return null
    const most = ensaio ? 1 : tamanho
    // Planned each time: planned once, it would open all months, and find its rows again by reading them.
    const { rows } = await sql<LeasedMessage & { reserva: number | null }>`
      with vez as materialized (
        select v.id, v.ctid as lugar, v.data_referencia, v.id_execucao, v.id_regra, v.id_pessoa, v.canal, v.destino, v.envia_em, v.expira_em, v.motivo as antes
        from campanha_envio v
        where v.na_fila and v.canal = ${canal} and v.id_pessoa % ${sql.lit(LANES)} = ${lane}
          and v.envia_em <= now() and ${built} and ${within('v.data_referencia', dates)}
        order by v.envia_em, v.id_execucao, v.id limit ${most} for update skip locked
      ),
      parados as materialized (select * from incidente_local),
      achado as (
        select v.*, p.nome_razaosocial as nome, k.produto, k.vencimento_dia, u.hoje, u.mes, case
          when v.expira_em <= now() then 'janela'
          when not coalesce(${isSending}, false) then 'pausa'
          when ${quiet} then 'silencio'
          when not coalesce(${sql.ref(`f.${canal}`)}, true) or ${isRefused(canal, leasedTo)} then 'restricao'
          when r.segurar_incidente and ${hasIncident(sql`parados`)} then 'incidente' end as motivo
        from vez v
        join campanha_execucao x on x.id = v.id_execucao
        join relationship_dados_pessoas p on p.id = v.id_pessoa
        left join campanha_regras r on r.id = v.id_regra
        left join campanha_comunicacao c on c.id = r.campanha_id
        left join relacionamento_preferencias_cliente f
          on f.id_empresa = p.id_empresa and f.cod_cliente = p.codpessoa
        ${recipientContract({ por: sql`x.contrato_por`, dia: sql`v.data_referencia` }, sql`x.pede_contrato`)}
        ${used}
      ),
      ordenado as (
        select *, row_number() over (partition by id_pessoa, motivo is null order by envia_em, id_execucao, id) as vez_pessoa
        from achado
      ),
      decidido as (
        select a.*, case when a.motivo is not null then a.motivo
          when ${full(limites.dia, 'a.hoje')} or ${full(limites.mes, 'a.mes')} then 'limite' end as porque
        from ordenado a
      ),
      nova as (
        insert into campanha_reserva (envios, dias, ate) select array_agg(id), array_agg(data_referencia), now() + make_interval(secs => ${duracao})
        from decidido where porque is null having count(*) > 0 returning id
      )
      update campanha_envio e set
        situacao = case d.porque when 'janela' then 'expirado' when 'pausa' then 'cancelado' when 'silencio' then 'na_fila'
          when 'incidente' then 'na_fila' when 'restricao' then 'suprimido' when 'limite' then 'suprimido' else 'reservado' end,
        motivo = case d.porque when 'silencio' then null when 'janela' then coalesce(d.antes, 'janela') else d.porque end,
        envia_em = case when d.porque in ('silencio', 'incidente') then now() + interval '5 minutes' else e.envia_em end,
        id_reserva = case when d.porque is null then n.id end,
        dia_envio = case when d.porque is null then ${today} end,
        updated_at = now()
      -- By its place in its month: the rows are locked, and finding each again cost as much as its index entries.
      from decidido d left join nova n on true where e.ctid = d.lugar and e.data_referencia = d.data_referencia
        and ${within('e.data_referencia', dates)}
      returning e.id, e.id_execucao, e.id_regra, e.destino, e.tentativas, e.data_referencia::text,
        e.id_reserva as reserva, d.nome, d.produto, d.vencimento_dia`.execute(transaction)
    // Due but locked: a pause is just cancelling them.
    if (!rows.length) return 'busy'
    const mensagens = rows.filter(({ reserva }) => reserva !== null)
    const reserva = mensagens[0]?.reserva ?? null
    const leased = mensagens.map(({ data_referencia }) => data_referencia).toSorted()
    return {
      lote: reserva === null ? null : { reserva, datas: { de: leased[0]!, ate: leased.at(-1)! } },
      ensaio,
      mensagens: mensagens.toSorted((a, b) => a.id_execucao - b.id_execucao || a.id - b.id),
    }
  })
}

/** The outcome of messages that were being handed over. */
export interface Settled {
  enviados: number[]
  /** The provider's ids, in the order of `enviados`. */
  provedor: (string | null)[]
  outros: {
    id: number
    situacao: 'falhou' | 'incerto' | 'na_fila' | 'reservado'
    motivo: SendReason | null
    detalhe: string | null
    /** Seconds until the next attempt for a message that returns to the queue. */
    espera: number
  }[]
}

/** An array as PostgreSQL reads it: the driver looks at each element for what to escape. */
const bigints = (ids: number[]) => `{${ids.join(',')}}`

/**
 * In one commit: the outcomes of the last hand-over, and the next messages marked as being sent, before they are sent.
 * Answers which of them may be sent: still leased, rule and campaign active, within the window. Renews the lease.
 */
export async function exchange(
  db: Database,
  { reserva, datas }: LeasedBatch,
  duracao: number,
  { enviados, provedor, outros }: Settled,
  next: Pick<LeasedMessage, 'id' | 'id_regra'>[],
): Promise<Set<number>> {
  const rules = [...new Set(next.map(({ id_regra }) => id_regra))]
  const named = provedor.some((id) => id !== null) ? provedor : null
  const { rows } = await sql<{
    id: number
  }>`select ${preparedGeneric} id from passa_envios(${reserva}, ${duracao}, ${bigints(enviados)},
    ${named}, ${outros.length ? JSON.stringify(outros) : null}, ${bigints(next.map(({ id }) => id))}, ${bigints(rules)},
    ${datas.de}, ${datas.ate}) as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Settles leased messages that may no longer be sent. Messages leased by another worker are skipped. */
export async function dropLeased(
  db: Database,
  { reserva, datas }: LeasedBatch,
  dropped: Pick<LeasedMessage, 'id'>[],
): Promise<void> {
  await sql`update campanha_envio e set updated_at = now(), dia_envio = null, id_reserva = null,
      situacao = case when e.expira_em <= now() then 'expirado' else 'cancelado' end,
      motivo = case when e.expira_em <= now() then 'janela' else 'pausa' end
    where e.id = any(${dropped.map(({ id }) => id)}::bigint[]) and ${within('e.data_referencia', datas)}
      and e.situacao = 'reservado' and e.id_reserva = ${reserva}
      and (e.expira_em <= now() or not exists (select from campanha_regras r
        join campanha_comunicacao c on c.id = r.campanha_id where r.id = e.id_regra and ${isSending}))`.execute(
    db,
  )
}

/**
 * Ends a lease: messages that were not handed over return to the queue. Those without a known outcome stay, until the
 * upkeep settles them.
 */
export async function closeLease(db: Database, { reserva, datas }: LeasedBatch): Promise<void> {
  await sql`with minha as materialized (
      select v.id, v.situacao from campanha_reserva r join campanha_envio v on v.id = any(r.envios) and v.id_reserva = r.id
      where r.id = ${reserva} and v.situacao in ('reservado', 'enviando') and ${within('v.data_referencia', datas)}
    ), volta as (
      update campanha_envio e set situacao = 'na_fila', id_reserva = null, dia_envio = null, updated_at = now()
      from minha m where e.id = m.id and ${within('e.data_referencia', datas)} and m.situacao = 'reservado'
        and e.situacao = 'reservado' and e.id_reserva = ${reserva}
    )
    delete from campanha_reserva r where r.id = ${reserva} and not exists (select from minha where situacao = 'enviando')`.execute(
    db,
  )
}

/** Leases of dead workers return to the queue; the messages they were handing over become uncertain. */
export async function reapLeases(db: Database): Promise<void> {
  await sql`with morta as (
      delete from campanha_reserva where id in
        (select id from campanha_reserva where ate < now() order by id limit 40 for update skip locked)
      returning id, envios, dias
    )
    update campanha_envio e set
      situacao = case e.situacao when 'reservado' then 'na_fila' else 'incerto' end,
      motivo = case e.situacao when 'enviando' then 'sem_resposta' end,
      dia_envio = case e.situacao when 'enviando' then e.dia_envio end,
      id_reserva = case e.situacao when 'enviando' then e.id_reserva end, updated_at = now()
    from (select id, unnest(envios) as envio, unnest(dias) as dia from morta) m
    where e.id = m.envio and e.data_referencia = m.dia and ${onOpenDates('e.data_referencia')} and e.id_reserva = m.id and e.situacao in ('reservado', 'enviando')`.execute(
    db,
  )
}

/** When a channel of this rate may send its next `count` messages, all servers together: milliseconds to wait. */
export async function takePace(
  db: Database,
  canal: Channel,
  count: number,
  perSecond: number,
): Promise<number> {
  const { rows } = await sql<{ espera: number }>`
    update campanha_ritmo set livre_em = greatest(livre_em, now()) + make_interval(secs => ${count / perSecond})
    where canal = ${canal}
    returning extract(epoch from livre_em - now())::float8 * 1000 as espera`.execute(db)
  return Math.max(0, (rows[0]?.espera ?? 0) - (count / perSecond) * 1000)
}
