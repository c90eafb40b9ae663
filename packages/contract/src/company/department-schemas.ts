/** What the procedures of departments take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { department } from './department.ts'

export const departmentSchemas = schemasOf(department)

export type DepartmentFields = z.output<typeof departmentSchemas.fields>
export type UpdateDepartmentInput = z.output<typeof departmentSchemas.updateInput>
export type ListDepartmentsInput = z.output<typeof departmentSchemas.list.input>

export const departmentOptionsAnswer = z.array(
  departmentSchemas.row.pick({
    id_empresa: true,
    id: true,
    nome: true,
    ativo: true,
    id_funcionario: true,
    empresa: true,
  }),
)
