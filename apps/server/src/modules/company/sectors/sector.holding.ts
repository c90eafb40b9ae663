import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const sectorHoldings: readonly HoldingSource[] = [
  {
    tipo: 'setor',
    columns: ['rh_setor.id_usuario'],
    of: (id) =>
      sql`select 'rh_setor:' || id, nome, '/sectors/edit/' || id from rh_setor where id_usuario = ${id}`,
  },
]
