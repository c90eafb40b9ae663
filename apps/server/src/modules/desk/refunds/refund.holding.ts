import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Open refunds that somebody asked for. */
export const refundHoldings: readonly HoldingSource[] = [
  {
    tipo: 'atendimento',
    columns: ['bo_estorno.id_solicitante'],
    of: (
      id,
    ) => sql`select 'bo_estorno:' || id, 'Estorno de ' || nome_razaosocial, '/backoffice/estornos/listagem?ver=' || id
      from bo_estorno where id_solicitante = ${id} and aberto`,
  },
]
