import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const departmentHoldings: readonly HoldingSource[] = [
  {
    tipo: 'departamento',
    columns: ['rh_departamento.id_funcionario'],
    of: (id) =>
      sql`select 'rh_departamento:' || id, nome, '/departments/edit/' || id from rh_departamento where id_funcionario = ${id}`,
  },
]
