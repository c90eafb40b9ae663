/**
 * Where figures of leads come from: the roll-ups and what they do not hold yet, or single leads for the one who sees only
 * some.
 */
import { leadReach } from '@intranet/contract/sales/lead-reach'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { leadInScope } from '../lead-scope.ts'
import { FIRST_DAY, LAST_DAY, rangesOf, type Range } from './period-ranges.ts'

export type Dimension = 'geral' | 'campanha' | 'canal' | 'vendedor' | 'produto' | 'cidade'
/** `c`: leads by the day they were created. `e`: sales by the day they were made. */
export type Base = 'c' | 'e'

interface Days {
  /** First and last day; without them, all time. */
  de?: string
  ate?: string
}

export interface FigureScope extends Days {
  /** Keys of providers. */
  provedores?: readonly string[]
  base?: Base
  /** Figures by day instead of by whole months, if few days are enough. */
  daily?: boolean
  /** The answer does not name providers: for an actor who sees all of them, the sums of `geral` under 0 are read. */
  allProviders?: boolean
}

const metrics = sql`leads, processo, viabilidade, negociacao, efetivadas, sem_cobertura, inviaveis, bloqueadas, contatos,
  faturamento, minutos`

/** Ids of the providers asked for that are in scope; an index can look them up. */
export const providersInScope = (actor: Actor, provedores?: readonly string[]): RawBuilder<number[]> =>
  providersWhere(actor, provedores && sql`e.sistema = any(${[...provedores]}::text[])`)

const providersWhere = (actor: Actor, test: RawBuilder<unknown> = sql`true`) =>
  sql<number[]>`array(select e.id from empresa e where ${inScope(actor, 'e.id', false)} and ${test})`

/** Whose roll-ups are read: those of the providers, or of all together (0) where they are all that there are. */
const rolledUp = (providers: RawBuilder<number[]>) =>
  sql`array(select unnest(case when cardinality(p.ids) = (select count(*) from empresa) then '{0}' else p.ids end)
    from (select ${providers} as ids) p)`

export const rangeValues = (ranges: readonly Range[]) =>
  sql`(values ${sql.join(ranges.map(({ grao, de, ate }) => sql`(${grao}, ${de}::date, ${ate}::date)`))}) p (grao, de, ate)`

/** The period on a column of days or moments. */
export const within = (column: RawBuilder<unknown>, { de, ate }: Days) =>
  sql<boolean>`(true ${de === undefined ? sql`` : sql`and ${column} >= ${de}::date`}
    ${ate === undefined ? sql`` : sql`and ${column} < ${ate}::date + 1`})`

/** Single leads that count, as the actor sees them, with their figures: `f` in what is built on it. */
export function countedLeads(actor: Actor, scope: FigureScope): RawBuilder<unknown> {
  const moment = sql.ref(scope.base === 'e' ? 'f.finalizada_em' : 'f.created_at')
  return sql`vendas_lead_fato f where ${leadInScope(actor, 'f')} and f.id_empresa = any(${providersInScope(actor, scope.provedores)})
    and ${within(moment, scope)} ${scope.base === 'e' ? sql`and f.dia_efetivacao is not null` : sql``}`
}

/** Ids of the leads of one seller ('' for those of nobody), or of all. */
export const leadsOfSeller = (actor: Actor, scope: FigureScope, seller?: string): RawBuilder<unknown> =>
  sql`select f.id from ${countedLeads(actor, scope)} ${seller === undefined ? sql`` : sql`and f.vendedor = ${seller}`}`

/** Whether the roll-ups may answer: they know providers, not sellers. */
export const usesRollUp = (actor: Actor): boolean => leadReach(actor) === 'provider'

/**
 * A table of figures under `s`: id_empresa, dia, chave, nome, uf and the metrics; to be summed, as one key may come in
 * several rows. It is exact within the statement that reads it.
 */
export function figures(actor: Actor, dimension: Dimension, scope: FigureScope): RawBuilder<unknown> {
  const base = scope.base ?? 'c'
  const key = dimension === 'geral' ? sql`''` : sql.ref(`f.${dimension}`)
  const name =
    dimension === 'cidade' || dimension === 'produto' ? sql.ref(`f.nome_${dimension}`) : sql`null::text`
  const uf = dimension === 'cidade' ? sql`f.uf` : sql`null::text`
  const day = sql.ref(base === 'e' ? 'f.dia_efetivacao' : 'f.dia')
  const facts = sql`select f.id_empresa, ${day} as dia, ${key} as chave, ${name} as nome, ${uf} as uf, ${metrics}`
  if (!usesRollUp(actor)) return sql`(${facts} from ${countedLeads(actor, scope)}) s`
  const providers = providersInScope(actor, scope.provedores)
  const ranges: Range[] = scope.daily
    ? [{ grao: 'd', de: scope.de ?? FIRST_DAY, ate: scope.ate ?? LAST_DAY }]
    : rangesOf(scope.de, scope.ate)
  return sql`(
    select r.id_empresa, r.dia, r.chave, r.nome, r.uf, ${metrics} from ${rangeValues(ranges)}
    join vendas_resumo r on r.dimensao = ${dimension} and r.base = ${base} and r.grao = p.grao
      and r.dia between p.de and p.ate
    where r.id_empresa = any(${scope.allProviders && dimension === 'geral' ? rolledUp(providers) : providers})
    union all
    ${facts} from vendas_lead_delta f
    where ${day} is not null and ${within(day, scope)} and f.id_empresa = any(${providers})
  ) s`
}

/**
 * Leads by outcome and type, under `s`: desfecho, tipo and leads, to be summed; the excluded and the wrong ones too. For
 * an actor who sees all leads of their providers.
 */
export function outcomes(actor: Actor, scope: Days & { id_empresa?: number }): RawBuilder<unknown> {
  const { id_empresa } = scope
  const providers = providersWhere(actor, id_empresa === undefined ? undefined : sql`e.id = ${id_empresa}`)
  return sql`(
    select r.desfecho, r.tipo, r.leads from ${rangeValues(rangesOf(scope.de, scope.ate))}
    join vendas_resumo_situacao r on r.grao = p.grao and r.dia between p.de and p.ate
    where r.id_empresa = any(${rolledUp(providers)})
    union all
    select f.desfecho, f.tipo, f.leads from vendas_situacao_delta f
    where ${within(sql`f.dia`, scope)} and f.id_empresa = any(${providers})
  ) s`
}
