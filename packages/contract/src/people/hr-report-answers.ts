/** What the procedures of hrReport answer. */
import * as z from 'zod'
import { reactionFields } from '../content/reaction-answers.ts'
import { shutdownTypes } from './shutdown-options.ts'
import { employeeStates, employmentTypes } from '../employee-options.ts'
import { kinships } from './family-options.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import {
  birthdayReport,
  anniversaryReport,
  admissionReport,
  dismissalReport,
  countReport,
  familyReport,
} from './hr-reports.ts'

const celebrated = {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id: recordId,
  nome: z.string().nullable(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  ...reactionFields,
  item: z.number(),
  hoje: z.boolean(),
}

/** What these reports filter and sort by, but do not show. */
const notShown = {
  id_departamento: true,
  id_setor: true,
  id_cargo: true,
  id_cidade: true,
  setor: true,
  cargo: true,
  cidade: true,
  uf: true,
  ordem: true,
  mes: true,
} as const

export const hrReportBirthdaysRow = rowOf(birthdayReport, celebrated).omit(notShown)

export const hrReportAnniversariesRow = rowOf(anniversaryReport, {
  ...celebrated,
  data_admissao: z.string().nullable(),
}).omit(notShown)

export const hrReportAdmissionsRow = rowOf(admissionReport, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id: recordId,
  nome: z.string().nullable(),
  data_admissao: z.string().nullable(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
  contratante: z.string().nullable(),
  uf: z.string().nullable(),
  cidade: z.string().nullable(),
}).omit({ id_departamento: true, id_setor: true, id_cargo: true, id_cidade: true, setor: true })

export const hrReportDismissalsRow = rowOf(dismissalReport, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  nome: z.string().nullable(),
  data_admissao: z.string().nullable(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
  id: recordId,
  data_desligamento: z.string(),
  id_funcionario: recordId,
  tempo_casa: z.number().nullable(),
  tipo: z.enum(shutdownTypes),
}).omit({
  id_departamento: true,
  id_setor: true,
  id_cargo: true,
  id_cidade: true,
  setor: true,
  cidade: true,
  uf: true,
})

export const hrReportGeneralRow = z.strictObject({
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id: recordId,
  nome: z.string().nullable(),
  ativo: z.boolean(),
  data_admissao: z.string().nullable(),
  data_desligamento: z.string().nullable(),
  email_corp: z.string().nullable(),
  id_foto: z.string().nullable(),
  matricula: z.string().nullable(),
  telefone_corp: z.string().nullable(),
  cpf: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
  setor: z.string().nullable(),
  contratante: z.string().nullable(),
  gestor: z.string().nullable(),
  tipo_vinculo: z.enum(employmentTypes).nullable(),
  situacao: z.enum(employeeStates),
  uf: z.string().nullable(),
  cidade: z.string().nullable(),
})

export const hrReportGendersRow = z.strictObject({
  id: recordId,
  grupo: z.string().nullable(),
  genero: z.string(),
  quantidade: z.number(),
  percentual: z.number(),
})

export const hrReportPyramidRow = z.strictObject({
  id: recordId,
  faixa: z.string(),
  feminino: z.number(),
  masculino: z.number(),
  outro: z.number(),
  nao_informado: z.number(),
  total: z.number(),
})

export const hrReportProviderCitiesRow = rowOf(countReport, {
  id: recordId,
  id_empresa: recordId.nullable(),
  empresa: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  funcionarios: z.number(),
}).omit({
  id_departamento: true,
  id_setor: true,
  id_cargo: true,
  id_cidade: true,
  departamento: true,
  setor: true,
  cargo: true,
})

export const hrReportFamiliesRow = rowOf(familyReport, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  departamento: z.string().nullable(),
  id: recordId,
  data_nascimento: z.string().nullable(),
  id_funcionario: recordId,
  dependente_ir: z.boolean(),
  dependente_plano: z.boolean(),
  funcionario: z.string().nullable(),
  parentesco: z.enum(kinships),
  idade: z.number().nullable(),
}).omit({
  id_departamento: true,
  id_setor: true,
  id_cargo: true,
  id_cidade: true,
  setor: true,
  cargo: true,
  cidade: true,
  uf: true,
})

export const hrReportAdmissionsByMonthAnswer = z.array(
  z.strictObject({ mes: z.string(), admissoes: z.number(), parcial: z.boolean() }),
)

export const hrReportTurnoverAnswer = z.strictObject({
  admissoes: z.number(),
  desligamentos: z.number(),
  inicio: z.number(),
  percentual: z.number().nullable(),
})
