/** The three sections of a CV: the same writes over three tables, each row its owner's. */
import type { CertificateFields, EducationFields, ExperienceFields } from '@intranet/contract/careers/resume'
import type { Database } from '@intranet/db/connection'
import { removeRecord, saveRecord } from '../../../platform/records.ts'

export const sectionTables = ['curriculo_formacao', 'curriculo_experiencia', 'curriculo_certificado'] as const
export type SectionTable = (typeof sectionTables)[number]

/** Only what its owner keeps: another's row is as one that is not there. */
export const saveSection = (
  db: Database,
  table: SectionTable,
  id_usuario: number,
  input: { id: number; updated_at?: string },
) => saveRecord(db.updateTable(table).where('id_usuario', '=', id_usuario), input)

export const removeSection = (db: Database, table: SectionTable, id_usuario: number, id: number) =>
  removeRecord(db.deleteFrom(table).where('id_usuario', '=', id_usuario), id)

const owned = <T>(id_usuario: number, objects: readonly T[]) => objects.map((row) => ({ ...row, id_usuario }))

export const insertEducations = (db: Database, id_usuario: number, objects: readonly EducationFields[]) =>
  db.insertInto('curriculo_formacao').values(owned(id_usuario, objects)).returning('id').execute()

export const insertExperiences = (db: Database, id_usuario: number, objects: readonly ExperienceFields[]) =>
  db.insertInto('curriculo_experiencia').values(owned(id_usuario, objects)).returning('id').execute()

export const insertCertificates = (db: Database, id_usuario: number, objects: readonly CertificateFields[]) =>
  db.insertInto('curriculo_certificado').values(owned(id_usuario, objects)).returning('id').execute()
