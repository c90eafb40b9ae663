/** Vacancies (vagas_vaga) and where their applicants come from (vaga_fonte). See docs/careers.md#vacancies. */
import * as z from 'zod'
import { active, boolean, choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { vacancy } from '../messages/careers.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { hasWords, isoDate, nameText, optionalIsoDate, optionalMoney, richText } from '../validators.ts'
import {
  contractTypeLabels,
  contractTypes,
  pcdKinds,
  vacancyLicences,
  vacancyStateLabels,
  vacancySteps,
  workModelLabels,
  workModels,
} from './career-options.ts'
import { addErrors } from '../record-errors.ts'
import { MAX_VACANCY_OFFSET, VACANCIES_A_PAGE } from './vacancy-pages.ts'
import { keysOf } from '../keys-of.ts'

const MAX_TEXT = 20_000

const fields = z.strictObject({
  titulo_vaga: nameText(120),
  /** How many people are looked for. */
  vagas: z.int(vacancy.places).min(1, vacancy.places).max(999),
  id_empresa: recordId,
  id_departamento: recordId,
  id_setor: recordId.nullish(),
  id_cargo: recordId,
  /** The employee who hires; `gestor_vaga` is the name. */
  id_gestor: recordId,
  id_cidade: recordId,
  descricao: richText(MAX_TEXT),
  requisitos: richText(MAX_TEXT),
  beneficios: z
    .string()
    .max(MAX_TEXT, form.maxText(MAX_TEXT))
    .transform((html) => (hasWords(html) ? html : null))
    .nullish(),
  tipo_contrato: z.enum(contractTypes),
  modalidade: z.enum(workModels),
  viagem: z.boolean().optional(),
  cnh_categoria: z.enum(vacancyLicences).nullish(),
  pcd: z.enum(pcdKinds).optional(),
  faixa_min: optionalMoney,
  faixa_max: optionalMoney,
  exibir_faixa: z.boolean().optional(),
  /** Only for people who work in the group already. */
  interna: z.boolean().optional(),
  data_inicio: isoDate,
  data_fim: optionalIsoDate,
  ativo: z.boolean().optional(),
})
type Fields = z.output<typeof fields>

/** Field → text of what does not fit together in a whole vacancy. */
export function vacancyErrors(whole: Partial<Fields>): Record<string, string> {
  const errors: Record<string, string> = {}
  if (whole.data_fim && whole.data_inicio && whole.data_fim < whole.data_inicio)
    errors.data_fim = form.endBeforeStart
  const { faixa_min: least, faixa_max: most } = whole
  if (least != null && most != null && Number(most) < Number(least)) errors.faixa_max = vacancy.range
  if (whole.exibir_faixa && least == null && most == null) errors.exibir_faixa = vacancy.showRange
  return errors
}

export const vacancyFields = fields.superRefine(addErrors(vacancyErrors))
export type VacancyFields = z.output<typeof vacancyFields>

export const createVacanciesInput = createOf(
  fields.extend({ id_desligamento: recordId.nullish() }).superRefine(addErrors(vacancyErrors)),
).refine(({ objects }) => objects.length <= 20)
export type CreateVacancyFields = z.output<typeof createVacanciesInput>['objects'][number]
export const updateVacancyInput = updateOf(fields)
export type UpdateVacancyInput = z.output<typeof updateVacancyInput>

const steps = keysOf(vacancySteps)
export const stepVacancyInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  situacao: z.enum(steps),
})
export type StepVacancyInput = z.output<typeof stepVacancyInput>

export const vacancyList = listOf('-data_inicio', {
  id: number(),
  titulo_vaga: text('Título'),
  id_empresa: number(),
  empresa: text('Empresa'),
  sistema: text(undefined, false),
  id_departamento: number(),
  departamento: text('Departamento'),
  id_cidade: number(),
  cidade: text('Cidade'),
  vagas: number('Vagas'),
  contratados: number('Contratados'),
  inscritos: number('Inscritos'),
  id_gestor: number(),
  gestor_vaga: text('Gestor'),
  tipo_contrato: choice(contractTypeLabels, 'Contrato'),
  modalidade: choice(workModelLabels, 'Modalidade'),
  interna: boolean('Interna'),
  data_inicio: date('Início'),
  data_fim: date('Fim'),
  situacao: choice(vacancyStateLabels, 'Situação'),
  ativo: active('Ativa'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListVacanciesInput = z.output<typeof vacancyList.input>

/** What anybody looks for among the open vacancies. `empresa` is an id or the provider's key. */
export const publicVacanciesInput = z
  .strictObject({
    empresa: z.string().trim().min(1).max(60).optional(),
    id_cidade: recordId.optional(),
    id_departamento: recordId.optional(),
    tipo_contrato: z.enum(contractTypes).optional(),
    modalidade: z.enum(workModels).optional(),
    q: z.string().trim().max(120).optional(),
    limit: z.int().min(1).max(60).default(VACANCIES_A_PAGE),
    offset: z.int().min(0).max(MAX_VACANCY_OFFSET).default(0),
  })
  .prefault({})
export type PublicVacanciesInput = z.output<typeof publicVacanciesInput>

export const vacancySourceFields = z.strictObject({ id_vaga: recordId, nome: nameText(80) })
export type VacancySourceFields = z.output<typeof vacancySourceFields>
export const createSourceInput = createOf(vacancySourceFields).refine(({ objects }) => objects.length <= 20)
export const switchSourceInput = z.strictObject({ id: recordId, ativo: z.boolean() })
export const byVacancy = z.strictObject({ id_vaga: recordId })
/** Of `/r/{codigo}` of a vacancy. */
export const sourceCode = z.string().regex(/^[0-9A-Za-z]{12}$/)
