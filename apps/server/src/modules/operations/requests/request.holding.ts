import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const bookingHoldings: readonly HoldingSource[] = [
  {
    tipo: 'reserva',
    columns: ['solicitacao_veiculo.id_usuario', 'solicitacao_veiculo.id_motorista'],
    of: (id) =>
      sql`select 'solicitacao_veiculo:' || s.id, coalesce(v.placa || ' · ', '') || s.destino, '/fleet/bookings?pedido=' || s.id from solicitacao_veiculo s
        left join veiculo v on v.id = s.id_veiculo left join motorista m on m.id = s.id_motorista
        where (s.id_usuario = ${id} or m.id_usuario = ${id}) and s.situacao in ('pendente', 'aprovada', 'em_uso')`,
  },
]
