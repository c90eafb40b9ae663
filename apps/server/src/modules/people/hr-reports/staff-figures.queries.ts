import type { Days } from '@intranet/contract/comparison'
import { countReport, type CountRequest } from '@intranet/contract/people/hr-reports'
import type { ProviderFigures } from '@intranet/contract/provider-figures'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows } from '../../../platform/list.ts'
import { today } from '../../../platform/today.ts'
import {
  byName,
  employedBefore,
  employedOn,
  employments,
  endedBy,
  placeRefs,
  staff,
} from './report-source.ts'

type Asked = Pick<CountRequest, 'filtro' | 'q'>

/** Longer periods have a point for each month, at most this many. */
const MOST_DAYS = 62
const MOST_MONTHS = 24

const source = { definition: countReport, alias: 'u', refs: placeRefs, search: byName } as const

const people = (db: Database, actor: Actor, { filtro, q }: Asked) =>
  filterRows(staff(db, actor).select(['u.id', 'u.id_empresa', 'u.situacao']), { filtro, q }, source)

const employed = (db: Database, actor: Actor, { filtro, q }: Asked) =>
  filterRows(
    employments(db, actor)
      .select(['u.id', 'u.id_empresa', 'u.ativo', 'u.data_admissao', 'u.data_desligamento'])
      .select('u.id_desligamento'),
    { filtro, q },
    source,
  )

const events = {
  admissoes: sql`select id_empresa, data_admissao as dia from t where data_admissao is not null`,
  desligamentos: sql`select t.id_empresa, f.data_desligamento as dia from t
    join rh_desligamento f on ${endedBy('t')}`,
}

const between = ({ de, ate }: Days) => sql`dia between ${de}::date and ${ate}::date`
const ifAny = (before: Days | null, counted: (days: Days) => RawBuilder<unknown>) =>
  before ? sql`count(*) filter (where ${counted(before)})::int` : sql`null::int`

const atStart = ({ de }: Days) => employedBefore(de)

/** Admissions or dismissals of each provider, the employees at the beginning, and the same of the days before. */
export async function readStaffEvents(
  db: Database,
  actor: Actor,
  asked: Asked,
  kind: keyof typeof events,
  now: Days,
  before: Days | null,
): Promise<ProviderFigures> {
  const { rows } = await sql<ProviderFigures[number]>`
    with t as materialized (${employed(db, actor, asked)}), e as (${events[kind]}),
    passo as (select case when ${now.ate}::date - ${now.de}::date < ${MOST_DAYS} then 'day' else 'month' end as unidade),
    pontos as (select p::date as inicio, (p + ('1 ' || unidade)::interval)::date as fim from passo, generate_series(
      greatest(date_trunc(unidade, ${now.de}::date),
        date_trunc(unidade, ${now.ate}::date) - make_interval(months => ${MOST_MONTHS})),
      least(${now.ate}::date, ${today}), ('1 ' || unidade)::interval) as p),
    s as (select id_empresa, count(*) filter (where ${atStart(now)})::int as outro, ${ifAny(before, atStart)} as outro_antes
      from t group by id_empresa),
    n as (select id_empresa, count(*) filter (where ${between(now)})::int as total, ${ifAny(before, between)} as total_antes
      from e group by id_empresa),
    l as (select s.id_empresa, p.inicio, (select count(*)::int from e where e.id_empresa = s.id_empresa
      and e.dia >= greatest(p.inicio, ${now.de}::date) and e.dia < p.fim and e.dia <= ${now.ate}::date) as total
      from s cross join pontos p)
    select c.sistema, coalesce(n.total, 0) as total,
      case when ${before !== null} then coalesce(n.total_antes, 0) end as total_antes, s.outro, s.outro_antes,
      array(select l.total from l where l.id_empresa = c.id order by l.inicio) as linha
    from empresa c join s on s.id_empresa = c.id left join n on n.id_empresa = c.id order by c.nome, c.id`.execute(
    db,
  )
  return rows
}

/** Active employees of each provider, those of another day, and how many they were at the ends of the last twelve months. */
export async function readHeadCounts(
  db: Database,
  actor: Actor,
  asked: Asked,
  before: string | null,
): Promise<ProviderFigures> {
  const { rows } = await sql<ProviderFigures[number]>`
    with t as materialized (${employed(db, actor, asked)}),
    meses as (select (date_trunc('month', ${today}) - make_interval(months => m))::date - 1 as dia
      from generate_series(0, 10) as m),
    s as (select id_empresa, count(*) filter (where ativo)::int as total,
        ${before === null ? sql`null::int` : sql`count(*) filter (where ${employedOn(sql`${before}::date`)})::int`} as total_antes
      from t group by id_empresa),
    l as (select id_empresa, dia, count(*) filter (where ${employedOn(sql`dia`)})::int as total
      from t cross join meses group by id_empresa, dia)
    select c.sistema, s.total, s.total_antes, null::int as outro, null::int as outro_antes,
      array(select l.total from l where l.id_empresa = c.id order by l.dia) || s.total as linha
    from empresa c join s on s.id_empresa = c.id order by c.nome, c.id`.execute(db)
  return rows
}

/** Relatives of each provider’s employees. */
export async function countRelatives(db: Database, actor: Actor, asked: Asked): Promise<ProviderFigures> {
  const { rows } = await sql<ProviderFigures[number]>`
    with t as materialized (${people(db, actor, asked)}),
    s as (select t.id_empresa, count(*)::int as total from t join rh_familiar p on p.id_funcionario = t.id
      where t.situacao <> 'desligado' group by 1)
    select c.sistema, s.total, null::int as total_antes, null::int as outro, null::int as outro_antes,
      array[]::int[] as linha
    from empresa c join s on s.id_empresa = c.id order by c.nome, c.id`.execute(db)
  return rows
}
