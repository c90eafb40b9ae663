import type { ObligationKind } from '../../../platform/obligations.ts'
import { holds } from '../../../platform/card-figures.ts'
import { inScope } from '../../../platform/scope.ts'
import { sql } from 'kysely'

const desk = { modulo: 'backoffice', may: holds('backoffice', 'create') } as const

/** Sales that lack something, for who may correct them; of sales without a lead nothing can be corrected. */
export const pendingSales: ObligationKind = {
  tipo: 'venda_pendencia',
  modulo: 'vendas',
  nome: ['venda com pendência', 'vendas com pendência'],
  lista: '/backoffice/vendas/listagem',
  opensList: holds('backoffice', 'read'),
  may: holds('vendas', 'manage'),
  open: (actor) => sql`
    select v.id, 'Corrigir a venda de ' || v.cliente as titulo, v.motivo as detalhe,
      '/sales/internal/leads/edit/' || v.id_lead as rota, 'Corrigir' as verbo, v.prazo::date as prazo,
      null as percentual, v.valor, v.created_at as desde
    from bo_venda v where v.situacao = 'com_pendencia' and v.id_lead is not null and ${inScope(actor, 'v.id_empresa', false)}`,
}

/** What somebody took and has not finished: sales under audit or with something missing, installations, problems, calls. */
export const ownDeskItems: ObligationKind[] = [
  {
    ...desk,
    tipo: 'venda_auditoria',
    nome: ['venda a auditar', 'vendas a auditar'],
    lista: '/backoffice/vendas/listagem',
    open: (actor) => sql`
      select v.id,
        case v.situacao when 'com_pendencia' then 'Conferir a pendência da venda de ' else 'Auditar a venda de ' end
          || v.cliente as titulo,
        case v.situacao when 'com_pendencia' then v.motivo else v.produto end as detalhe,
        '/backoffice/vendas/listagem?ver=' || v.id as rota,
        case v.situacao when 'com_pendencia' then 'Conferir' else 'Auditar' end as verbo, v.prazo::date as prazo,
        null as percentual, v.valor, v.created_at as desde
      from bo_venda v where v.id_auditor = ${actor.id} and v.situacao in ('em_auditoria', 'com_pendencia')`,
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
