/** HR's reports: filters, sort keys and column heads of each. See docs/people.md#hr-reports. */
import * as z from 'zod'
import {
  active,
  choice,
  boolean,
  date,
  documentNumber,
  listOf,
  number,
  text,
  type ListRequest,
  unmarked,
  personal,
} from '../list.ts'
import { genderGroupings, type GenderGrouping } from './hr-reports-options.ts'
import { employeeStateLabels, employmentLabels } from '../employee-options.ts'
import { keysOf } from '../keys-of.ts'
import { compared } from '../provider-figures.ts'
import { isoDate } from '../validators.ts'
import { kinshipLabels } from './family-options.ts'
import { shutdownTypeLabels } from './shutdown-options.ts'

/** Where somebody works and lives: every report is filtered by it. */
const placeIds = {
  id_empresa: number(undefined, false),
  id_departamento: number(undefined, false),
  id_setor: number(undefined, false),
  id_cargo: number(undefined, false),
  id_cidade: number(undefined, false),
}
const placeNames = {
  empresa: text('Provedor'),
  departamento: text('Departamento'),
  setor: text('Setor'),
  cargo: text('Cargo'),
  cidade: text('Cidade'),
  uf: text('UF'),
}
const unlisted = { setor: text(), cargo: text(), cidade: text(), uf: text() }

/** `mes` is 1–12, the current one when not asked for; the year of birth is in no column and no filter. */
export const birthdayReport = listOf('ordem', {
  ...placeIds,
  ...unlisted,
  ordem: number(),
  mes: number(),
  nome: text('Nome'),
  dia_mes: personal('birth', text('Dia/mês', false)),
  departamento: text('Departamento'),
  empresa: text('Provedor'),
})

export const anniversaryReport = listOf('ordem', {
  ...placeIds,
  ...unlisted,
  ordem: number(),
  mes: number(),
  departamento: text(),
  nome: text('Nome'),
  data_admissao: date('Admissão'),
  anos: number('Anos'),
  empresa: text('Provedor'),
})

export const admissionReport = listOf('-data_admissao', {
  ...placeIds,
  setor: text(),
  uf: text(),
  nome: text('Nome'),
  data_admissao: date('Admissão'),
  cargo: text('Cargo'),
  departamento: text('Departamento'),
  empresa: text('Provedor'),
  contratante: text('Contratante'),
  cidade: text('Cidade'),
})

export const dismissalReport = listOf('-data_desligamento', {
  ...placeIds,
  ...unlisted,
  nome: text('Nome'),
  data_admissao: date('Admissão'),
  data_desligamento: date('Desligamento'),
  tempo_casa: number('Tempo de casa'),
  tipo: choice(shutdownTypeLabels, 'Tipo'),
  motivo: text('Motivo', false),
  departamento: text(),
  cargo: text('Cargo'),
  empresa: text('Provedor'),
})

const generalColumns = {
  ...placeIds,
  nome: text('Nome'),
  matricula: text('Matrícula'),
  cpf: documentNumber('CPF', false),
  ...placeNames,
  contratante: text('Contratante'),
  gestor: text('Gestor'),
  tipo_vinculo: choice(employmentLabels, 'Vínculo'),
  data_admissao: date('Admissão'),
  data_desligamento: date('Desligamento'),
  situacao: choice(employeeStateLabels, 'Situação'),
  email_corp: personal('email', text('E-mail corporativo')),
  telefone_corp: personal('phone', unmarked('Telefone corporativo')),
  ativo: active('Acesso'),
}
const generalKeys = keysOf(generalColumns)
type GeneralRequest = ListRequest<keyof typeof generalColumns> & { colunas?: string[] }

/** `colunas`: the requested columns; a CPF that was not requested is not read, and no reading is recorded. */
export const generalReport = listOf('nome', generalColumns, {
  colunas: z.array(z.enum(generalKeys)).max(generalKeys.length).optional(),
})
export const generalInput = generalReport.input as z.ZodType<
  GeneralRequest,
  Partial<GeneralRequest> | undefined
>

export const familyReport = listOf('funcionario', {
  ...placeIds,
  ...unlisted,
  empresa: text(),
  departamento: text(),
  funcionario: text('Funcionário'),
  familiar: text('Familiar'),
  parentesco: choice(kinshipLabels, 'Parentesco'),
  data_nascimento: personal('birth', date('Nascimento')),
  idade: number('Idade'),
  dependente: boolean('Dependente'),
  trabalha_no_grupo: boolean('Trabalha no grupo'),
})

/** The reports that count people are filtered by these; their rows have columns and an order of their own. */
export const countColumns = { ...placeIds, ...placeNames }

export const genderHeads = {
  grupo: 'Provedor ou departamento',
  genero: 'Gênero',
  quantidade: 'Quantidade',
  percentual: '%',
}
const genderList = listOf(
  'empresa',
  countColumns,
  { por: z.enum(genderGroupings).optional() },
  keysOf(genderHeads),
)
type GenderRequest = z.output<typeof genderList.input> & { por?: GenderGrouping }
export const genderInput = genderList.input as z.ZodType<GenderRequest, Partial<GenderRequest> | undefined>

export const pyramidHeads = {
  faixa: 'Faixa etária',
  feminino: 'Feminino',
  masculino: 'Masculino',
  outro: 'Outro',
  nao_informado: 'Não informado',
  total: 'Total',
}
export const pyramidInput = listOf('empresa', countColumns, {}, keysOf(pyramidHeads)).input

export const providerCityHeads = {
  empresa: 'Provedor',
  cidade: 'Cidade',
  uf: 'UF',
  funcionarios: 'Funcionários',
}
export const countReport = listOf('empresa', countColumns, {}, keysOf(providerCityHeads))

/** What the cards of providers count, on the reports of employees: filtered by where people are. */
export const staffFigures = listOf('empresa', countColumns, {
  relatorio: z.enum(['ativos', 'admissoes', 'desligamentos', 'familiares']),
  /** First and last day; the current month where neither is asked for. */
  de: isoDate.optional(),
  ate: isoDate.optional(),
  comparar: compared,
})
export type StaffFiguresRequest = z.output<typeof staffFigures.input>

/** The same on the reports of birthdays and years in the company. */
export const dayFigures = listOf('ordem', birthdayReport.columns, {
  relatorio: z.enum(['aniversarios', 'tempo_casa']),
})
export type DayFiguresRequest = z.output<typeof dayFigures.input>

export type BirthdayRequest = z.output<typeof birthdayReport.input>
export type AnniversaryRequest = z.output<typeof anniversaryReport.input>
export type AdmissionRequest = z.output<typeof admissionReport.input>
export type DismissalRequest = z.output<typeof dismissalReport.input>
export type GeneralReportRequest = z.output<typeof generalInput>
export type FamilyRequest = z.output<typeof familyReport.input>
export type CountRequest = ListRequest<keyof typeof countColumns>
export type GenderReportRequest = z.output<typeof genderInput>
