/** Departments (rh_departamento): provider > department > sector > position. See docs/company.md. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { nameText } from '../validators.ts'
import { changeOf, createOf, recordId, updateOf } from '../record.ts'

export const departmentFields = z.strictObject({
  nome: nameText(120),
  id_empresa: recordId.nullable(),
  /** The person who answers for it. */
  id_funcionario: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
})
export type DepartmentFields = z.infer<typeof departmentFields>

export const createDepartmentsInput = createOf(departmentFields)
export const updateDepartmentInput = updateOf(departmentFields)
export const changeDepartmentsInput = changeOf(
  departmentFields.pick({ id_funcionario: true, id_empresa: true }),
)
export type UpdateDepartmentInput = z.infer<typeof updateDepartmentInput>

export const departmentList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  responsavel: text('Responsável'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListDepartmentsInput = z.output<typeof departmentList.input>
