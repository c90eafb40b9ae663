/** The send table as its own queue: leases, hand-overs, and what is left behind by workers that died. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { inTransaction } from '../../../platform/transaction.ts'
import type { Limits } from './audience.queries.ts'
import { recipientContract } from './forecast.queries.ts'
import type { Recipient } from './message-render.ts'

/** A message that this worker has leased. */
export interface LeasedMessage extends Recipient {
  id: number
  id_execucao: number
  destino: string
  tentativas: number
}

export interface Lease {
  canal: Channel
  trabalhador: string
  tamanho: number
  /** Seconds. */
  duracao: number
  limites: Limits
}

const today = sql`(now() at time zone 'America/Sao_Paulo')::date`
const hour = sql`to_char(now() at time zone 'America/Sao_Paulo', 'HH24:MI')`
const quiet = sql`x.silencio_inicio is not null and case when x.silencio_inicio < x.silencio_fim
  then ${hour} >= x.silencio_inicio and ${hour} < x.silencio_fim
  else ${hour} >= x.silencio_inicio or ${hour} < x.silencio_fim end`

/** Room within a limit: what counts already, and the earlier messages of this very lease. */
const full = (limit: number, used: string) =>
  limit > 0 ? sql`${sql.ref(used)} + a.vez_pessoa > ${limit}::int` : sql`false`

/**
 * Leases the first due messages of a channel. Restriction, limit, pause and window are looked at again here, and here
 * the place within the limit is taken: earlier shifts and lower rules first. Messages that may not go are settled;
 * `vistos` counts them too, so that a caller knows whether the queue has more.
 */
export function leaseMessages(
  db: Database,
  { canal, trabalhador, tamanho, duracao, limites }: Lease,
): Promise<{ vistos: number; mensagens: LeasedMessage[] }> {
  const limited = limites.dia > 0 || limites.mes > 0
  const used = limited
    ? sql`left join lateral (select count(*) filter (where u.dia_envio = ${today}) as hoje, count(*) as mes
        from campanha_envio u where u.id_pessoa = v.id_pessoa and u.canal = v.canal and u.id <> v.id
          and u.dia_envio > ${today} - 30) u on true`
    : sql`cross join (select 0 as hoje, 0 as mes) u`
  return inTransaction(db, null, async (transaction) => {
    // One at a time a channel: who comes first would else decide who wins a customer's only message of the day.
    await sql`select pg_advisory_xact_lock(hashtext(${`comunicacao:${canal}`}))`.execute(transaction)
    const { rows } = await sql<LeasedMessage & { situacao: string }>`
      with vez as materialized (
        select v.id, v.id_execucao, v.id_regra, v.id_pessoa, v.canal, v.envia_em, v.expira_em
        from campanha_envio v
        where v.situacao = 'na_fila' and v.canal = ${canal} and v.envia_em <= now()
          and v.id_execucao < coalesce((select min(id) from campanha_execucao where situacao = 'agendada'), 9e15::bigint)
        order by v.envia_em, v.id_execucao, v.id limit ${tamanho} for update skip locked
      ),
      achado as (
        select v.*, p.nome_razaosocial as nome, k.produto, k.vencimento_dia, u.hoje, u.mes, case
          when v.expira_em <= now() then 'janela'
          when not coalesce(r.ativo and c.ativo, false) then 'pausa'
          when ${quiet} then 'silencio'
          when not coalesce(${sql.ref(`f.${canal}`)}, true) then 'restricao' end as motivo
        from vez v
        join campanha_execucao x on x.id = v.id_execucao
        join relationship_dados_pessoas p on p.id = v.id_pessoa
        left join campanha_regras r on r.id = v.id_regra
        left join campanha_comunicacao c on c.id = r.campanha_id
        left join relacionamento_preferencias_cliente f
          on f.id_empresa = p.id_empresa and f.cod_cliente = p.codpessoa
        ${recipientContract}
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
      )
      update campanha_envio e set
        situacao = case d.porque when 'janela' then 'expirado' when 'pausa' then 'cancelado' when 'silencio' then 'na_fila'
          when 'restricao' then 'suprimido' when 'limite' then 'suprimido' else 'reservado' end,
        motivo = case when d.porque <> 'silencio' then d.porque end,
        envia_em = case d.porque when 'silencio' then now() + interval '5 minutes' else e.envia_em end,
        trabalhador = case when d.porque is null then ${trabalhador}::uuid end,
        reservado_ate = case when d.porque is null then now() + make_interval(secs => ${duracao}) end,
        dia_envio = case when d.porque is null then ${today} end,
        updated_at = now()
      from decidido d where e.id = d.id
      returning e.id, e.id_execucao, e.destino, e.tentativas, e.data_referencia::text, e.situacao,
        d.nome, d.produto, d.vencimento_dia`.execute(transaction)
    const mensagens = rows.filter(({ situacao }) => situacao === 'reservado')
    return {
      vistos: rows.length,
      mensagens: mensagens.toSorted((a, b) => a.id_execucao - b.id_execucao || a.id - b.id),
    }
  })
}

