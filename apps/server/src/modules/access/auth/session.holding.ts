import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const sessionHoldings: readonly HoldingSource[] = [
  {
    tipo: 'sessoes',
    columns: ['sessao.id_usuario'],
    ends: true,
    of: (
      id,
    ) => sql`select 'sessao', count(*) || case count(*) when 1 then ' sessão aberta' else ' sessões abertas' end, null
      from sessao where id_usuario = ${id} and expires_at > now() having count(*) > 0`,
  },
]
