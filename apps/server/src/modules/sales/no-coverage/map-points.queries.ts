import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { places, scopeOf } from './places.queries.ts'

/** More would be dots on dots. */
const MOST_POINTS = 1000

interface CityLeads {
  cidade: string
  uf: string | null
  leads: number
  id_ibge: number | null
}

/**
 * Leads a city, whichever provider they are of. Its municipality is found by name and state, by name alone where the
 * leads hold no state and only one municipality is called so.
 */
export async function listCityLeads(
  db: Database,
  actor: Actor,
  request: NoCoverageInput,
): Promise<CityLeads[]> {
  const { rows } = await sql<CityLeads>`
    with g as (
      select s.cidade as chave, coalesce(max(s.nome_cidade), '') as cidade, max(s.uf) as uf, sum(s.leads)::int as leads
      from ${places(actor, scopeOf(request), 'cidade')} group by s.cidade having sum(s.leads) > 0
      order by leads desc, s.cidade limit ${MOST_POINTS}
    )
    select g.cidade, coalesce(g.uf, m.uf) as uf, g.leads, m.id_ibge from g
    left join lateral (
      select min(c.id_ibge) as id_ibge, min(c.uf::text) as uf from cidade c
      where c.busca = g.chave and c.uf = coalesce(g.uf, c.uf) having count(*) = 1
    ) m on true
    order by g.leads desc, g.cidade, g.chave`.execute(db)
  return rows
}
