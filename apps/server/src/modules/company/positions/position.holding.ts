import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const positionHoldings: readonly HoldingSource[] = [
  {
    tipo: 'cargo',
    columns: ['rh_cargo.id_usuario'],
    of: (id) =>
      sql`select 'rh_cargo:' || id, nome, '/positions/edit/' || id from rh_cargo where id_usuario = ${id}`,
  },
]
