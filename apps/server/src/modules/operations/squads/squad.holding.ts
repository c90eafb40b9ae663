import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const squadHoldings: readonly HoldingSource[] = [
  {
    tipo: 'equipe_tecnica',
    columns: ['equipe.id_responsavel'],
    of: (id) =>
      sql`select 'equipe:' || q.id, q.nome, '/squads/list?q=' || replace(q.nome, ' ', '+') from equipe q where q.id_responsavel = ${id}`,
  },
]
