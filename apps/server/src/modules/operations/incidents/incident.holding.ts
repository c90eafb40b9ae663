import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const incidentHoldings: readonly HoldingSource[] = [
  {
    tipo: 'incidente',
    columns: ['incidente.id_usuario'],
    of: (id) => sql`select 'incidente:' || id, titulo, '/incidents/edit/' || id from incidente
      where id_usuario = ${id} and situacao in ('aberto', 'em_tratamento')`,
  },
]
