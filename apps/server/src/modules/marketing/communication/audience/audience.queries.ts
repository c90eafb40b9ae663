/** The customers to whom a rule writes on a day, and the others with the reason: one statement for any size. */
import { returningKeys, type WantedDay } from '@intranet/contract/marketing/firing'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { datesSince, within, type Dates } from '../../send-dates.queries.ts'
import { hasIncident } from './incident-hold.ts'
import { allows, destination, isRefused, refusedContacts } from './refused-contacts.ts'
import { LATEST, type HolidayPlace } from './sending-plan.ts'
import { channelsOf, type StoredRule } from './stored-rule.ts'

export interface Limits {
  /** Messages of a channel to a customer; 0 is without limit. */
  dia: number
  mes: number
}

/** The first and last moment of a day for sending messages that a holiday postponed. */
export interface SendingDay {
  dia: string
  envia_em: Date
  expira_em: Date
}

/** Days before which no shift's message counts for the limit of a month: it may have left some days after its shift. */
export const COUNTED = 30 + LATEST

export interface AudienceRequest {
  regra: StoredRule
  wanted: WantedDay[]
  /** The day of sending, in São Paulo. */
  dia: string
  limites: Limits
  /** Of messages that may count for a limit. */
  contadas: Dates
  feriados: HolidayPlace[]
  /** The days to which holidays postpone, in order; empty if they suppress. */
  adiamento: SendingDay[]
}

/** Of messages that may count for a limit on `dia`. */
export const countedDates = (db: Database, dia: string) => datesSince(db, dia, COUNTED)

const active = sql`exists (select from relationship_contrato k
  where k.id_empresa = p.id_empresa and k.id_pessoa = p.id and k.situacao = 'ativo')`
const living = sql`p.ativo and not p.falecido`

function byContract(column: 'data_ativacao' | 'data_contratacao', wanted: WantedDay[], id_empresa: number) {
  const date = sql.ref(`k.${column}`)
  const [yearly] = wanted.filter(({ anual }) => anual)
  const due = yearly
    ? sql`dia_do_ano(${date}) = any(${returningKeys(yearly.dia)}::int[])
        and ${date} < make_date(${(yearly.ano_maximo ?? 9998) + 1}::int, 1, 1)`
    : sql`${date} = any(${wanted.map(({ dia }) => dia)}::date[])`
  const reference = yearly ? sql`${yearly.dia}::date` : sql`min(${date})`
  return sql`select p.*, ${reference} as data_referencia
    from relationship_contrato k join relationship_dados_pessoas p on p.id = k.id_pessoa
    where k.situacao = 'ativo' and ${due} and p.id_empresa = ${id_empresa} and ${living} group by p.id`
}

/** Customers of a rule on a day, each once, with all their columns and the reference date. */
function customers({ regra, wanted }: Pick<AudienceRequest, 'regra' | 'wanted'>): RawBuilder<unknown> {
  const { criterio, id_empresa } = regra
  const [first] = wanted
  if (!first)
    return sql`select p.*, null::date as data_referencia from relationship_dados_pessoas p where false`
  if (criterio === 'data_ativacao' || criterio === 'data_contratacao')
    return byContract(criterio, wanted, id_empresa)
  const whole = sql`select p.*, ${first.dia}::date as data_referencia from relationship_dados_pessoas p
    where p.id_empresa = ${id_empresa} and ${living} and ${active}`
  if (criterio === 'data_especifica') return whole
  return sql`${whole} and dia_do_ano(p.data_nascimento) = any(${returningKeys(first.dia)}::int[])
    and p.data_nascimento < make_date(${(first.ano_maximo ?? 9998) + 1}::int, 1, 1)`
}

const onDaysOf = (wanted: readonly WantedDay[]) =>
  sql`v.data_referencia = any(${wanted.map(({ dia }) => dia)}::date[])`

/** Whether yesterday's shift has written to customer `p` on channel `ch` already: its day is asked for again. */
const isKnown = ({ regra, wanted }: Pick<AudienceRequest, 'regra' | 'wanted'>): RawBuilder<unknown> =>
  wanted.length > 1
    ? sql`exists (select from campanha_envio v where v.id_regra = ${regra.id} and v.id_pessoa = p.id
        and v.canal = ch.canal and v.data_referencia = p.data_referencia and ${onDaysOf(wanted)})`
    : sql`false`

/** How many customers a rule has on a day, with or without a message. */
export const customerCount = (request: Pick<AudienceRequest, 'regra' | 'wanted'>) =>
  sql<{ total: number }>`select count(*)::int as total from (${customers(request)}) p
    where exists (select from unnest(${channelsOf(request.regra)}::text[]) as ch(canal) where not ${isKnown(request)})`

/**
 * What already counts against the limits: looked up one by one for few customers, read together for a whole provider,
 * by its shifts.
 */
function usage({ regra, dia, contadas }: AudienceRequest, limited: boolean): RawBuilder<unknown> {
  if (!limited) return sql`left join (select 0 as hoje, 0 as mes where false) u on true`
  const counts = sql`count(*) filter (where v.dia_envio = ${dia}::date) as hoje, count(*) as mes`
  const counted = within('v.data_referencia', contadas)
  if (regra.criterio === 'data_especifica')
    return sql`left join (select v.id_pessoa, v.canal, ${counts}
        from campanha_execucao x join campanha_envio v on v.id_execucao = x.id and ${counted}
        where x.id_empresa = ${regra.id_empresa} and x.data_referencia > ${dia}::date - ${COUNTED}::int
          and v.dia_envio > ${dia}::date - 30
        group by v.id_pessoa, v.canal) u on u.id_pessoa = p.id and u.canal = ch.canal`
  return sql`left join lateral (select ${counts} from campanha_envio v
    where v.dia_envio > ${dia}::date - 30 and ${counted} and v.id_pessoa = p.id and v.canal = ch.canal) u on true`
}

