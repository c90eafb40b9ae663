import { can, isSuperadmin } from '@intranet/contract/access'
import { resumeParts, type ResumePart } from '@intranet/contract/careers/resume-answers'
import { ageInYears } from '@intranet/contract/formats'
import type { CnhType, Gender, MaritalStatus } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { recordReading } from '../../people/employees/personal-reading.queries.ts'
import {
  findResume,
  hiresPerson,
  personOf,
  reachesPerson,
  readsApplicationOf,
  sectionsOf,
} from './resume.queries.ts'

const nothingSaid = {
  pretensao_salarial: null,
  disponibilidade: null,
  areas_interesse: [] as string[],
  pdf: null,
}

/** One's own CV, with how complete it is. */
export async function readOwnResume(db: Database, id: number) {
  const [sections, kept, person] = await Promise.all([
    sectionsOf(db, id),
    findResume(db, id),
    personOf(db, id),
  ])
  const {
    atualizado_em: _,
    compartilhar_banco,
    ...said
  } = kept ?? {
    ...nothingSaid,
    atualizado_em: null,
    compartilhar_banco: false,
  }
  const there: Record<ResumePart, boolean> = {
    Telefone: person?.telefone != null,
    Cidade: person?.cidade != null,
    Formação: sections.formacoes.length > 0,
    Experiência: sections.experiencias.length > 0,
    Certificados: sections.certificados.length > 0,
    'Áreas de interesse': said.areas_interesse.length > 0,
    Disponibilidade: said.disponibilidade !== null,
    'PDF do currículo': said.pdf !== null,
  }
  const faltam = resumeParts.filter((part) => !there[part])
  return {
    ...sections,
    ...said,
    compartilhar_banco,
    progresso: Math.round(100 * (1 - faltam.length / resumeParts.length)),
    faltam,
  }
}

/**
 * Who reads somebody's CV: its owner; HR's manager and the talent bank's roles, of candidates of their providers and of
 * who shares it with all; people who hire for a vacancy that the person applied to.
 */
export async function mayReadCurriculum(db: Database, actor: Actor, id: number): Promise<boolean> {
  if (actor.id === id) return true
  if (!actor.employee) return false
  if (isSuperadmin(actor)) return true
  if (await hiresPerson(db, actor, id)) return true
  if (!can(actor, 'banco_talentos', 'read')) return false
  return reachesPerson(db, { empresas: actor.empresas, staff: can(actor, 'users', 'manage') }, id)
}

/** The file of a CV is also for who reads it in an application, as interviewers do. */
export const curriculumFiles: FileRule = {
  maySee: async (db, actor, id) =>
    actor !== null &&
    ((await mayReadCurriculum(db, actor, id)) ||
      (actor.employee && (await readsApplicationOf(db, actor, id)))),
  recordReading: (db, actor, id) => recordReading(db, actor, [id], 'curriculo'),
}

/** A person's whole CV. Throws 403 for who may not read it; every reading by another person is recorded. */
export async function readCurriculum(db: Database, actor: Actor, id: number) {
  if (!(await mayReadCurriculum(db, actor, id))) throw refusals.forbidden()
  const person = found(await personOf(db, id))
  const [sections, kept] = await Promise.all([sectionsOf(db, id), findResume(db, id)])
  if (actor.id !== id) await recordReading(db, actor, [id], 'curriculo')
  const { data_nascimento, ...shown } = person
  const { compartilhar_banco: _, ...said } = kept ?? {
    ...nothingSaid,
    atualizado_em: null,
    compartilhar_banco: false,
  }
  return {
    ...shown,
    genero: shown.genero as Gender | null,
    estado_civil: shown.estado_civil as MaritalStatus | null,
    cnh_categoria: shown.cnh_categoria as CnhType | null,
    idade: ageInYears(data_nascimento, new Date()),
    ...sections,
    ...said,
  }
}
