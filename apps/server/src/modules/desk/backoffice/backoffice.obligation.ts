import type { ObligationKind } from '../../../platform/obligations.ts'
import { holds } from '../../../platform/card-figures.ts'
import { sql } from 'kysely'

const desk = { modulo: 'backoffice', may: holds('backoffice', 'create') } as const

/** What somebody took and has not finished: sales under audit, installations, problems, calls. */
export const ownDeskItems: ObligationKind[] = [
  {
    ...desk,
    tipo: 'venda_auditoria',
    nome: ['venda a auditar', 'vendas a auditar'],
    lista: '/backoffice/vendas/listagem',
    open: (actor) => sql`
      select v.id, 'Auditar a venda de ' || v.cliente as titulo, v.produto as detalhe,
        '/backoffice/vendas/listagem?ver=' || v.id as rota, 'Auditar' as verbo, v.prazo::date as prazo,
        null as percentual, v.valor, v.created_at as desde
      from bo_venda v where v.id_auditor = ${actor.id} and v.situacao = 'em_auditoria'`,
  },
  {
    ...desk,
    tipo: 'instalacao_agendar',
    nome: ['instalação a agendar', 'instalações a agendar'],
    lista: '/backoffice/ativacoes/listagem',
    open: (actor) => sql`
      select t.id, 'Agendar a instalação de ' || v.cliente as titulo, t.os as detalhe,
        '/backoffice/ativacoes/listagem?ver=' || t.id as rota, 'Agendar' as verbo, t.prazo::date as prazo,
        null as percentual, null as valor, t.created_at as desde
      from bo_ativacao t join bo_venda v on v.id = t.id_venda where t.id_responsavel = ${actor.id} and t.aberta`,
  },
  {
    ...desk,
    tipo: 'problema_cliente',
    nome: ['problema a resolver', 'problemas a resolver'],
    lista: '/backoffice/problemas',
    open: (actor) => sql`
      select p.id, 'Problema de ' || coalesce(p.cliente, 'cliente') as titulo, left(p.descricao, 80) as detalhe,
        '/backoffice/problemas?ver=' || p.id as rota, 'Resolver' as verbo, p.prazo::date as prazo,
        null as percentual, null as valor, p.created_at as desde
      from bo_problema p where p.id_responsavel = ${actor.id} and p.aberto`,
  },
  {
    ...desk,
    tipo: 'ligacao_qualificacao',
    nome: ['ligação a fazer', 'ligações a fazer'],
    lista: '/backoffice/qualificacao',
    open: (actor) => sql`
      select q.id, 'Ligar para ' || v.cliente as titulo, t.os as detalhe, '/backoffice/qualificacao?ver=' || q.id as rota,
        'Ligar' as verbo, q.prazo::date as prazo, null as percentual, null as valor, q.created_at as desde
      from bo_qualificacao q join bo_ativacao t on t.id = q.id_ativacao join bo_venda v on v.id = t.id_venda
      where q.id_responsavel = ${actor.id} and q.situacao = 'pendente'`,
  },
]
