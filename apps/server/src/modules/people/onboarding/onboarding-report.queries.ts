import {
  reportInput,
  reportList,
  type ListReportInput,
  type ReportCount,
  type ReportCountInput,
  type ReportDetail,
  type ReportInput,
  type ReportPage,
} from '@intranet/contract/people/onboarding-report'
import { onboardingDepartmentOnly } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import { assertWhole, rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { reachedProviders } from '../../../platform/scope.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { readable } from './onboarding-scope.ts'
import { dueDay } from './employee-onboarding.queries.ts'

const conclusion = sql<Date | null>`(case when p.concluido then p.data_fim end)`
const percent = sql<number>`(case when p.conteudos = 0 then 0 when p.concluido then 100
  else least(99.9, round(100.0 * p.lidos / p.conteudos, 1))::float8 end)`
const person = sql<string>`coalesce(u.nome, u.email)`

/**
 * The requested filter, within the actor's own department where they are limited to it
 * (docs/people.md#report-of-a-department).
 */
function inReport(
  actor: Actor,
  alias: string,
  asked: ReportCountInput,
  onboarding: string,
): RawBuilder<boolean> {
  const tests = [readable(actor, alias, false)]
  if (asked.id_departamento)
    tests.push(sql`${sql.ref(`${alias}.id_departamento`)} = ${asked.id_departamento}`)
  if (asked.id_empresa) tests.push(sql`${sql.ref(`${alias}.id_empresa`)} = ${asked.id_empresa}`)
  if (asked.id_onboarding) tests.push(sql`${sql.ref(onboarding)} = ${asked.id_onboarding}`)
  return sql`(${sql.join(tests, sql` and `)})`
}

const searched = (q: string | undefined): RawBuilder<boolean> =>
  q
    ? sql`exists (select from rh_usuario su, onboarding_onboarding so
        where su.id = p.id_usuario and so.id = p.id_onboarding
          and ${holdsWords(sql`normaliza(coalesce(su.nome, '') || ' ' || so.titulo)`, q)})`
    : sql`true`

/** The rows that a search finds: no counter knows them. */
const foundRows = (actor: Actor, asked: ReportCountInput) => sql`from onboarding_usuario p
  where p.no_relatorio and ${inReport(actor, 'p', asked, 'p.id_onboarding')} and ${searched(asked.q)}`

/** Pendentes and Concluídos, from one counter row an onboarding; of a search from its rows. */
export async function countReport(db: Database, actor: Actor, asked: ReportCountInput): Promise<ReportCount> {
  if (asked.q) {
    const { rows } = await sql<ReportCount>`select count(*) filter (where not p.concluido)::int as pendentes,
      count(*) filter (where p.concluido)::int as concluidos ${foundRows(actor, asked)}`.execute(db)
    return rows[0]!
  }
  const { rows } = await sql<ReportCount>`select ${preparedGeneric}
    coalesce(sum(s.pendentes), 0)::int as pendentes, coalesce(sum(s.concluidos), 0)::int as concluidos
    from onboarding_onboarding o join onboarding_placar s on s.id_onboarding = o.id
    where ${inReport(actor, 'o', asked, 'o.id')}`.execute(db)
  return rows[0]!
}

/** Providers whose newest rows are merged; null if a single ordered index is enough. */
const mergedProviders = (actor: Actor, asked: ReportInput) =>
  onboardingDepartmentOnly(actor.roles) || asked.id_empresa || asked.id_departamento
    ? null
    : reachedProviders(actor)

/**
 * Ids of a page, the latest movement first. Several providers are read each in their own order and merged, which
 * costs a page per provider instead of all their rows.
 */
function pageIds(
  actor: Actor,
  asked: ReportInput,
  status: boolean,
  search: RawBuilder<boolean>,
  last: number,
) {
  const page = (condition: RawBuilder<unknown>) => sql`
    select p.id, p.movimento from onboarding_usuario p
    where p.no_relatorio and p.concluido = ${status} and ${condition}
      and ${inReport(actor, 'p', asked, 'p.id_onboarding')} and ${search}
    order by p.movimento desc, p.id desc limit ${last}`
  const providers = mergedProviders(actor, asked)
  return providers === null
    ? sql`(${page(sql`true`)})`
    : sql`(select q.* from unnest(${providers}::bigint[]) as e (id),
        lateral (${page(sql`p.id_empresa = e.id`)}) q)`
}

/** How many rows there are: from the counters, or, for a search, from the rows themselves. */
function totalOf(actor: Actor, asked: ReportInput): RawBuilder<number> {
  const { concluido, q } = asked
  const both = typeof concluido !== 'boolean'
  if (q)
    return sql`(select count(*)::int as total ${foundRows(actor, asked)}
      and ${both ? sql`true` : sql`p.concluido = ${concluido}`})`
  const counter = both ? sql`s.pendentes + s.concluidos` : sql.ref(concluido ? 's.concluidos' : 's.pendentes')
  return sql`(select coalesce(sum(${counter}), 0)::int as total
    from onboarding_onboarding o join onboarding_placar s on s.id_onboarding = o.id
    where ${inReport(actor, 'o', asked, 'o.id')})`
}

interface CountedRow extends ReportDetail {
  total: number
  movimento: Date
}

const pendingOnly = reportInput.parse({ concluido: false })

/** Who still owes an onboarding: what the report opens with. */
export const countPending = (_db: Database, actor: Actor) => totalOf(actor, pendingOnly)

/** One page of the report and how many rows there are, in one statement. */
export async function readReport(db: Database, actor: Actor, asked: ReportInput): Promise<ReportPage> {
  const limit = rowsToRead(asked.limit)
  const last = asked.offset + limit
  const tabs = typeof asked.concluido === 'boolean' ? [asked.concluido] : [false, true]
  const parts = tabs.map((tab) => sql`select * from ${pageIds(actor, asked, tab, searched(asked.q), last)} t`)
  const { rows } = await sql<CountedRow>`
    with pagina as materialized (
      select id, movimento from (${sql.join(parts, sql` union all `)}) todos
      order by movimento desc, id desc limit ${limit} offset ${asked.offset}
    )
    select n.total, l.* from ${totalOf(actor, asked)} n left join (
      select pagina.movimento, ${person} as funcionario, o.titulo as onboarding, p.data_inicio as inicio,
        ${conclusion} as conclusao, ${percent} as status,
        p.concluido, p.id as id_usuario_onboarding, u.id as id_funcionario, o.id as id_onboarding,
        d.nome as departamento, e.nome as empresa, p.lidos, p.conteudos, ${dueDay} as vencimento
      from pagina join onboarding_usuario p on p.id = pagina.id
      join rh_usuario u on u.id = p.id_usuario
      join onboarding_onboarding o on o.id = p.id_onboarding
      join rh_departamento d on d.id = o.id_departamento
      join empresa e on e.id = o.id_empresa
    ) l on true
    order by l.movimento desc, l.id_usuario_onboarding desc`.execute(db)
  // The total comes with a row of nulls where the page is empty.
  const full = rows.filter((row) => row.id_usuario_onboarding !== null)
  assertWhole(asked.limit, full)
  return { total: rows[0]!.total, dados: full.map(({ total: _, movimento: __, ...row }) => row) }
}

/** The report as a list, which reads all that is asked for: exports and sorting by any column. */
export const listReport = (db: Database, actor: Actor, request: ListReportInput) =>
  readPage(
    db
      .selectFrom('onboarding_usuario as p')
      .innerJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
      .innerJoin('onboarding_onboarding as o', 'o.id', 'p.id_onboarding')
      .innerJoin('rh_departamento as d', 'd.id', 'o.id_departamento')
      .innerJoin('empresa as e', 'e.id', 'o.id_empresa')
      .where('p.no_relatorio', '=', true)
      .where(readable(actor, 'p', false))
      .select([
        'p.id',
        person.as('funcionario'),
        'o.titulo as onboarding',
        'e.nome as empresa',
        'd.nome as departamento',
        'p.data_inicio as inicio',
        conclusion.as('conclusao'),
        percent.as('status'),
        'p.concluido',
      ]),
    request,
    {
      definition: reportList,
      alias: 'p',
      refs: {
        funcionario: person,
        onboarding: 'o.titulo',
        empresa: 'e.nome',
        departamento: 'd.nome',
        inicio: 'p.data_inicio',
        conclusao: conclusion,
        status: percent,
      },
      search: normalised('u.nome', 'o.titulo'),
    },
  )
