/** "Cobertura chegou": lost leads whose street has coverage now. */
import type { CoverageResults } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { leadInScope } from '../lead-scope.ts'

export async function coverageResults(db: Database, actor: Actor): Promise<CoverageResults> {
  const { rows } = await sql<CoverageResults>`
    select count(*)::int as encontradas,
      count(*) filter (where l.desfecho = 'sem_cobertura' and x.retomada_em is null and v.ativo)::int as aguardando,
      count(*) filter (where x.retomada_em is not null)::int as retomadas,
      count(*) filter (where x.retomada_em is not null and l.desfecho = 'efetivada')::int as efetivadas,
      coalesce(sum(l.valor) filter (where x.retomada_em is not null and l.desfecho = 'efetivada'), 0)::text as faturamento
    from vendas_lead_cobertura x join vendas_lead l on l.id = x.id_lead
      left join vendas_cobertura v on v.id = x.id_cobertura
    where ${leadInScope(actor, 'l')} and l.desfecho <> 'excluida'`.execute(db)
  return rows[0]!
}

/** Marks an item of "Cobertura chegou" as done; answers whether the lead was on that list. */
export async function takeUpCoverage(db: Database, actor: Actor, id: number): Promise<boolean> {
  const { rows } = await sql`
    update vendas_lead_cobertura x set retomada_em = now(), id_usuario = ${actor.id}
    from vendas_cobertura v
    where v.id = x.id_cobertura and v.ativo and x.id_lead = ${id} and x.retomada_em is null returning x.id_lead`.execute(
    db,
  )
  return rows.length > 0
}
