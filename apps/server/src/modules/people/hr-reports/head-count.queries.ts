import { ageBands, type GenderGrouping, type GenderKey } from '@intranet/contract/people/hr-reports-options'
import { countReport, type CountRequest } from '@intranet/contract/people/hr-reports'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows } from '../../../platform/list.ts'
import { byName, placeRefs, staff } from './report-source.ts'
import { today } from '../../../platform/today.ts'
import { wholeYears } from '../../../platform/whole-years.ts'

/** Active employees in the actor's reach, as filtered. */
const counted = (db: Database, actor: Actor, { filtro, q }: Pick<CountRequest, 'filtro' | 'q'>) =>
  filterRows(
    staff(db, actor)
      .where('u.ativo', '=', true)
      .select([
        'u.id',
        'u.genero',
        'u.data_nascimento',
        'u.id_empresa',
        'u.id_departamento',
        'u.id_cidade',
        'e.nome as empresa',
        'd.nome as departamento',
        'm.nome as cidade',
        'm.uf',
      ]),
    { filtro, q },
    { definition: countReport, alias: 'u', refs: placeRefs, search: byName },
  )

const groupings = {
  geral: { id: sql`null::bigint`, name: sql`null::text` },
  empresa: { id: sql`t.id_empresa`, name: sql`coalesce(t.empresa, 'Sem provedor')` },
  departamento: { id: sql`t.id_departamento`, name: sql`coalesce(t.departamento, 'Sem departamento')` },
}

export interface GenderCount {
  id_grupo: number | null
  grupo: string | null
  genero: GenderKey
  quantidade: number
}

export async function countByGender(
  db: Database,
  actor: Actor,
  request: Pick<CountRequest, 'filtro' | 'q'>,
  por: GenderGrouping,
): Promise<GenderCount[]> {
  const { id, name } = groupings[por]
  const { rows } = await sql<GenderCount>`
    select ${id} as id_grupo, ${name} as grupo, coalesce(t.genero, 'N') as genero, count(*)::int as quantidade
    from ${counted(db, actor, request)} t group by 1, 2, 3
    order by 2, 1, array_position(array['F', 'M', 'O', 'N'], coalesce(t.genero, 'N'))`.execute(db)
  return rows
}

export interface AgeCount {
  /** Position of the age band; null if the birth date is missing or impossible for an employee. */
  faixa: number | null
  genero: GenderKey
  quantidade: number
}

const firstAges = ageBands.map(({ from }) => from)

export async function countByAge(
  db: Database,
  actor: Actor,
  request: Pick<CountRequest, 'filtro' | 'q'>,
): Promise<AgeCount[]> {
  const { rows } = await sql<AgeCount>`
    select nullif(width_bucket(${wholeYears(today, sql`t.data_nascimento`)}, ${firstAges}::int[]), 0) - 1 as faixa,
      coalesce(t.genero, 'N') as genero, count(*)::int as quantidade
    from ${counted(db, actor, request)} t group by 1, 2`.execute(db)
  return rows
}

export interface CityCount {
  id_empresa: number | null
  empresa: string | null
  cidade: string | null
  uf: string | null
  funcionarios: number
}

export async function countByCity(db: Database, actor: Actor, request: CountRequest): Promise<CityCount[]> {
  const { rows } = await sql<CityCount>`
    select t.id_empresa, t.empresa, t.cidade, t.uf, count(*)::int as funcionarios
    from ${counted(db, actor, request)} t group by t.id_empresa, t.empresa, t.id_cidade, t.cidade, t.uf
    order by count(*) desc, t.empresa, t.cidade, t.uf`.execute(db)
  return rows
}
