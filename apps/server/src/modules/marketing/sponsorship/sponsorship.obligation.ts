import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { mayWorkOn } from './sponsorship-scope.ts'

const works = holds('marketing', 'create')
const manages = holds('marketing', 'manage')

/** A request whose person left the provider or lost the role counts as one without a person. */
const hasNobody = sql`not ${mayWorkOn('r.id_responsavel_interno', 'r.id_empresa')}`

/** Requests that nobody works on, and those that one works on oneself. */
export const requestsToWorkOn: ObligationKind = {
  tipo: 'patrocinio_solicitacao',
  modulo: 'marketing',
  nome: ['solicitação de patrocínio', 'solicitações de patrocínio'],
  lista: '/marketing/sponsorship/solicitations/list',
  may: works,
  open: (actor) => sql`
    select r.id, 'Patrocínio ' || r.protocolo as titulo, r.evento as detalhe,
      '/marketing/sponsorship/solicitations/details?id=' || r.id as rota,
      case when ${hasNobody} then 'Assumir' else 'Responder' end as verbo,
      least(r.data_inicio, (r.created_at at time zone 'America/Sao_Paulo')::date + 21) as prazo, null as percentual, null as valor,
      r.created_at as desde
    from patrocinio_solicitacao r
    where r.situacao in ('recebida', 'em_viabilidade', 'em_negociacao') and r.id_aprovador is null
      and (${hasNobody} or r.id_responsavel_interno = ${actor.id})
      and ${inScope(actor, 'r.id_empresa', false)}`,
}

/** Above the limit a second person approves. */
export const secondApprovals: ObligationKind = {
  tipo: 'patrocinio_aprovacao',
  modulo: 'marketing',
  nome: ['patrocínio a aprovar', 'patrocínios a aprovar'],
  lista: '/marketing/sponsorship/solicitations/list',
  may: manages,
  open: (actor) => sql`
    select r.id, 'Segunda aprovação de ' || r.protocolo as titulo, r.evento as detalhe,
      '/marketing/sponsorship/solicitations/details?id=' || r.id as rota, 'Aprovar' as verbo,
      r.data_inicio as prazo, null as percentual, null as valor, r.aprovado_em as desde
    from patrocinio_solicitacao r
    where r.situacao = 'em_negociacao' and r.id_aprovador is not null and r.id_aprovador <> ${actor.id}
      and ${inScope(actor, 'r.id_empresa', false)}`,
}

/** Accounts that applicants or colleagues sent. */
export const accountsToCheck: ObligationKind = {
  tipo: 'patrocinio_prestacao',
  modulo: 'marketing',
  nome: ['prestação de contas', 'prestações de contas'],
  lista: '/marketing/sponsorship/post-event/list',
  may: manages,
  open: (actor) => sql`
    select p.id, 'Prestação de contas de ' || r.protocolo as titulo, r.evento as detalhe,
      '/marketing/sponsorship/post-event/edit?id=' || p.id as rota, 'Analisar' as verbo,
      null as prazo, null as percentual, null as valor, coalesce(p.enviado_em, p.updated_at) as desde
    from patrocinio_pos_evento p join patrocinio_solicitacao r on r.id = p.id_solicitacao
    where p.situacao = 'em_analise' and ${inScope(actor, 'r.id_empresa', false)}`,
}
