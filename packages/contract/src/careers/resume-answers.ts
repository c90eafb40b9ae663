/** What the procedures of the CV answer. */
import * as z from 'zod'
import { moment, money } from '../answer.ts'
import { cnhTypes, educationSituations } from '../personal-options.ts'
import { recordId } from '../record.ts'
import { gender, maritalStatus } from '../validators.ts'
import { availabilities, pdfStates } from './career-options.ts'

const day = z.string()

export const educationRow = z.strictObject({
  id: recordId,
  situacao: z.enum(educationSituations),
  descricao: z.string(),
  ie: z.string(),
  data_inicio: day,
  data_fim: day.nullable(),
  updated_at: moment,
})
export const experienceRow = z.strictObject({
  id: recordId,
  empresa: z.string(),
  emprego_atual: z.boolean(),
  funcao: z.string(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
  descricao: z.string().nullable(),
  data_inicio: day,
  data_fim: day.nullable(),
  updated_at: moment,
})
export const certificateRow = z.strictObject({
  id: recordId,
  organizacao: z.string(),
  descricao: z.string(),
  data_emissao: day,
  data_validade: day.nullable(),
  updated_at: moment,
})

const sections = {
  formacoes: z.array(educationRow),
  experiencias: z.array(experienceRow),
  certificados: z.array(certificateRow),
}
const said = {
  pretensao_salarial: money.nullable(),
  disponibilidade: z.enum(availabilities).nullable(),
  areas_interesse: z.array(z.string()),
}
const file = z.strictObject({
  id_arquivo: z.string(),
  nome: z.string(),
  situacao: z.enum(pdfStates),
  motivo: z.string().nullable(),
})

/** What a CV should hold, in the words of the screen. */
export const resumeParts = [
  'Telefone',
  'Cidade',
  'Formação',
  'Experiência',
  'Certificados',
  'Áreas de interesse',
  'Disponibilidade',
  'PDF do currículo',
] as const
export type ResumePart = (typeof resumeParts)[number]

/** The person's own, as they keep it. */
export const resumeAnswer = z.strictObject({
  ...sections,
  ...said,
  compartilhar_banco: z.boolean(),
  pdf: file.nullable(),
  /** 0 to 100 of these parts. */
  progresso: z.int(),
  faltam: z.array(z.enum(resumeParts)),
})

/** What was found in the PDF; nothing of it is kept until its owner takes it. */
export const resumeProposalsAnswer = z.strictObject({
  situacao: z.enum(pdfStates).nullable(),
  motivo: z.string().nullable(),
  formacoes: z.array(
    z.strictObject({
      descricao: z.string(),
      ie: z.string(),
      data_inicio: day.nullable(),
      data_fim: day.nullable(),
    }),
  ),
  experiencias: z.array(
    z.strictObject({
      empresa: z.string(),
      funcao: z.string(),
      data_inicio: day.nullable(),
      data_fim: day.nullable(),
    }),
  ),
})

/** The whole CV, as it is read and printed. */
export const curriculumAnswer = z.strictObject({
  id: recordId,
  nome: z.string().nullable(),
  id_foto: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  idade: z.int().nullable(),
  genero: gender.nullable(),
  estado_civil: maritalStatus.nullable(),
  nacionalidade: z.string().nullable(),
  linkedin: z.string().nullable(),
  cnh_categoria: z.enum(cnhTypes).nullable(),
  viagem: z.boolean(),
  ...sections,
  ...said,
  pdf: file.nullable(),
  atualizado_em: moment.nullable(),
})
