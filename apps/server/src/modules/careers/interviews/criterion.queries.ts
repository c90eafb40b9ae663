import {
  interviewCriterion,
  type CriterionFields,
  type ListCriteriaInput,
  type UpdateCriterionInput,
} from '@intranet/contract/careers/interview-criteria'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const visible = (db: Database) =>
  db
    .selectFrom('carreira_criterio as k')
    .select(['k.id', 'k.nome', 'k.ativo', 'k.created_at', 'k.updated_at'])

export const listCriteria = (db: Database, request: ListCriteriaInput) =>
  readPage(visible(db), request, {
    definition: schemasOf(interviewCriterion).list,
    alias: 'k',
    search: normalised('k.nome'),
  })

export const getCriterion = (db: Database, id: number) =>
  visible(db).where('k.id', '=', id).executeTakeFirst()

/** Those that interviewers are asked about. */
export const criterionOptions = (db: Database) =>
  db
    .selectFrom('carreira_criterio')
    .where('ativo', '=', true)
    .select(['id', 'nome'])
    .orderBy('nome')
    .orderBy('id')
    .limit(20)
    .execute()

export const insertCriteria = (db: Database, rows: readonly CriterionFields[]) =>
  db.insertInto('carreira_criterio').values(rows).returning('id').execute()

export const updateCriterion = (db: Database, input: UpdateCriterionInput) =>
  saveRecord(db.updateTable('carreira_criterio'), input)

export const switchCriteria = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('carreira_criterio'), input)

export const removeCriterion = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('carreira_criterio'), id)
