/** The organisation chart: provider > department > sector > people. See docs/people.md#organisation-chart. */
import * as z from 'zod'
import { recordId } from '../record.ts'

/** People of one branch in one answer. */
export const BRANCH_PEOPLE = 5000
export const CHART_FOUND = 20

/** A branch: null means "of none". */
export const chartBranch = z.strictObject({
  id_empresa: recordId.nullable(),
  id_departamento: recordId.nullable(),
  id_setor: recordId.nullable(),
})
export type ChartBranch = z.output<typeof chartBranch>

export const chartSearchInput = z.strictObject({ q: z.string().trim().min(2).max(80) })

/** One sector of one department of one provider, and how many work there. */
export interface ChartUnit extends ChartBranch {
  empresa: string | null
  departamento: string | null
  setor: string | null
  total: number
  /** Who answers for the department and for the sector. */
  responsavel_departamento: string | null
  responsavel_setor: string | null
}

export interface ChartPerson {
  id: number
  nome: string
  cargo: string | null
  id_foto: string | null
  responsavel: boolean
}

export interface ChartFound extends ChartBranch {
  id: number
  nome: string
  cargo: string | null
  departamento: string | null
  empresa: string | null
}
