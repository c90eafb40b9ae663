import { idOfText } from '@intranet/contract/company/organization'
import {
  sector,
  type ListSectorsInput,
  type SectorFields,
  type UpdateSectorInput,
} from '@intranet/contract/company/sector'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { visibleDepartmentIds } from '../departments/department.queries.ts'
import { ofProvider } from '../providers-named.queries.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_setor as s')
    .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 's.id_usuario')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .select([
      's.id',
      's.nome',
      's.id_departamento',
      'd.nome as departamento',
      'd.id_empresa',
      'e.nome as empresa',
      's.id_usuario',
      'r.nome as responsavel',
      's.ativo',
      's.created_at',
      's.updated_at',
    ])

export const listSectors = (db: Database, actor: Actor, request: ListSectorsInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(sector).list,
    alias: 's',
    refs: { departamento: 'd.nome', id_empresa: 'd.id_empresa', empresa: 'e.nome', responsavel: 'r.nome' },
    search: normalised('s.nome', 'd.nome'),
  })

export const countSectors = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getSector = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('s.id', '=', id).executeTakeFirst()

const choosable = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('rh_setor as s')
    .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .where(selectable('s', incluir))
    .select(['s.id', 's.nome', 's.ativo', 's.id_departamento', 's.id_usuario', 'd.nome as departamento'])
    .orderBy('s.nome')
    .orderBy('d.nome')
    .orderBy('s.id')

export const sectorOptions = (db: Database, actor: Actor, incluir?: number) =>
  choosable(db, actor, incluir).execute()

/**
 * Sectors of a department by id, else of the provider with that id; of a provider by name
 * (docs/company.md#structure-readers).
 */
export function sectorsOf(db: Database, actor: Actor, filtro: string) {
  const id = idOfText(filtro)
  const provider = ofProvider(db, filtro)
  const named =
    id === null
      ? provider
      : sql<boolean>`case when ${id} in (${visibleDepartmentIds(db, actor)}) then d.id = ${id} else ${provider} end`
  return choosable(db, actor).where(named).execute()
}

/** Ids of the sectors whose department the actor may see. */
export const visibleSectorIds = (db: Database, actor: Actor) =>
  db.selectFrom('rh_setor').where('id_departamento', 'in', visibleDepartmentIds(db, actor)).select('id')

export const insertSectors = (db: Database, rows: SectorFields[]) =>
  db.insertInto('rh_setor').values(rows).returning('id').execute()

export const updateSector = (db: Database, actor: Actor, input: UpdateSectorInput) =>
  saveRecord(
    db.updateTable('rh_setor').where('id_departamento', 'in', visibleDepartmentIds(db, actor)),
    input,
  )

export const switchSectors = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('rh_setor').where('id_departamento', 'in', visibleDepartmentIds(db, actor)),
    input,
  )

export const removeSector = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('rh_setor').where('id_departamento', 'in', visibleDepartmentIds(db, actor)), id)
