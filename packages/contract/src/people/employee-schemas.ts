/** What the procedures of employees take and answer. */
import { placementFields, userFields, userSchemas } from '../access/user-schemas.ts'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { createOf } from '../record.ts'
import { employee } from './employees.ts'

/** An employee is a person of `users`: the same fields, `funcionario` being what makes them one. */
export const employeeFields = userFields.omit({ funcionario: true }).extend(placementFields)

const { list, row } = schemasOf(employee)
export const employeeSchemas = {
  list,
  row,
  one: userSchemas.one,
  createInput: createOf(employeeFields).refine(({ objects }) => objects.length <= 20),
}
export type ListEmployeesInput = ListInputOf<typeof employee>
