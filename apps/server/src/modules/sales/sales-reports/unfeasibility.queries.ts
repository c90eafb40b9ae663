/**
 * Why leads could not be served, the missing coverage included; upgrades and downgrades count with the other reasons
 * only.
 */
import { NO_COVERAGE } from '@intranet/contract/sales/lead-words'
import type { ReportInput } from '@intranet/contract/sales/sales-reports'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { leadInScope } from '../lead-scope.ts'
import { providersInScope, within, type FigureScope } from '../figures/figure-source.ts'
import { readRows } from './report-rows.queries.ts'

/** The leads that are counted, as what follows `from`. */
const lost = (actor: Actor, scope: FigureScope) => sql`vendas_lead l
    where l.desfecho in ('inviavel', 'sem_cobertura')
      and not (l.desfecho = 'sem_cobertura' and l.tipo in ('upgrade', 'downgrade'))
      and ${leadInScope(actor, 'l')} and l.id_empresa = any(${providersInScope(actor, scope.provedores)})
      and ${within(sql`l.created_at`, scope)}`

/** Ids of the leads of one reason, or of all. */
export const unfeasibleLeads = (actor: Actor, scope: FigureScope, reason?: string): RawBuilder<unknown> =>
  sql`select l.id from ${lost(actor, scope)}
    ${reason === undefined ? sql`` : sql`and l.motivo_inviabilidade = ${reason}`}`

/** One row for each reason, with the city where it occurs most. */
export function readUnfeasibility(db: Database, actor: Actor, scope: FigureScope, request: ReportInput) {
  const rows = sql`
    select l.motivo_inviabilidade as chave, l.motivo_inviabilidade as nome, null as tipo,
      mode() within group (order by nullif(btrim(l.cidade), '')) as cidade_top, count(*)::numeric as leads, 0 as contatos,
      0::numeric as efetivadas, count(*) filter (where l.motivo_inviabilidade = ${NO_COVERAGE}) as sem_cobertura,
      count(*) filter (where l.motivo_inviabilidade <> ${NO_COVERAGE}) as inviaveis, 0::numeric as faturamento,
      0::numeric as minutos, 0 as estornos, 0 as corrigidas, count(*)::numeric as parte
    from ${lost(actor, scope)}
    group by l.motivo_inviabilidade`
  return readRows(db, rows, request, '-leads')
}
