/** The report of onboardings: one row per employee and onboarding. See docs/people.md#pending-and-completed. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { MAX_LIMIT } from '../list-limits.ts'
import { recordId } from '../record.ts'

const filter = {
  id_departamento: recordId.nullable().optional(),
  id_empresa: recordId.nullable().optional(),
  id_onboarding: recordId.nullable().optional(),
  /** Part of an employee's name or of a title. */
  q: z.string().trim().max(80).optional(),
}
export const reportCountInput = z.strictObject(filter).prefault({})
export type ReportCountInput = z.infer<typeof reportCountInput>

/** `limit` 0 means all, up to 5,000. */
export const reportInput = z
  .strictObject({
    ...filter,
    concluido: z.boolean().nullable().optional(),
    limit: z.int().min(0).max(MAX_LIMIT).default(20),
    offset: z.int().min(0).max(10_000_000).default(0),
  })
  .prefault({})
export type ReportInput = z.output<typeof reportInput>

/** The report as an ordinary list: filtered and sorted by any column, and the one that is exported. */
export const reportList = listOf('funcionario', {
  id: number(),
  id_usuario: number(undefined, false),
  funcionario: text('Funcionário'),
  onboarding: text('Onboarding'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_departamento: number(),
  departamento: text('Departamento'),
  inicio: date('Início'),
  conclusao: date('Conclusão'),
  status: number('Status (%)'),
  concluido: boolean(),
})
export type ListReportInput = z.output<typeof reportList.input>

/** A row as REST clients know it. `status` is the percent; dates are null until there is one (shown as N/A). */
export interface ReportRow {
  funcionario: string
  onboarding: string
  inicio: Date | null
  conclusao: Date | null
  status: number
  concluido: boolean
}

/** What the screen adds to it. */
export interface ReportDetail extends ReportRow {
  id_usuario_onboarding: number
  id_funcionario: number
  id_onboarding: number
  departamento: string
  empresa: string
  lidos: number
  conteudos: number
  vencimento: string | null
}

export interface ReportPage {
  total: number
  dados: ReportDetail[]
}

export interface ReportCount {
  pendentes: number
  concluidos: number
}