/** What became of a message that was being handed over. */
export interface Settled {
  id: number
  situacao: 'enviado' | 'falhou' | 'incerto' | 'na_fila' | 'reservado'
  motivo: string | null
  id_provedor_mensagem: string | null
  /** Seconds until the next try of one that goes back into the queue. */
  espera: number
}

/**
 * In one commit: what became of the last hand-over, and the next messages marked as on their way, before they are.
 * Answers which of those may go: still leased by this worker, rule and campaign active, within the window.
 */
export async function exchange(
  db: Database,
  { trabalhador, duracao }: Pick<Lease, 'trabalhador' | 'duracao'>,
  settled: Settled[],
  next: number[],
): Promise<Set<number>> {
  const column = <K extends keyof Settled>(key: K) => settled.map((one) => one[key])
  const { rows } = await sql<{ id: number; situacao: string }>`
    with feito as (
      update campanha_envio e set situacao = s.situacao, motivo = s.motivo, updated_at = now(),
        id_provedor_mensagem = coalesce(s.provedor, e.id_provedor_mensagem),
        tentativas = e.tentativas + case s.situacao when 'reservado' then 0 else 1 end,
        enviado_em = case s.situacao when 'enviado' then now() else e.enviado_em end,
        envia_em = case s.situacao when 'na_fila' then now() + make_interval(secs => s.espera) else e.envia_em end,
        dia_envio = case s.situacao when 'falhou' then null else e.dia_envio end,
        trabalhador = case s.situacao when 'reservado' then e.trabalhador end,
        reservado_ate = case s.situacao when 'reservado' then now() + make_interval(secs => ${duracao}) end
      from unnest(${column('id')}::bigint[], ${column('situacao')}::text[], ${column('motivo')}::text[],
        ${column('id_provedor_mensagem')}::text[], ${column('espera')}::int[])
        as s(id, situacao, motivo, provedor, espera)
      where e.id = s.id and (e.situacao = 'enviando' and e.trabalhador = ${trabalhador}::uuid
        or e.situacao = 'incerto' and s.situacao in ('enviado', 'falhou'))
    ), vez as materialized (
      select v.id, case when not exists (select from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
          where r.id = v.id_regra and r.ativo and c.ativo) then 'pausa' when v.expira_em <= now() then 'janela' end as motivo
      from campanha_envio v where v.id = any(${next}::bigint[])
    ), vai as (
      update campanha_envio e set updated_at = now(), motivo = n.motivo,
        situacao = case n.motivo when 'pausa' then 'cancelado' when 'janela' then 'expirado' else 'enviando' end,
        trabalhador = case when n.motivo is null then e.trabalhador end,
        dia_envio = case when n.motivo is null then e.dia_envio end,
        reservado_ate = case when n.motivo is null then now() + make_interval(secs => ${duracao}) end
      -- "is not distinct": the index of all leases would else be read to the end for twenty of them.
      from vez n where e.id = n.id and e.situacao is not distinct from 'reservado' and e.trabalhador = ${trabalhador}::uuid
      returning e.id, e.situacao
    )
    select id, situacao from vai`.execute(db)
  return new Set(rows.filter(({ situacao }) => situacao === 'enviando').map(({ id }) => id))
}

/** Gives back what a worker leased and will not hand over. */
export async function returnLeases(db: Database, trabalhador: string): Promise<void> {
  await sql`update campanha_envio set situacao = 'na_fila', trabalhador = null, reservado_ate = null, dia_envio = null,
    updated_at = now() where situacao = 'reservado' and trabalhador = ${trabalhador}::uuid`.execute(db)
}

/** Leases of dead workers go back into the queue; what they were handing over nobody can know. */
export async function reapLeases(db: Database): Promise<void> {
  await sql`update campanha_envio e set
      situacao = case e.situacao when 'reservado' then 'na_fila' else 'incerto' end,
      motivo = case e.situacao when 'enviando' then 'sem_resposta' end,
      dia_envio = case e.situacao when 'enviando' then e.dia_envio end,
      trabalhador = null, reservado_ate = null, updated_at = now()
    where e.id in (select v.id from campanha_envio v where v.situacao in ('reservado', 'enviando')
      and v.reservado_ate < now() order by v.id limit 20000 for update skip locked)`.execute(db)
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
