import { dismissalReport, type DismissalRequest } from '@intranet/contract/people/hr-reports'
import type { Turnover } from '@intranet/contract/people/hr-reports-options'
import type { ShutdownType } from '@intranet/contract/people/shutdown-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows, readPage } from '../../../platform/list.ts'
import { periodOf, without, withPeriod } from './report-period.ts'
import { byName, employedBefore, employments, endedBy, placeRefs, yearsBetween } from './report-source.ts'

/** Shutdowns that were carried out. */
const dismissals = (db: Database, actor: Actor) =>
  employments(db, actor).innerJoin('rh_desligamento as f', (join) => join.on(endedBy('u')))

const source = {
  definition: dismissalReport,
  alias: 'f',
  refs: {
    ...placeRefs,
    nome: 'u.nome',
    data_admissao: 'u.data_admissao',
    id_empresa: 'u.id_empresa',
    id_departamento: 'u.id_departamento',
    id_setor: 'u.id_setor',
    id_cargo: 'u.id_cargo',
    id_cidade: 'u.id_cidade',
    tempo_casa: yearsBetween('u.data_admissao', 'f.data_desligamento'),
  },
  search: byName,
} as const

export const listDismissals = (db: Database, actor: Actor, request: DismissalRequest) =>
  readPage(
    dismissals(db, actor).select([
      'f.id',
      'f.id_funcionario',
      'u.nome',
      'u.id_foto',
      'u.data_admissao',
      'f.data_desligamento',
      yearsBetween('u.data_admissao', 'f.data_desligamento').as('tempo_casa'),
      sql<ShutdownType>`f.tipo`.as('tipo'),
      'f.motivo',
      'c.nome as cargo',
      'd.nome as departamento',
      'u.id_empresa',
      'e.nome as empresa',
    ]),
    { ...request, filtro: withPeriod(request.filtro, 'data_desligamento') },
    source,
  )

/** Turnover of the period among the people of the same places; one statement. */
export async function readTurnover(db: Database, actor: Actor, request: DismissalRequest): Promise<Turnover> {
  const { from, to } = periodOf(request.filtro, 'data_desligamento')
  const filtro = without(request.filtro, [
    'tipo',
    'tempo_casa',
    'motivo',
    'data_desligamento',
    'data_admissao',
  ])
  const asked = { filtro, q: request.q }
  const people = filterRows(
    employments(db, actor).select(['u.ativo', 'u.data_admissao', 'u.data_desligamento']),
    asked,
    {
      ...source,
      alias: 'u',
    },
  )
  const gone = filterRows(dismissals(db, actor).select('f.data_desligamento'), asked, source)
  const { rows } = await sql<Omit<Turnover, 'percentual'>>`
    select count(*) filter (where t.data_admissao between ${from}::date and ${to}::date)::int as admissoes,
      count(*) filter (where ${employedBefore(from)})::int as inicio,
      (select count(*) from ${gone} f where f.data_desligamento between ${from}::date and ${to}::date)::int as desligamentos
    from ${people} t`.execute(db)
  const counts = rows[0]!
  const moved = (counts.admissoes + counts.desligamentos) / 2
  return { ...counts, percentual: counts.inicio > 0 ? Math.round((1000 * moved) / counts.inicio) / 10 : null }
}
