import type { ObligationKind } from '../../../platform/obligations.ts'
import { holds } from '../../../platform/card-figures.ts'
import { sql } from 'kysely'

const works = holds('backoffice', 'create')

/** What somebody took and has not finished: sales under audit, installations, problems, calls. */
export const ownDeskItems: ObligationKind = {
  tipo: 'backoffice_item',
  modulo: 'backoffice',
  nome: ['item do backoffice', 'itens do backoffice'],
  lista: '/backoffice/inicio',
  may: works,
  open: (actor) => sql`
    select v.id * 4 as id, 'Auditar a venda de ' || v.cliente as titulo, v.produto as detalhe,
      '/backoffice/vendas/listagem?ver=' || v.id as rota, 'Auditar' as verbo, v.prazo::date as prazo,
      null as percentual, v.created_at as desde
    from bo_venda v where v.id_auditor = ${actor.id} and v.situacao = 'em_auditoria'
    union all
    select t.id * 4 + 1, 'Agendar a instalação de ' || v.cliente, t.os, '/backoffice/ativacoes/listagem?ver=' || t.id,
      'Agendar', t.prazo::date, null, t.created_at
    from bo_ativacao t join bo_venda v on v.id = t.id_venda where t.id_responsavel = ${actor.id} and t.aberta
    union all
    select p.id * 4 + 2, 'Problema de ' || coalesce(p.cliente, 'cliente'), left(p.descricao, 80),
      '/backoffice/problemas?ver=' || p.id, 'Resolver', p.prazo::date, null, p.created_at
    from bo_problema p where p.id_responsavel = ${actor.id} and p.aberto
    union all
    select q.id * 4 + 3, 'Ligar para ' || v.cliente, t.os, '/backoffice/qualificacao?ver=' || q.id, 'Ligar',
      q.prazo::date, null, q.created_at
    from bo_qualificacao q join bo_ativacao t on t.id = q.id_ativacao join bo_venda v on v.id = t.id_venda
    where q.id_responsavel = ${actor.id} and q.situacao = 'pendente'`,
}
