/** What is asked before the first day, and what is offered to read. */
import {
  admissionPaper,
  admissionReading,
  type ListPapersInput,
  type ListReadingsInput,
  type PaperFields,
  type PaperKind,
  type ReadingFields,
  type UpdatePaperInput,
  type UpdateReadingInput,
} from '@intranet/contract/people/admission-papers'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const papers = (db: Database) =>
  db
    .selectFrom('admissao_papel as p')
    .select([
      'p.id',
      'p.nome',
      'p.finalidade',
      sql<PaperKind>`p.tipo`.as('tipo'),
      'p.obrigatorio',
      'p.ativo',
      'p.created_at',
      'p.updated_at',
    ])

export const listPapers = (db: Database, request: ListPapersInput) =>
  readPage(papers(db), request, {
    definition: schemasOf(admissionPaper).list,
    alias: 'p',
    search: normalised('p.nome', 'p.finalidade'),
  })
export const getPaper = (db: Database, id: number) => papers(db).where('p.id', '=', id).executeTakeFirst()
export const insertPapers = (db: Database, rows: readonly PaperFields[]) =>
  db.insertInto('admissao_papel').values(rows).returning('id').execute()
export const updatePaper = (db: Database, input: UpdatePaperInput) =>
  saveRecord(db.updateTable('admissao_papel'), input)
export const switchPapers = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('admissao_papel'), input)
export const removePaper = (db: Database, id: number) => removeRecord(db.deleteFrom('admissao_papel'), id)

const readings = (db: Database) =>
  db
    .selectFrom('admissao_leitura as l')
    .select(['l.id', 'l.titulo', 'l.link', 'l.ativo', 'l.created_at', 'l.updated_at'])

export const listReadings = (db: Database, request: ListReadingsInput) =>
  readPage(readings(db), request, {
    definition: schemasOf(admissionReading).list,
    alias: 'l',
    search: normalised('l.titulo', 'l.texto'),
  })
export const getReading = (db: Database, id: number) =>
  readings(db).where('l.id', '=', id).select('l.texto').executeTakeFirst()
export const insertReadings = (db: Database, rows: readonly ReadingFields[]) =>
  db.insertInto('admissao_leitura').values(rows).returning('id').execute()
export const updateReading = (db: Database, input: UpdateReadingInput) =>
  saveRecord(db.updateTable('admissao_leitura'), input)
export const switchReadings = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('admissao_leitura'), input)
export const removeReading = (db: Database, id: number) => removeRecord(db.deleteFrom('admissao_leitura'), id)

/** What is offered now. */
export const offeredReadings = (db: Database) =>
  db
    .selectFrom('admissao_leitura')
    .where('ativo', '=', true)
    .select(['id', 'titulo', 'texto', 'link'])
    .orderBy('titulo')
    .orderBy('id')
    .limit(50)
    .execute()
