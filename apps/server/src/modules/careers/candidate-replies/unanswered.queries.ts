/** How long candidates wait for an answer of ours, and who owes it. See docs/hiring.md#answers-of-candidates. */
import { openStages, type Stage } from '@intranet/contract/careers/career-options'
import { parameters } from '@intranet/contract/parameters'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hiringManager, openApplication } from '../vacancies/vacancy-scope.ts'

/** The stage at which the vacancy's manager decides; at the others the talent bank's managers do. */
export const MANAGERS_STAGE: Stage = 'entrevista_gestor'

/**
 * The last moment at which the candidate of `a` heard from us: at first that they applied. Statements join it as `c.em`,
 * with `offset 0`: it is read once a row.
 */
export const lastContact = sql<Date>`greatest(a.created_at,
  (select max(m.mensagem_em) from candidatura_etapa m where m.id_candidatura = a.id),
  (select max(i.created_at) from entrevista i where i.id_candidatura = a.id),
  (select max(p.created_at) from proposta p where p.id_candidatura = a.id))`

const limitOf = (stage: (typeof openStages)[number]) => {
  const key = `retorno_${stage}_dias` as const
  return sql`when ${stage} then coalesce((select (p.valor #>> '{}')::int from parametro p where p.chave = ${key}),
    ${parameters[key].default}::int)`
}
/** Days of the stage of `a`; null where it ended. */
export const limit = sql<number | null>`case a.etapa ${sql.join(openStages.map(limitOf), sql` `)} end`

const days = sql<number>`floor(extract(epoch from now() - c.em) / 86400)::int`

/** `{ dias, atrasado }` of an open application `a`; null of one that ended. */
export const waiting = sql<{ dias: number; atrasado: boolean } | null>`(
  select json_build_object('dias', w.dias, 'atrasado', w.dias >= w.limite)
  from (select ${days} as dias, ${limit} as limite from (select ${lastContact} as em) c offset 0) w where w.limite is not null)`

/** Open applications `a`, with their last contact, that wait for longer than their stage's limit. */
export const overdue = sql<boolean>`(${days} >= ${limit})`

export interface Waiting {
  id_vaga: number
  titulo_vaga: string
  id_empresa: number
  /** Of the manager's stage: who decides. */
  id_gestor: number | null
  total: number
}

/** Vacancies with candidates who wait too long, by who owes the answer. */
export async function waitingVacancies(db: Database): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select a.id_vaga, v.titulo_vaga, v.id_empresa,
      case when a.etapa = ${MANAGERS_STAGE} then ${hiringManager} end as id_gestor, count(*)::int as total
    from candidatura a join vagas_vaga v on v.id = a.id_vaga cross join lateral (select ${lastContact} as em offset 0) c
    where ${openApplication} and a.id_usuario is not null and ${overdue}
    group by 1, 2, 3, 4 order by 1, 4`.execute(db)
  return rows
}
