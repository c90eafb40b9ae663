/** What the procedures of employees take and answer. */
import * as z from 'zod'
import { placementFields, userFields, userSchemas } from '../access/user-schemas.ts'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { createOf, recordId } from '../record.ts'
import { employee } from './employees.ts'

/** An employee is a person of `users`: the same fields, `funcionario` being what makes them one. */
export const employeeFields = userFields.omit({ funcionario: true }).extend(placementFields)

export const employeeOptionsInput = z
  .strictObject({ q: z.string().max(100).optional(), incluir: recordId.optional() })
  .prefault({})

const { list, row } = schemasOf(employee)
export const employeeSchemas = {
  list,
  row,
  one: userSchemas.one,
  createInput: createOf(employeeFields).refine(({ objects }) => objects.length <= 20),
}
export type ListEmployeesInput = ListInputOf<typeof employee>
