/** Reports of one place by many people at once: docs/operations.md#proposed-incidents. */
import {
  NEAR_METRES,
  PROPOSING_MINUTES,
  PROPOSING_PEOPLE,
} from '@intranet/contract/operations/field-report-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { decidedByActor } from './field-report-scope.ts'

/** Metres of one degree of latitude. */
const DEGREE = 111_320

/** Positions `p` and `q` are near: on the scale of a district the earth is flat. */
const near = sql<boolean>`sqrt(power((p.latitude - q.latitude) * ${DEGREE}::float8, 2)
  + power((p.longitude - q.longitude) * ${DEGREE}::float8 * cos(radians(q.latitude)), 2)) <= ${NEAR_METRES}::float8`

interface Grouped {
  /** The report is one of a group now. */
  grupo: number | null
  /** It made the group, by so many people. */
  pessoas: number | null
}

/**
 * Puts a new report with the open ones of its place and half an hour: into their group, or into a new one where they
 * are of enough people. The caller has the lock of the provider's reports, so that of two at once the second sees the first.
 */
export async function groupReport(db: Database, id: number): Promise<Grouped> {
  const { rows } = await sql<Grouped>`
    with novo as (
      select r.id, r.id_empresa, r.id_cidade, normaliza(r.bairro) as bairro, r.created_at, p.latitude, p.longitude
      from incidente_relato r left join incidente_relato_posicao p on p.id_relato = r.id where r.id = ${id}
    ), perto as (
      select r.id, r.id_usuario, r.grupo from novo q
      join incidente_relato r on r.situacao = 'aberto' and r.id_empresa is not distinct from q.id_empresa
        and r.created_at >= q.created_at - make_interval(mins => ${PROPOSING_MINUTES}::int)
      left join incidente_relato_posicao p on p.id_relato = r.id
      where r.id = q.id or (r.id_cidade = q.id_cidade and normaliza(r.bairro) = q.bairro) or ${near}
    ), juntos as (
      select q.id, min(p.grupo) as de_antes, count(distinct p.id_usuario)::int as pessoas
      from novo q cross join perto p group by q.id
    ), postos as (
      update incidente_relato r set grupo = coalesce(j.de_antes, j.id) from juntos j
      where (j.de_antes is not null or j.pessoas >= ${PROPOSING_PEOPLE}::int)
        and r.id in (select id from perto where grupo is null) returning r.id
    )
    select case when exists (select from postos) then coalesce(j.de_antes, j.id) end as grupo,
      case when j.de_antes is null and j.pessoas >= ${PROPOSING_PEOPLE}::int then j.pessoas end as pessoas
    from juntos j`.execute(db)
  return rows[0]!
}

/** Groups that wait for a decision, the newest first. */
export async function proposedIncidents(db: Database, actor: Actor) {
  const { rows } = await sql<{
    id: number
    pessoas: number
    relatos: number
    bairro: string | null
    cidade: string | null
    desde: Date
  }>`select max(r.id) as id, count(distinct r.id_usuario)::int as pessoas, count(*)::int as relatos,
      mode() within group (order by r.bairro) as bairro,
      mode() within group (order by c.nome || '/' || c.uf) as cidade, min(r.created_at) as desde
    from incidente_relato r left join cidade c on c.id = r.id_cidade
    where r.grupo is not null and r.situacao = 'aberto' and ${decidedByActor(actor)}
    group by r.grupo having count(distinct r.id_usuario) >= ${PROPOSING_PEOPLE}::int
    order by max(r.id) desc limit 10`.execute(db)
  return rows
}
