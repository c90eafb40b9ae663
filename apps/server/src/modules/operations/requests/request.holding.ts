import { sql, type RawBuilder } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'America/Sao_Paulo')::date`
/** The day is said once where it ends on the day it begins. */
const untilFormat = sql`case when ${dayOf('s.data_retirada')} = ${dayOf('s.data_devolucao')}
  then 'HH24:MI' else 'DD/MM/YYYY HH24:MI' end`

const bookings = (id: number, state: RawBuilder<boolean>) => sql`
  select 'solicitacao_veiculo:' || s.id, coalesce(v.placa || ' · ', '') || s.destino || ' · '
      || to_char(s.data_retirada at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') || ' a '
      || to_char(s.data_devolucao at time zone 'America/Sao_Paulo', ${untilFormat}),
    '/fleet/bookings?pedido=' || s.id, s.data_retirada
  from solicitacao_veiculo s left join veiculo v on v.id = s.id_veiculo left join motorista m on m.id = s.id_motorista
  where (s.id_usuario = ${id} or m.id_usuario = ${id}) and ${state}`

const columns = ['solicitacao_veiculo.id_usuario', 'solicitacao_veiculo.id_motorista'] as const

export const bookingHoldings: readonly HoldingSource[] = [
  {
    tipo: 'reserva',
    columns,
    ends: true,
    dated: true,
    of: (id) => bookings(id, sql`s.situacao in ('pendente', 'aprovada')`),
  },
  // The vehicle is out: it has to come back.
  { tipo: 'reserva', columns, dated: true, of: (id) => bookings(id, sql`s.situacao = 'em_uso'`) },
]
