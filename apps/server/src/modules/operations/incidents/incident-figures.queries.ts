/** The dashboard of incidents: everything of a period in one statement. */
import type { Days } from '@intranet/contract/comparison'
import type { incidentFiguresAnswer } from '@intranet/contract/operations/incident-answers'
import { incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { output } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { customersHit, minutesLost } from './incident-reckoning.ts'
import { countedIncident } from './incident-scope.ts'

/** The longest incidents shown. */
const LONGEST = 10

type Figures = Omit<output<typeof incidentFiguresAnswer>, 'comparacao'>

const counted = (name: string) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('nome', n, 'total', t) order by t desc, n), '[]')
    from (select ${sql.ref(name)} as n, count(*)::int as t from vistos group by 1) c)`

/** Incidents that began in the period, of the providers that the actor answers for. */
export async function incidentFigures(
  db: Database,
  actor: Actor,
  { de, ate }: Days,
  empresa: number | undefined,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with vistos as materialized (
      select i.id, i.titulo, i.situacao, i.inicio, i.reaberturas, k.titulo as categoria, coalesce(d.nome, e.nome) as abrangencia,
        ${JSON.stringify(incidentPriorityLabels)}::jsonb ->> i.prioridade as prioridade,
        date_trunc('week', i.inicio at time zone 'America/Sao_Paulo')::date::text as semana,
        floor(extract(epoch from i.fim - i.inicio) / 60)::int as duracao, extract(epoch from coalesce(i.fim, now()) - i.inicio) as demora,
        ${minutesLost('i')}::float8 * ${customersHit('i')} as perdidos
      from incidente i join incidente_categoria k on k.id = i.id_categoria
      left join rh_departamento d on d.id = i.id_departamento left join empresa e on e.id = i.id_empresa
      where ${countedIncident(actor)}
        and i.inicio >= ${de}::date and i.inicio < ${ate}::date + 1
        and (${empresa ?? null}::bigint is null or coalesce(i.id_empresa, d.id_empresa) = ${empresa ?? null})
    )
    select (count(*) filter (where situacao = 'aberto'))::int as abertos,
      (count(*) filter (where situacao = 'em_tratamento'))::int as em_tratamento,
      (count(*) filter (where situacao = 'resolvido'))::int as resolvidos,
      round(avg(duracao) filter (where situacao = 'resolvido'))::int as tempo_medio,
      (count(*) filter (where reaberturas > 0))::int as reabertos, sum(perdidos) as minutos_cliente,
      ${counted('categoria')} as por_categoria, ${counted('abrangencia')} as por_abrangencia,
      (select coalesce(jsonb_agg(jsonb_build_object('nome', n, 'total', t) order by n), '[]')
        from (select semana as n, count(*)::int as t from vistos group by 1) c) as por_semana,
      ${counted('prioridade')} as por_prioridade,
      (select coalesce(jsonb_agg(to_jsonb(l) - 'demora' order by l.demora desc, l.id), '[]') from (
        select id, titulo, categoria, abrangencia, situacao, inicio, duracao, demora from vistos
        where situacao <> 'cancelado' order by demora desc, id limit ${LONGEST}) l) as mais_longos
    from vistos`.execute(db)
  return rows[0]!
}
