import { idOfText } from '@intranet/contract/company/organization'
import {
  position,
  type ListPositionsInput,
  type PositionFields,
  type UpdatePositionInput,
} from '@intranet/contract/company/position'
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
import { ofProvider } from '../providers-named.queries.ts'
import { visibleSectorIds } from '../sectors/sector.queries.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_cargo as c')
    .innerJoin('rh_setor as s', 's.id', 'c.id_setor')
    .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 'c.id_usuario')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .select([
      'c.id',
      'c.nome',
      'c.descricao',
      'c.antecedentes_motivo',
      'c.id_setor',
      's.nome as setor',
      's.id_departamento',
      'd.nome as departamento',
      'd.id_empresa',
      'e.nome as empresa',
      'c.id_usuario',
      'r.nome as responsavel',
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])

export const listPositions = (db: Database, actor: Actor, request: ListPositionsInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(position).list,
    alias: 'c',
    refs: {
      setor: 's.nome',
      id_departamento: 's.id_departamento',
      departamento: 'd.nome',
      id_empresa: 'd.id_empresa',
      empresa: 'e.nome',
      responsavel: 'r.nome',
    },
    search: normalised('c.nome', 's.nome', 'd.nome'),
  })

export const countPositions = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getPosition = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

const choosable = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('rh_cargo as c')
    .innerJoin('rh_setor as s', 's.id', 'c.id_setor')
    .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .where(selectable('c', incluir))
    .select(['c.id', 'c.nome', 'c.ativo', 'c.id_setor', 'c.id_usuario', 'c.descricao', 's.id_departamento'])
    .orderBy('c.nome')
    .orderBy('c.id')

export const positionOptions = (db: Database, actor: Actor, incluir?: number) =>
  choosable(db, actor, incluir).execute()

/**
 * Positions of a sector by id, else of the provider with that id; of a provider by name
 * (docs/company.md#structure-readers).
 */
export function positionsOf(db: Database, actor: Actor, filtro: string) {
  const id = idOfText(filtro)
  const provider = ofProvider(db, filtro)
  const named =
    id === null
      ? provider
      : sql<boolean>`case when ${id} in (${visibleSectorIds(db, actor)}) then s.id = ${id} else ${provider} end`
  return choosable(db, actor).where(named).execute()
}

export const insertPositions = (db: Database, rows: PositionFields[]) =>
  db.insertInto('rh_cargo').values(rows).returning('id').execute()

export const updatePosition = (db: Database, actor: Actor, input: UpdatePositionInput) =>
  saveRecord(db.updateTable('rh_cargo').where('id_setor', 'in', visibleSectorIds(db, actor)), input)

export const switchPositions = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('rh_cargo').where('id_setor', 'in', visibleSectorIds(db, actor)), input)

export const removePosition = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('rh_cargo').where('id_setor', 'in', visibleSectorIds(db, actor)), id)
