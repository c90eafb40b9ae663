import { REMOVAL_DAYS } from '@intranet/contract/operations/supply-options'
import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'
import { signsNoMore } from './custody.queries.ts'

/** Terms of custody that wait for one's signature. */
export const custodySigning: ObligationKind = {
  tipo: 'termo_custodia',
  modulo: 'suprimentos',
  nome: ['termo de custódia a assinar', 'termos de custódia a assinar'],
  lista: '/supplies/custody/mine',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select c.id, case c.tipo when 'entrega' then 'Termo de custódia' else 'Termo de devolução' end as titulo,
      (select count(*) || case count(*) when 1 then ' item' else ' itens' end
        from suprimento_custodia_item i where i.id_custodia = c.id or i.id_custodia_devolucao = c.id) as detalhe,
      '/supplies/custody/term/' || c.id as rota, 'Assinar' as verbo, null as prazo, null as percentual, null as valor, c.created_at as desde
    from suprimento_custodia c
    where c.id_funcionario = ${actor.id} and c.assinado_em is null and c.cancelada_em is null`,
}

/** Requests for equipment that a manager decides on, and approved ones that nobody has handed over. */
export const equipmentToSettle: ObligationKind = {
  tipo: 'pedido_equipamento',
  modulo: 'suprimentos',
  nome: ['pedido de equipamento', 'pedidos de equipamento'],
  lista: '/supplies/requests/list',
  may: holds('suprimentos', 'manage'),
  open: (actor) => sql`
    select d.id, d.quantidade || ' × ' || p.nome as titulo, coalesce(u.nome, u.email) as detalhe,
      '/supplies/requests/list?ver=' || d.id as rota,
      case d.situacao when 'pedido' then 'Decidir' else 'Entregar' end as verbo, d.data_desejada as prazo,
      null as percentual, null as valor, d.created_at as desde
    from pedido_equipamento d join suprimento_produto p on p.id = d.id_produto join rh_usuario u on u.id = d.id_usuario
    where (d.situacao = 'pedido' and d.id_usuario <> ${actor.id} or d.situacao = 'aprovado' and d.id_custodia is null)
      and ${inScope(actor, 'd.id_empresa', false)}`,
}

/** Removals that have waited for too long: a manager's to look after. */
export const lateRemovals: ObligationKind = {
  tipo: 'retirada_atrasada',
  modulo: 'suprimentos',
  nome: ['retirada atrasada', 'retiradas atrasadas'],
  lista: '/supplies/removal',
  may: holds('suprimentos', 'manage'),
  open: (actor) => sql`
    select m.id, 'Retirada ' || coalesce('da OS ' || m.os, m.id::text) as titulo, q.nome as detalhe, '/supplies/removal' as rota,
      'Cobrar' as verbo, (m.data_entrada at time zone 'America/Sao_Paulo')::date + ${REMOVAL_DAYS}::int as prazo,
      null as percentual, null as valor, m.data_entrada as desde
    from suprimento_movimento m join equipe q on q.id = m.id_equipe
    where m.etapa = 'retirada' and m.data_saida is null
      and m.data_entrada < ${today} - ${REMOVAL_DAYS}::int and ${inScope(actor, 'm.id_empresa', false)}`,
}

/** Equipment of people without access: to be given back, then the paper of its return to be attached (docs/operations.md#custody). */
export const equipmentOfWhoLeft: ObligationKind = {
  tipo: 'equipamento_recolher',
  modulo: 'suprimentos',
  nome: ['pessoa sem acesso com equipamento', 'pessoas sem acesso com equipamento'],
  lista: '/supplies/custody/list',
  may: holds('suprimentos', 'manage'),
  open: (actor) => sql`
    select min(i.id) as id, 'Equipamento de ' || coalesce(u.nome, u.email) as titulo,
      count(*) || case count(*) when 1 then ' item' else ' itens' end as detalhe,
      case when i.id_custodia_devolucao is null then '/supplies/custody/person/' || u.id else '/supplies/custody/term/' || i.id_custodia_devolucao end as rota,
      case when i.id_custodia_devolucao is null then 'Receber' else 'Anexar termo' end as verbo, null as prazo, null as percentual, null as valor,
      min(c.assinado_em) as desde
    from suprimento_custodia_item i join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
      join rh_usuario u on u.id = c.id_funcionario and ${signsNoMore}
    where i.aberto and ${inScope(actor, 'c.id_empresa', false)}
    group by u.id, i.id_custodia_devolucao`,
}