const holidayOn = (day: RawBuilder<unknown>) => sql`exists (select from feriados f where f.dia = ${day}
  and (f.uf is null or f.uf = p.uf and (f.cidade is null or f.cidade = normaliza(p.cidade))))`

/** Who refused a channel under another code: looked up one by one for few customers, read together for a whole provider. */
function refusals({ regra }: AudienceRequest) {
  const canais = channelsOf(regra)
  if (regra.criterio === 'data_especifica')
    return {
      recusas: refusedContacts(regra.id_empresa, canais),
      joined: sql`left join (select distinct canal, cpf from recusas where cpf is not null) c
          on c.canal = alvo.canal and c.cpf = alvo.cpf
        left join (select distinct canal, destino from recusas where destino is not null) d
          on d.canal = alvo.canal and d.destino = alvo.destino`,
      recusado: sql`(c.cpf is not null or d.destino is not null)`,
    }
  const one = { id_empresa: sql`alvo.id_empresa`, cpf: sql`alvo.cpf`, destino: sql`alvo.destino` }
  const cases = canais.map((canal) => sql`when ${canal} then ${isRefused(canal, one)}`)
  return {
    recusas: sql`select`,
    joined: sql``,
    recusado: sql`case alvo.canal ${sql.join(cases, sql` `)} end`,
  }
}

/**
 * `id_pessoa, canal, destino, data_referencia, motivo, envia_em, expira_em` of every customer and channel: without
 * `motivo` a message is sent, with `incidente` it waits; `envia_em` is set only if a holiday postpones it.
 */
export function audience(request: AudienceRequest): RawBuilder<unknown> {
  const { regra, wanted, dia, limites, feriados, adiamento } = request
  const limited = limites.dia > 0 || limites.mes > 0
  const none = 2_147_483_647
  const heeds = feriados.length > 0
  const { recusas, joined, recusado } = refusals(request)
  const refused = regra.whatsapp && regra.template?.status !== 'aprovado'
  // A day that was asked for yesterday too: whom it has reached, or where to, is not reached again.
  const sentTo =
    wanted.length > 1
      ? sql`exists (select from campanha_envio v where v.id_regra = ${regra.id} and v.canal = alvo.canal
        and v.destino = alvo.destino and v.data_referencia = alvo.data_referencia and ${onDaysOf(wanted)} and v.situacao <> 'suprimido')`
      : sql`false`
  return sql`with base as (${customers(request)}),
    feriados as (select * from jsonb_to_recordset(${JSON.stringify(feriados)}::jsonb)
      as f(dia date, uf text, cidade text)),
    dias as (select * from jsonb_to_recordset(${JSON.stringify(adiamento)}::jsonb)
      as d(dia date, envia_em timestamptz, expira_em timestamptz)),
    parados as materialized (select * from incidente_local),
    recusas as materialized (${recusas}),
    alvo as (
      select p.id, p.id_empresa, p.cpf, ch.canal, p.data_referencia,
        ${destination} as destino,
        coalesce(${allows}, true) as permitido,
        coalesce(u.hoje, 0) >= ${limites.dia || none}::int or coalesce(u.mes, 0) >= ${limites.mes || none}::int as cheio,
        ${regra.segurar_incidente === false ? sql`false` : hasIncident(sql`parados`)} as segurado,
        ${heeds ? holidayOn(sql`${dia}::date`) : sql`false`} as feriado,
        ${
          heeds
            ? sql`case when ${holidayOn(sql`${dia}::date`)} then
              (select min(d.dia) from dias d where not ${holidayOn(sql`d.dia`)}) end`
            : sql`null::date`
        } as adiado
      from base p
      cross join unnest(${channelsOf(regra)}::text[]) as ch(canal)
      left join relacionamento_preferencias_cliente r on r.id_empresa = p.id_empresa and r.cod_cliente = p.codpessoa
      ${usage(request, limited)}
      where not ${isKnown(request)}
    ),
    julgado as (
      select alvo.*, case
        when not permitido or ${recusado} then 'restricao'
        when alvo.destino is null then 'contato_invalido'
        when cheio then 'limite'
        when alvo.canal = 'whatsapp' and ${refused} then 'template'
        when feriado and adiado is null then 'feriado'
        when ${sentTo} then 'duplicado' end as motivo
      from alvo ${joined}
    ),
    por_cpf as (
      select *, row_number() over (partition by canal, motivo is null, coalesce(cpf, id::text) collate "C"
        order by id) as vez_cpf from julgado
    ),
    por_destino as (
      select *, row_number() over (partition by canal, motivo is null and vez_cpf = 1,
        destino collate "C" order by id) as vez_destino from por_cpf
    )
    select v.id as id_pessoa, v.canal, v.destino, v.data_referencia,
      coalesce(v.motivo, case when v.vez_cpf > 1 or v.vez_destino > 1 then 'duplicado'
        when v.segurado then 'incidente' end) as motivo,
      d.envia_em, d.expira_em
    from por_destino v left join dias d on d.dia = v.adiado`
}
