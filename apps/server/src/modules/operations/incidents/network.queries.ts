/** The state of the network by city: docs/operations.md#the-state-of-the-network. */
import type { NetworkInput, networkAnswer, publicNetworkAnswer } from '@intranet/contract/operations/network'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { output } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { priorityOrder } from './incident.queries.ts'
import { readableIncident } from './incident-scope.ts'

/** Incidents that are looked at, cities answered, and incidents named of each. */
const MOST_OPEN = 500
const MOST_CITIES = 1000
const MOST_OF_CITY = 5

/**
 * What is open (`abertos`, the gravest with the least `peso`), the cities that it hits (`atingidas`), and all cities of
 * active providers (`lugares`). An incident of a provider that names no city hits all of them.
 */
const hits = (readable: RawBuilder<boolean>) => sql`
  abertos as materialized (
    select i.id, i.titulo, i.bairros, i.prioridade, i.inicio, i.previsao, k.titulo as categoria, k.color, k.icone, k.programada,
      k.programada::int * 10 + ${priorityOrder} as peso,
      coalesce(i.id_empresa, d.id_empresa) as provedor, ${readable} as legivel,
      i.id_empresa is not null and not exists (select from incidente_cidade ic where ic.id_incidente = i.id) as todas
    from incidente i join incidente_categoria k on k.id = i.id_categoria
    left join rh_departamento d on d.id = i.id_departamento
    where i.situacao in ('aberto', 'em_tratamento') and i.ativo and k.afeta_rede and i.inicio <= now()
    order by i.inicio desc limit ${MOST_OPEN}
  ), servidas as materialized (
    select l.id_empresa, l.nome, l.uf, normaliza(l.nome) as chave
    from rh_cidade_provedor l join empresa e on e.id = l.id_empresa and e.ativo
  ), atingidas as materialized (
    select a.id, s.id_empresa, s.nome, s.uf, s.chave
    from abertos a join servidas s on a.todas and s.id_empresa = a.provedor
    union all
    select a.id, e.id, c.nome, c.uf, normaliza(c.nome)
    from abertos a join incidente_cidade ic on ic.id_incidente = a.id join cidade c on c.id = ic.id_cidade
    join empresa e on e.ativo and (e.id = a.provedor or a.provedor is null and exists (select from servidas s
      where s.id_empresa = e.id and s.uf = c.uf and s.chave = normaliza(c.nome)))
  ), lugares as (
    select id_empresa, uf, chave, min(nome) as cidade from (
      select id_empresa, uf, chave, nome from servidas union all select id_empresa, uf, chave, nome from atingidas) t
    group by 1, 2, 3
  )`

const state = (least: string) => sql`case when ${sql.ref(least)} is null then 'normal'
  when ${sql.ref(least)} > 10 then 'manutencao' else 'incidente' end`

type City = output<typeof networkAnswer>['cidades'][number]

/** Cities by the gravity of what is open there; `total` is of all that fit the filter. */
export async function networkCities(db: Database, actor: Actor, { id_empresa, q }: NetworkInput) {
  const part = q || null
  const { rows } = await sql<City & { total: number }>`
    with ${hits(readableIncident(actor))}, estado as (
      select id_empresa, uf, chave, min(peso) as peso, jsonb_agg(jsonb_build_object(
        'id', case when legivel then id end, 'titulo', case when legivel then titulo end,
        'categoria', categoria, 'color', color, 'icone', icone, 'programada', programada, 'prioridade', prioridade,
        'inicio', inicio, 'previsao', previsao, 'bairros', case when legivel then to_jsonb(bairros) else '[]' end)
        order by lugar) filter (where lugar <= ${MOST_OF_CITY}::int) as ocorrencias
      from (select a.*, t.id_empresa, t.uf, t.chave,
          row_number() over (partition by t.id_empresa, t.uf, t.chave order by a.peso, a.inicio, a.id) as lugar
        from atingidas t join abertos a using (id)) x
      group by 1, 2, 3
    )
    select (count(*) over ())::int as total, l.id_empresa, e.nome as provedor, l.cidade, l.uf,
      ${state('o.peso')} as situacao, coalesce(o.ocorrencias, '[]') as ocorrencias
    from lugares l join empresa e on e.id = l.id_empresa left join estado o using (id_empresa, uf, chave)
    where (${id_empresa ?? null}::bigint is null or l.id_empresa = ${id_empresa ?? null})
      and (${part}::text is null or position(normaliza(${part}) in l.chave) > 0
        or position(normaliza(${part}) in normaliza(e.nome)) > 0)
    order by o.peso nulls last, l.chave, l.uf, e.nome, l.id_empresa limit ${MOST_CITIES}`.execute(db)
  return rows
}

export type PublicCity = output<typeof publicNetworkAnswer>['cidades'][number]

/** The same for everybody: a city of several providers once, nothing of them, no texts. */
export async function publicCities(db: Database): Promise<PublicCity[]> {
  const { rows } = await sql<PublicCity>`
    with ${hits(sql<boolean>`false`)}, estado as (
      select uf, chave, min(peso) as peso,
        jsonb_agg(jsonb_build_object('categoria', categoria, 'desde', inicio, 'previsao', previsao) order by lugar)
          filter (where lugar <= ${MOST_OF_CITY}::int) as ocorrencias
      from (select a.*, t.uf, t.chave, row_number() over (partition by t.uf, t.chave order by a.peso, a.inicio, a.id) as lugar
        from (select distinct id, uf, chave from atingidas) t join abertos a using (id)) x
      group by 1, 2
    )
    select min(l.cidade) as cidade, l.uf, ${state('o.peso')} as situacao, coalesce(o.ocorrencias, '[]') as ocorrencias
    from lugares l left join estado o using (uf, chave)
    group by l.uf, l.chave, o.peso, o.ocorrencias
    order by o.peso nulls last, l.chave, l.uf limit ${MOST_CITIES}`.execute(db)
  return rows
}
