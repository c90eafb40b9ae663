/**
 * Which list a lead is in: the only place that knows (docs/sales.md#lists-are-views). The outcome itself is `vendas_lead.desfecho`.
 * Lists are views: a lead on the blocklist or overdue stays in its other lists; outcomes never overlap.
 */
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { sql, type RawBuilder } from 'kysely'
import type { Parameters } from '../../../platform/parameters.ts'
import { today } from '../../../platform/today.ts'

/** Days without a contact until a lead of each stage is overdue, and days in one stage until it is stalled. */
export interface LeadWaits {
  prospeccao: number
  processo: number
  viabilidade: number
  negociacao: number
  parada: number
}

export async function leadWaits(parameters: Parameters): Promise<LeadWaits> {
  const [prospeccao, processo, viabilidade, negociacao, parada] = await Promise.all([
    parameters.read('lead_vencida_prospeccao_dias'),
    parameters.read('lead_vencida_processo_dias'),
    parameters.read('lead_vencida_viabilidade_dias'),
    parameters.read('lead_vencida_negociacao_dias'),
    parameters.read('lead_parada_dias'),
  ])
  return { prospeccao, processo, viabilidade, negociacao, parada }
}

/** When a lead was last cared for: its last contact, or its creation. */
export const lastCare = (alias: string): RawBuilder<Date> =>
  sql<Date>`greatest(${sql.ref(`${alias}.ultimo_contato`)}, ${sql.ref(`${alias}.created_at`)})`

const days = (count: number) => sql`now() - ${sql.lit(count)} * interval '1 day'`

const byStage = ({ prospeccao, processo, viabilidade, negociacao }: LeadWaits) => [
  prospeccao,
  processo,
  viabilidade,
  negociacao,
]

/** Whole days since an open lead became overdue; null of a sold one. */
export function daysOverdue(alias: string, waits: LeadWaits): RawBuilder<number | null> {
  const stages = byStage(waits).map((wait, n) => sql`when ${sql.lit(n + 1)} then ${sql.lit(wait)}`)
  return sql<number | null>`(floor(extract(epoch from now() - ${lastCare(alias)}) / 86400)::int
    - case ${sql.ref(`${alias}.status`)} ${sql.join(stages, sql` `)} end)`
}

/** Open and without a contact for longer than its stage allows, by `more` days. */
export function isOverdue(alias: string, waits: LeadWaits, more = 0): RawBuilder<boolean> {
  const status = sql.ref(`${alias}.status`)
  const stages = byStage(waits).map(
    (wait, n) => sql`(${status} = ${sql.lit(n + 1)} and ${lastCare(alias)} < ${days(wait + more)})`,
  )
  return sql<boolean>`(${sql.ref(`${alias}.desfecho`)} = 'aberta' and (${sql.join(stages, sql` or `)}))`
}

/** Whether the effected leads are asked for too: the list of leads shows the open ones by itself. */
export interface ListChoice {
  lista: LeadListKey
  effected?: boolean
}

/** The predicate of a list on `vendas_lead` under `alias`, the actor's scope apart. */
export function listPredicate(
  { lista, effected = false }: ListChoice,
  alias: string,
  waits: LeadWaits,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const outcome = column('desfecho')
  const afterSale = sql`${column('tipo')} in ('upgrade', 'downgrade')`
  switch (lista) {
    case 'leads':
      return effected
        ? sql<boolean>`(${outcome} in ('aberta', 'efetivada') and not ${afterSale})`
        : sql<boolean>`(${outcome} = 'aberta' and not ${afterSale})`
    case 'upgrade':
    case 'downgrade':
      return sql<boolean>`(${column('tipo')} = ${sql.lit(lista)}
        and ${outcome} not in ('excluida', 'errada', 'inativada'))`
    case 'blocklist':
      return sql<boolean>`(${column('blacklist')} is not null and ${outcome} <> 'excluida')`
    case 'excluded':
      return sql<boolean>`${outcome} = 'excluida'`
    case 'inactivated':
      return sql<boolean>`${outcome} = 'inativada'`
    case 'unfeasible':
      return sql<boolean>`${outcome} = 'inviavel'`
    case 'without-coverage':
      return sql<boolean>`(${outcome} = 'sem_cobertura' and not ${afterSale})`
    case 'overdue':
      return isOverdue(alias, waits)
    case 'wrong':
      return sql<boolean>`${outcome} = 'errada'`
    case 'all':
      return sql<boolean>`${outcome} not in ('excluida', 'errada')`
    case 'today':
      return sql<boolean>`(${outcome} = 'aberta' and ${column('proximo_contato')} < ${today} + 1)`
    case 'stalled':
      return sql<boolean>`(${outcome} = 'aberta' and ${column('status_em')} < ${days(waits.parada)})`
    case 'coverage':
      return sql<boolean>`(${outcome} = 'sem_cobertura' and not ${afterSale} and exists (
        select from vendas_lead_cobertura x join vendas_cobertura v on v.id = x.id_cobertura and v.ativo
        where x.id_lead = ${column('id')} and x.retomada_em is null))`
  }
}
