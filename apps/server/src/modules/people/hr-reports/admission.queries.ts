import { admissionReport, type AdmissionRequest } from '@intranet/contract/people/hr-reports'
import type { MonthCount } from '@intranet/contract/people/hr-reports-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows, readPage } from '../../../platform/list.ts'
import { periodOf, without, withPeriod } from './report-period.ts'
import { byName, employments, placeRefs } from './report-source.ts'
import { today } from '../../../platform/today.ts'

const source = {
  definition: admissionReport,
  alias: 'u',
  refs: { ...placeRefs, contratante: 'k.nome_fantasia' },
  search: byName,
} as const

const admitted = (db: Database, actor: Actor) =>
  employments(db, actor)
    .leftJoin('empresa_contratante as k', 'k.id', 'u.id_contratante')
    .where('u.data_admissao', 'is not', null)

/** The people admitted in the period, including those dismissed since. */
export const listAdmissions = (db: Database, actor: Actor, request: AdmissionRequest) =>
  readPage(
    admitted(db, actor).select([
      'u.id',
      'u.nome',
      'u.id_foto',
      'u.data_admissao',
      'c.nome as cargo',
      'd.nome as departamento',
      'u.id_empresa',
      'e.nome as empresa',
      'k.nome_fantasia as contratante',
      'm.nome as cidade',
      'm.uf',
    ]),
    { ...request, filtro: withPeriod(request.filtro, 'data_admissao') },
    source,
  )

/** Admissions by month: the last twelve months of the period, or all its months if it is longer, up to five years. */
export async function countAdmissionsByMonth(
  db: Database,
  actor: Actor,
  request: AdmissionRequest,
): Promise<MonthCount[]> {
  const { from, to } = periodOf(request.filtro, 'data_admissao')
  const filtro = without(request.filtro, ['data_admissao'])
  const rows = filterRows(admitted(db, actor).select('u.data_admissao'), { filtro, q: request.q }, source)
  const { rows: months } = await sql<MonthCount>`
    with fim as (select date_trunc('month', ${to}::date) as mes),
    meses as (
      select generate_series(
        greatest(least(date_trunc('month', ${from}::date), mes - interval '11 months'), mes - interval '59 months'),
        mes, interval '1 month')::date as mes from fim),
    por_mes as (
      select date_trunc('month', t.data_admissao)::date as mes, count(*)::int as admissoes from ${rows} t
      where t.data_admissao >= (select min(mes) from meses)
        and t.data_admissao < (select max(mes) + interval '1 month' from meses)
      group by 1)
    select to_char(m.mes, 'YYYY-MM') as mes, coalesce(p.admissoes, 0) as admissoes,
      m.mes = date_trunc('month', ${today})::date as parcial
    from meses m left join por_mes p on p.mes = m.mes order by m.mes`.execute(db)
  return months
}
