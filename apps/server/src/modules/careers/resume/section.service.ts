import type { CertificateFields, EducationFields, ExperienceFields } from '@intranet/contract/careers/resume'
import type { Database } from '@intranet/db/connection'
import { touchResume } from './resume.queries.ts'
import {
  insertCertificates,
  insertEducations,
  insertExperiences,
  removeSection,
  saveSection,
  type SectionTable,
} from './section.queries.ts'

export async function addEducations(db: Database, id: number, objects: readonly EducationFields[]) {
  await touchResume(db, id)
  return insertEducations(db, id, objects)
}
export async function addExperiences(db: Database, id: number, objects: readonly ExperienceFields[]) {
  await touchResume(db, id)
  return insertExperiences(db, id, objects)
}
export async function addCertificates(db: Database, id: number, objects: readonly CertificateFields[]) {
  await touchResume(db, id)
  return insertCertificates(db, id, objects)
}

export async function changeSection(
  db: Database,
  table: SectionTable,
  id_usuario: number,
  input: { id: number; updated_at?: string },
) {
  const saved = await saveSection(db, table, id_usuario, input)
  await touchResume(db, id_usuario)
  return saved
}

export async function dropSection(db: Database, table: SectionTable, id_usuario: number, id: number) {
  await removeSection(db, table, id_usuario, id)
  await touchResume(db, id_usuario)
}
