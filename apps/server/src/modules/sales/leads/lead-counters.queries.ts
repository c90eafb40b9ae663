/** How many leads each list holds. */
import { isSuperadmin } from '@intranet/contract/access'
import type { LeadCounters, LeadCountersInput } from '@intranet/contract/sales/lead-list'
import { leadLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { workLists } from '@intranet/contract/sales/work-lists'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { outcomes, usesRollUp } from '../figures/figure-source.ts'
import { leadInScope } from '../lead-scope.ts'
import { listPredicate, type LeadWaits } from './lead-lists.ts'
import { narrowToProviders } from './lead-request.ts'

const isWork = (lista: LeadListKey) => workLists.includes(lista)
/** Work lists that hold only open leads: counted in one reading of their index. */
const openLists: readonly LeadListKey[] = ['overdue', 'today', 'stalled']
const holdsOpenLeads = (lista: LeadListKey) => openLists.includes(lista)

/**
 * How many leads lists hold, in one statement: outcomes come from the figures (or, for a seller, are counted in the
 * covering index), work lists from the small indexes of what is open, or on the blocklist.
 */
export async function countLeads(
  db: Database,
  who: Actor,
  { de, ate, id_empresa, listas = [...leadLists] }: LeadCountersInput,
  waits: LeadWaits,
): Promise<LeadCounters> {
  const { actor, request } = await narrowToProviders(db, who, { filtro: id_empresa ? { id_empresa } : {} })
  const inPeriod = sql`${leadInScope(actor, 'l')}
    ${request.filtro.id_empresa ? sql`and l.id_empresa = ${id_empresa}` : sql``}
    ${de ? sql`and l.created_at >= ${de}::date` : sql``}
    ${ate ? sql`and l.created_at < ${ate}::date + 1` : sql``}`
  const totals = (from: RawBuilder<unknown>, counted: readonly LeadListKey[], total: RawBuilder<unknown>) => {
    const columns = counted.map(
      (lista) =>
        sql`coalesce(sum(${total}) filter (where ${listPredicate({ lista }, 'l', waits)}), 0)::int as ${sql.ref(lista)}`,
    )
    return counted.length > 0
      ? [sql`(select ${sql.join(columns)} from ${from}) ${sql.ref(`t${counted[0]}`)}`]
      : []
  }
  const leads = (of: RawBuilder<boolean>) => sql`vendas_lead l where ${inPeriod} and ${of}`
  const ofOne = (lista: LeadListKey) =>
    sql`(select count(*)::int as ${sql.ref(lista)} from ${leads(listPredicate({ lista }, 'l', waits))}) ${sql.ref(`t${lista}`)}`
  const byOutcome = usesRollUp(actor)
    ? sql`(select desfecho, tipo, sum(leads) as total
        from ${outcomes(actor, { de, ate, id_empresa: request.filtro.id_empresa })} group by desfecho, tipo) l`
    : sql`(select desfecho, tipo, count(*) as total from vendas_lead l where ${inPeriod} group by desfecho, tipo) l`
  // The outcome as a constant: the index holds only open leads, and not this column.
  const open = sql`(select 'aberta' as desfecho, l.created_at, l.status, l.status_em, l.ultimo_contato, l.proximo_contato
    from ${leads(sql`l.desfecho = 'aberta'`)}) l`
  const asked = [...new Set(listas)]
  const [work, others] = [asked.filter(isWork), asked.filter((lista) => !isWork(lista))]
  const parts = [
    ...totals(byOutcome, others, sql`total`),
    ...totals(open, work.filter(holdsOpenLeads), sql`1`),
    ...work.filter((lista) => !holdsOpenLeads(lista)).map(ofOne),
  ]
  const { rows } = await sql<LeadCounters>`select * from ${sql.join(parts, sql` cross join `)}`.execute(db)
  const found = rows[0]!
  return isSuperadmin(actor) || !('excluded' in found) ? found : { ...found, excluded: null }
}
