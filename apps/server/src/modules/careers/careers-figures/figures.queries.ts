import { openStages } from '@intranet/contract/careers/career-options'
import { vacancyReport, type VacancyReportInput } from '@intranet/contract/careers/figures'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { seenVacancy } from '../vacancies/vacancy-scope.ts'

interface Window {
  inicio: string
  fim: string
  id_empresa?: number
}

export interface Counted {
  nome: string
  total: number
}
interface Figures {
  vagas_abertas: number
  lugares_abertos: number
  candidaturas: number
  contratacoes: number
  dias_contratacao: number | null
  dias_resposta: number | null
  funil: { etapa: string; total: number }[]
  origens: Counted[]
  cidades: Counted[]
  generos: Counted[]
}

const GROUPS = 20

const groups = (
  name: RawBuilder<string>,
) => sql`(select coalesce(json_agg(g order by g.total desc, g.nome), '[]') from (
  select ${name} as nome, count(*)::int as total from inscritas i group by 1 order by 2 desc, 1 limit ${GROUPS}) g)`

/**
 * What the dashboard counts of the vacancies that the actor sees, in one statement: applications that came in the period,
 * how far each of them got, and contracts made in the period.
 */
export async function readFigures(db: Database, actor: Actor, window: Window): Promise<Figures> {
  const { inicio, fim, id_empresa } = window
  const from = sql`(${inicio}::date)::timestamp at time zone 'America/Sao_Paulo'`
  const until = sql`(${fim}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
  const stages = [...openStages, 'contratado']
  const { rows } = await sql<Figures>`
    with vaga as materialized (
      select v.id, v.situacao, v.vagas, v.contratados from vagas_vaga v
      where ${seenVacancy(actor, 'v')} and (${id_empresa ?? null}::bigint is null or v.id_empresa = ${id_empresa ?? null})
    ), inscritas as materialized (
      select a.id, a.id_usuario, a.etapa, a.origem from candidatura a
      where a.created_at >= ${from} and a.created_at < ${until} and a.id_vaga in (select id from vaga)
    ), alcance as (
      select i.id, greatest(coalesce(array_position(${stages}::text[], i.etapa), 1),
        coalesce((select max(array_position(${stages}::text[], m.para)) from candidatura_etapa m
          where m.id_candidatura = i.id), 1)) as ate from inscritas i
    ), contratos as materialized (
      select distinct on (m.id_candidatura) m.created_at, a.created_at as inscrita_em
      from candidatura_etapa m join candidatura a on a.id = m.id_candidatura
      where m.para = 'contratado' and a.etapa = 'contratado' and m.created_at >= ${from} and m.created_at < ${until}
        and a.id_vaga in (select id from vaga) order by m.id_candidatura, m.created_at desc
    )
    select (select count(*)::int from vaga where situacao = 'aberta') as vagas_abertas,
      (select coalesce(sum(vagas - contratados), 0)::int from vaga where situacao = 'aberta') as lugares_abertos,
      (select count(*)::int from inscritas) as candidaturas,
      (select count(*)::int from contratos) as contratacoes,
      (select round(avg(extract(epoch from created_at - inscrita_em)) / 86400, 1)::float8 from contratos) as dias_contratacao,
      (select round((percentile_cont(0.5) within group (order by extract(epoch from r.em - a.created_at) / 86400))::numeric, 1)::float8
        from inscritas i join candidatura a on a.id = i.id
        cross join lateral (select min(m.mensagem_em) as em from candidatura_etapa m where m.id_candidatura = i.id) r
        where r.em is not null) as dias_resposta,
      (select json_agg(json_build_object('etapa', e.etapa, 'total', (select count(*) from alcance where ate >= e.n))
        order by e.n) from unnest(${stages}::text[]) with ordinality e(etapa, n)) as funil,
      ${groups(sql<string>`i.origem`)} as origens,
      ${groups(sql<string>`coalesce((select c.nome || '/' || c.uf from rh_usuario u join cidade c on c.id = u.id_cidade
        where u.id = i.id_usuario), 'Não informada')`)} as cidades,
      ${groups(sql<string>`coalesce((select u.genero from rh_usuario u where u.id = i.id_usuario), '-')`)} as generos`.execute(
    db,
  )
  return rows[0]!
}

/** The report of vacancies, with the documented columns. */
export const listReport = (db: Database, actor: Actor, request: VacancyReportInput) =>
  readPage(
    db
      .selectFrom('vagas_vaga as v')
      .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
      .leftJoin('rh_usuario as g', 'g.id', 'v.id_gestor')
      .where(seenVacancy(actor, 'v'))
      .select([
        'v.id',
        'v.titulo_vaga',
        'v.vagas',
        'c.nome as cidade',
        'g.nome as gestor_vaga',
        'v.data_inicio',
      ]),
    request,
    {
      definition: vacancyReport,
      alias: 'v',
      refs: { cidade: 'c.nome', gestor_vaga: 'g.nome' },
      search: normalised('v.titulo_vaga', 'c.nome', 'g.nome'),
    },
  )
