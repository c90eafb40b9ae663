import {
  problemType,
  type ListProblemTypesInput,
  type ProblemTypeFields,
  type UpdateProblemTypeInput,
} from '@intranet/contract/desk/problem-types'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'

type Area = ProblemTypeFields['area']
/** Kinds of problems belong to the whole group. */
const all = (db: Database) =>
  db
    .selectFrom('bo_problema_tipo as k')
    .select([
      'k.id',
      'k.titulo',
      sql<Area>`k.area`.as('area'),
      'k.sla_horas',
      'k.ativo',
      'k.created_at',
      'k.updated_at',
    ])

export const listProblemTypes = (db: Database, request: ListProblemTypesInput) =>
  readPage(all(db), request, {
    definition: schemasOf(problemType).list,
    alias: 'k',
    search: normalised('k.titulo'),
  })

export const getProblemType = (db: Database, id: number) => all(db).where('k.id', '=', id).executeTakeFirst()

export const problemTypeOptions = (db: Database, incluir = 0) =>
  db
    .selectFrom('bo_problema_tipo as k')
    .where((eb) => eb.or([eb('k.ativo', '=', true), eb('k.id', '=', incluir)]))
    .select(['k.id', 'k.titulo', sql<Area>`k.area`.as('area'), 'k.sla_horas'])
    .orderBy('k.titulo')
    .orderBy('k.id')
    .limit(500)
    .execute()

export const activeProblemType = (db: Database, id: number) =>
  db
    .selectFrom('bo_problema_tipo')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .select(['id', 'sla_horas'])
    .executeTakeFirst()

export const insertProblemTypes = (db: Database, rows: ProblemTypeFields[]) =>
  db.insertInto('bo_problema_tipo').values(rows).returning('id').execute()

export const updateProblemType = (db: Database, input: UpdateProblemTypeInput) =>
  saveRecord(db.updateTable('bo_problema_tipo'), input)

export const removeProblemType = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('bo_problema_tipo'), id)
