import {
  blacklistMotive,
  type ListMotivesInput,
  type MotiveFields,
  type UpdateMotiveInput,
} from '@intranet/contract/sales/blacklist-motives'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const entries = sql<number>`(select count(*)::int from blacklist b where b.id_motivo = m.id)`

/** Motives belong to the whole group. */
const visible = (db: Database) =>
  db
    .selectFrom('vendas_blocklist_motivo as m')
    .select([
      'm.id',
      'm.nome',
      'm.exige_evidencia',
      entries.as('registros'),
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ])

export const listMotives = (db: Database, request: ListMotivesInput) =>
  readPage(visible(db), request, {
    definition: schemasOf(blacklistMotive).list,
    alias: 'm',
    refs: { registros: entries },
    search: normalised('m.nome'),
  })

export const getMotive = (db: Database, id: number) => visible(db).where('m.id', '=', id).executeTakeFirst()

/** What may be chosen: the active ones, and the saved one. */
export const usableMotives = (db: Database, incluir?: number) =>
  db
    .selectFrom('vendas_blocklist_motivo as m')
    .where(selectable('m', incluir))
    .select(['m.id', 'm.nome', 'm.exige_evidencia'])
    .orderBy('m.nome')
    .orderBy('m.id')
    .execute()

export const insertMotives = (db: Database, rows: MotiveFields[]) =>
  db.insertInto('vendas_blocklist_motivo').values(rows).returning('id').execute()

export const updateMotive = (db: Database, input: UpdateMotiveInput) =>
  saveRecord(db.updateTable('vendas_blocklist_motivo'), input)

export const switchMotives = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('vendas_blocklist_motivo'), input)

export const removeMotive = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('vendas_blocklist_motivo'), id)
