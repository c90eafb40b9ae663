import {
  refusalReason,
  type ListReasonsInput,
  type ReasonFields,
  type UpdateReasonInput,
} from '@intranet/contract/careers/refusal-reasons'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const visible = (db: Database) =>
  db
    .selectFrom('carreira_motivo as r')
    .leftJoin('carreira_modelo as m', 'm.id', 'r.id_modelo')
    .select([
      'r.id',
      'r.nome',
      'r.texto',
      'r.id_modelo',
      'm.nome as modelo',
      'r.ativo',
      'r.created_at',
      'r.updated_at',
    ])

export const listReasons = (db: Database, request: ListReasonsInput) =>
  readPage(visible(db), request, {
    definition: schemasOf(refusalReason).list,
    alias: 'r',
    refs: { modelo: 'm.nome' },
    search: normalised('r.nome', 'r.texto'),
  })

export const getReason = (db: Database, id: number) => visible(db).where('r.id', '=', id).executeTakeFirst()

/** Those in use. */
export const reasonOptions = (db: Database) =>
  visible(db)
    .where('r.ativo', '=', true)
    .clearSelect()
    .select(['r.id', 'r.nome', 'r.texto', 'r.id_modelo'])
    .orderBy('r.nome')
    .orderBy('r.id')
    .limit(200)
    .execute()

export const findReason = (db: Database, id: number) =>
  visible(db).where('r.id', '=', id).where('r.ativo', '=', true).executeTakeFirst()
export type Reason = NonNullable<Awaited<ReturnType<typeof findReason>>>

/** The templates of refusals, which a reason may name. */
export const refusalTemplates = (db: Database) =>
  db.selectFrom('carreira_modelo').where('etapa', '=', 'reprovado').where('ativo', '=', true).select('id')

export const insertReasons = (db: Database, rows: readonly ReasonFields[]) =>
  db.insertInto('carreira_motivo').values(rows).returning('id').execute()

export const updateReason = (db: Database, input: UpdateReasonInput) =>
  saveRecord(db.updateTable('carreira_motivo'), input)

export const switchReasons = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('carreira_motivo'), input)

export const removeReason = (db: Database, id: number) => removeRecord(db.deleteFrom('carreira_motivo'), id)
