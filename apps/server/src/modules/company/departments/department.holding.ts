import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { changeDepartment } from './department.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const departmentHoldings: readonly HoldingSource[] = [
  {
    tipo: 'departamento',
    columns: ['rh_departamento.id_funcionario'],
    of: (id) =>
      sql`select 'rh_departamento:' || id, nome, '/departments/edit/' || id from rh_departamento where id_funcionario = ${id}`,
    pass: {
      may: holds('rh', 'manage'),
      one: ({ db, actor }, { id, to }) => changeDepartment(db, actor, { id, id_funcionario: to }),
    },
  },
]
