/** What a person says of themselves for vacancies: the CV and its three sections. See docs/careers.md#the-cv. */
import * as z from 'zod'
import { resume } from '../messages/careers.ts'
import { byId, createOf, seenVersion, randomId } from '../record.ts'
import { todayInBrazil } from '../today.ts'
import { explained } from '../described.ts'
import {
  educationSituation,
  isoDate,
  nameText,
  optionalIsoDate,
  optionalMoney,
  optionalText,
  uf,
} from '../validators.ts'
import { availabilities, MAX_AREAS } from './career-options.ts'
import { addErrors } from '../record-errors.ts'

const education = z.strictObject({
  situacao: educationSituation,
  descricao: nameText(160),
  /** The institution. */
  ie: nameText(160),
  data_inicio: isoDate,
  data_fim: explained(optionalIsoDate, 'Só com a situação `EM_ANDAMENTO` pode faltar ou ser futura.'),
})
const experience = z.strictObject({
  empresa: nameText(120),
  emprego_atual: z.boolean().default(false),
  funcao: nameText(120),
  cidade: optionalText(120),
  estado: uf.nullish(),
  descricao: optionalText(2000),
  data_inicio: isoDate,
  data_fim: optionalIsoDate,
})
const certificate = z.strictObject({
  organizacao: nameText(120),
  descricao: nameText(160),
  data_emissao: isoDate,
  data_validade: optionalIsoDate,
})

/** Field → text of days that do not fit. A course that goes on may end later than today, or not be over at all. */
export function educationErrors(
  whole: z.output<typeof education>,
  today = todayInBrazil(),
): Record<string, string> {
  const { situacao, data_inicio, data_fim } = whole
  if (data_fim && data_inicio > data_fim) return { data_inicio: resume.educationDates }
  if (situacao === 'EM_ANDAMENTO') return {}
  if (!data_fim) return { data_fim: resume.educationEnd }
  return data_fim > today ? { data_fim: resume.futureEnd } : {}
}
export function experienceErrors(whole: z.output<typeof experience>): Record<string, string> {
  const { emprego_atual, data_inicio, data_fim } = whole
  if (emprego_atual) return {}
  if (!data_fim) return { data_fim: resume.experienceEnd }
  return data_inicio > data_fim ? { data_inicio: resume.experienceDates } : {}
}
export const certificateErrors = (whole: z.output<typeof certificate>): Record<string, string> =>
  whole.data_validade && whole.data_validade < whole.data_emissao
    ? { data_validade: resume.certificateDates }
    : {}

/** Who works there still has no last day there. */
const withoutEnd = <T extends { emprego_atual: boolean; data_fim?: string | null }>(whole: T): T =>
  whole.emprego_atual ? { ...whole, data_fim: null } : whole

export const educationFields = education.superRefine(addErrors(educationErrors))
export const experienceFields = experience.superRefine(addErrors(experienceErrors)).transform(withoutEnd)
export const certificateFields = certificate.superRefine(addErrors(certificateErrors))
export type EducationFields = z.output<typeof educationFields>
export type ExperienceFields = z.output<typeof experienceFields>
export type CertificateFields = z.output<typeof certificateFields>

const few = ({ objects }: { objects: readonly unknown[] }) => objects.length <= 20
export const createEducationsInput = createOf(educationFields).refine(few)
export const createExperiencesInput = createOf(experienceFields).refine(few)
export const createCertificatesInput = createOf(certificateFields).refine(few)

/** A section is short: an edit sends it whole. */
const edited = { ...byId.shape, ...seenVersion.shape }
export const updateEducationInput = education.extend(edited).superRefine(addErrors(educationErrors))
export const updateExperienceInput = experience
  .extend(edited)
  .superRefine(addErrors(experienceErrors))
  .transform(withoutEnd)
export const updateCertificateInput = certificate.extend(edited).superRefine(addErrors(certificateErrors))

/** What is in the CV beside its sections. */
export const saveResumeInput = z.strictObject({
  pretensao_salarial: optionalMoney,
  disponibilidade: z.enum(availabilities).nullish(),
  areas_interesse: z.array(nameText(60)).max(MAX_AREAS).optional(),
  /** To be found for other vacancies, until it is taken back. */
  compartilhar_banco: z.boolean().optional(),
})
export type SaveResumeInput = z.output<typeof saveResumeInput>

/** An own upload (bucket `curriculos`); null takes the PDF away. */
export const attachResumePdfInput = z.strictObject({ id_arquivo: randomId().nullable() })
