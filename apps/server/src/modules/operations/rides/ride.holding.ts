import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const rideHoldings: readonly HoldingSource[] = [
  {
    tipo: 'carona',
    columns: ['carona.id_usuario'],
    ends: true,
    of: (
      id,
    ) => sql`select 'carona:' || id, 'Carona de ' || to_char(partida at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') || ' para ' || destino, '/ride/edit/' || id from carona
      where id_usuario = ${id} and situacao in ('aberta', 'lotada') and partida > now()`,
  },
]
