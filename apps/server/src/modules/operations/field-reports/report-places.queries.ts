import type { ReportPlaces } from '@intranet/contract/operations/field-report-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { ofOwnProviders } from '../../../platform/scope.ts'

/** What a device keeps: more cities than any state has, and of each more districts than people choose among. */
const MOST_CITIES = 1500
const MOST_DISTRICTS = 200

/**
 * The cities of the states where somebody's providers work, those that are served first. Districts are those that the
 * coverage and incidents name: none comes from a customer.
 */
export async function readReportPlaces(db: Database, actor: Actor): Promise<ReportPlaces> {
  const { rows } = await sql<ReportPlaces[number]>`
    with atendidas as (
      select distinct p.uf, normaliza(p.nome) as busca from rh_cidade_provedor p where ${ofOwnProviders(actor, 'p.id_empresa')}
    ), estados as (
      select uf from atendidas
      union select x.estado from empresa_contratante x where x.ativo and ${ofOwnProviders(actor, 'x.id_empresa')}
    )
    select c.id, c.nome, c.uf, coalesce((
      select array_agg(k.nome order by k.nome) from (
        select min(b.nome) as nome from (
          select v.bairro as nome from vendas_cobertura v
          where ${ofOwnProviders(actor, 'v.id_empresa')} and v.uf = c.uf and v.cidade_chave = c.busca and v.ativo
            and v.bairro is not null
          union all
          select unnest(i.bairros) from incidente_cidade l join incidente i on i.id = l.id_incidente
          where l.id_cidade = c.id and ${ofOwnProviders(actor, 'i.id_empresa')}
        ) b group by normaliza(b.nome) order by nome limit ${MOST_DISTRICTS}
      ) k), '{}') as bairros
    from cidade c left join atendidas a on a.uf = c.uf and a.busca = c.busca
    where c.ativo and c.uf in (select uf from estados)
      and (c.id_empresa is null or ${ofOwnProviders(actor, 'c.id_empresa')})
    order by a.uf is null, c.nome, c.uf limit ${MOST_CITIES}`.execute(db)
  return rows
}
