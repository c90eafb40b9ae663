import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { takesPartIn } from '../fleet/request-scope.ts'

const [from, to] = ['s.data_retirada', 's.data_devolucao'].map(
  (column) => sql`(${sql.ref(column)} at time zone 'America/Sao_Paulo')`,
)
/** "25/11 13:00 às 18:00"; with the second day where it ends on another. */
const times = sql`to_char(${from}, 'DD/MM HH24:MI') || ' às ' ||
  to_char(${to}, case when ${from}::date = ${to}::date then 'HH24:MI' else 'DD/MM HH24:MI' end)`

/** Requests that wait for the fleet's manager. */
export const requestDecisions: ObligationKind = {
  tipo: 'solicitacao_veiculo',
  modulo: 'frota',
  nome: ['solicitação de veículo', 'solicitações de veículo'],
  lista: '/fleet/bookings',
  may: holds('frota', 'manage'),
  open: (actor) => sql`
    select s.id, 'Veículo para ' || s.destino as titulo, concat_ws(' · ', coalesce(u.nome, u.email), ${times}) as detalhe,
      '/fleet/bookings?pedido=' || s.id as rota, 'Decidir' as verbo,
      (s.data_retirada at time zone 'America/Sao_Paulo')::date as prazo, null as percentual, null as valor, s.created_at as desde
    from solicitacao_veiculo s join rh_usuario u on u.id = s.id_usuario
    where s.situacao = 'pendente' and s.data_devolucao > now() and ${inScope(actor, 's.id_empresa', false)}`,
}

/** Bookings that one asked for or drives: to be taken on their day, and to be returned. */
export const requestPickUps: ObligationKind = {
  tipo: 'veiculo_reservado',
  modulo: 'frota',
  nome: ['veículo reservado', 'veículos reservados'],
  lista: '/requests/vehicle',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select s.id, v.placa || ' para ' || s.destino as titulo, v.modelo as detalhe, '/requests/vehicle/edit/' || s.id as rota,
      case when s.situacao = 'em_uso' then 'Devolver' else 'Retirar' end as verbo,
      ((case when s.situacao = 'em_uso' then s.data_devolucao else s.data_retirada end) at time zone 'America/Sao_Paulo')::date as prazo,
      null as percentual, null as valor, s.created_at as desde
    from solicitacao_veiculo s join veiculo v on v.id = s.id_veiculo
    where ${takesPartIn(actor, 's')} and (s.situacao = 'em_uso'
      or s.situacao = 'aprovada' and s.data_retirada < now() + interval '1 day')`,
}
