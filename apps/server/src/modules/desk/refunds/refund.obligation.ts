import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'

const decides = holds('estornos', 'manage')

const lista = '/backoffice/estornos/listagem'

/** Refunds of somebody's providers that meet `condition`. */
const waiting = (actor: Actor, verb: string, condition: RawBuilder<unknown>) => sql`
  select r.id, 'Estorno de ' || r.nome_razaosocial as titulo, left(r.descricao, 80) as detalhe,
    '/backoffice/estornos/listagem?ver=' || r.id as rota, ${verb}::text as verbo, null as prazo, null as percentual,
    r.valor_estorno as valor, r.created_at as desde
  from bo_estorno r where ${inScope(actor, 'r.id_empresa', false)} and ${condition}`

/** Refunds that wait for finance to decide: somebody else than their author, and each approver once. */
export const refundDecisions: ObligationKind = {
  tipo: 'estorno_decisao',
  modulo: 'estornos',
  nome: ['estorno a decidir', 'estornos a decidir'],
  lista,
  may: decides,
  open: (actor) =>
    waiting(
      actor,
      'Decidir',
      sql`r.situacao in ('solicitado', 'em_analise') and r.id_solicitante <> ${actor.id}
        and not exists (select from bo_estorno_aprovacao a where a.id_estorno = r.id and a.id_aprovador = ${actor.id})`,
    ),
}

/** Refunds that were approved and are not paid yet. */
export const refundPayments: ObligationKind = {
  tipo: 'estorno_pagamento',
  modulo: 'estornos',
  nome: ['estorno a pagar', 'estornos a pagar'],
  lista,
  may: decides,
  open: (actor) => waiting(actor, 'Pagar', sql`r.situacao = 'aprovado'`),
}

/** Refunds that were sent back to the one who asked. */
export const refundCorrections: ObligationKind = {
  tipo: 'estorno_correcao',
  modulo: 'estornos',
  nome: ['estorno devolvido', 'estornos devolvidos'],
  lista,
  may: holds('estornos', 'create'),
  open: (actor) => sql`
    select r.id, 'Corrigir o estorno de ' || r.nome_razaosocial as titulo, r.resposta as detalhe,
      '/backoffice/estornos/edicao/' || r.id as rota, 'Corrigir' as verbo, null as prazo, null as percentual,
      r.valor_estorno as valor, r.updated_at as desde
    from bo_estorno r where r.situacao = 'devolvido' and r.id_solicitante = ${actor.id}`,
}
