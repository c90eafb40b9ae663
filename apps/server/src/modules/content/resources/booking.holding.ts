import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Rooms and equipment that stay booked, for nobody. */
export const roomHoldings: readonly HoldingSource[] = [
  {
    tipo: 'recurso',
    columns: ['recurso_reserva.id_usuario'],
    ends: true,
    dated: true,
    of: (
      id,
    ) => sql`select 'recurso_reserva:' || b.id, r.nome || ' · ' || to_char(b.inicio at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') || ' a ' || to_char(b.fim at time zone 'America/Sao_Paulo', 'HH24:MI'),
        '/resources?dia=' || to_char(b.inicio at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), b.inicio
      from recurso_reserva b join recurso r on r.id = b.id_recurso
      where b.id_usuario = ${id} and b.situacao = 'confirmada' and b.fim > now()`,
  },
]
