import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import {
  getDepartment,
  listDepartments,
  removeDepartment,
} from '../src/modules/company/departments/department.queries.ts'
import { createDepartments } from '../src/modules/company/departments/department.service.ts'
import { listSectors } from '../src/modules/company/sectors/sector.queries.ts'
import { crud, unscoped } from '../src/platform/procedure/crud.ts'
import { procedure, router } from '../src/platform/procedure/procedure.ts'

const departmentSchemas = schemasOf(department)

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const reading = procedure('rh', 'read', 'providerRows')
const writing = procedure('rh', 'manage', 'nothing')

export const departments = router(
  crud(departmentSchemas, {
    list: [reading, listDepartments],
    get: [reading, getDepartment],
    create: [writing, createDepartments],
  }),
)
type Inputs = inferRouterInputs<typeof departments>
type Outputs = inferRouterOutputs<typeof departments>

export const request: Inputs['list'] = { sort: '-nome', filtro: { ativo: true } }
export const record: Inputs['create'] = { objects: [{ nome: 'Redes', id_empresa: null }] }
export const nome = (row: Outputs['get']): string => row.nome
// @ts-expect-error an order that the list does not have
export const order: Inputs['list'] = { sort: 'id_funcionario' }
// @ts-expect-error a field that no form has
export const unknownField: Inputs['create'] = { objects: [{ nome: 'Redes', id_empresa: null, cor: 'x' }] }
// @ts-expect-error a column that no row has
export const unknownColumn = (row: Outputs['list']['dados'][number]) => row.cor
// @ts-expect-error a procedure that was not named
export type Removed = Inputs['remove']

// @ts-expect-error the rows of another list
crud(departmentSchemas, { list: [reading, listSectors] })
// @ts-expect-error a verb that is none
crud(departmentSchemas, { lists: [reading, listDepartments] })
// @ts-expect-error no schema says what it answers
crud(departmentSchemas, { options: [reading, getDepartment] })
// @ts-expect-error a query that asks who writes
crud(departmentSchemas, { remove: [writing, unscoped(removeDepartment)] })
