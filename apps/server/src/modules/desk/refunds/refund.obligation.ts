import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { hasNoAuthor } from './refund.queries.ts'

const lista = '/backoffice/estornos/listagem'

/** A kind of refund that waits for finance: those of its providers that meet `condition`. */
const forFinance = (
  named: Pick<ObligationKind, 'tipo' | 'nome'>,
  verb: string,
  condition: (actor: Actor) => RawBuilder<unknown>,
): ObligationKind => ({
  ...named,
  modulo: 'estornos',
  lista,
  may: holds('estornos', 'manage'),
  open: (actor) => sql`
    select r.id, 'Estorno de ' || r.nome_razaosocial as titulo, left(r.descricao, 80) as detalhe,
      '/backoffice/estornos/listagem?ver=' || r.id as rota, ${verb}::text as verbo, null as prazo, null as percentual,
      r.valor_estorno as valor, r.created_at as desde
    from bo_estorno r where ${inScope(actor, 'r.id_empresa', false)} and ${condition(actor)}`,
})

/** To be decided by somebody else than their author, by each approver once. */
export const refundDecisions = forFinance(
  { tipo: 'estorno_decisao', nome: ['estorno a decidir', 'estornos a decidir'] },
  'Decidir',
  ({ id }) => sql`r.situacao in ('solicitado', 'em_analise') and r.id_solicitante <> ${id}
    and not exists (select from bo_estorno_aprovacao a where a.id_estorno = r.id and a.id_aprovador = ${id})`,
)

/** Approved, and not paid yet. */
export const refundPayments = forFinance(
  { tipo: 'estorno_pagamento', nome: ['estorno a pagar', 'estornos a pagar'] },
  'Pagar',
  () => sql`r.situacao = 'aprovado'`,
)

/** Refunds that were sent back to the one who asked, and those of authors who ask for no refunds now. */
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
    from bo_estorno r where r.situacao = 'devolvido' and ${inScope(actor, 'r.id_empresa', false)}
      and (r.id_solicitante = ${actor.id} or ${hasNoAuthor})`,
}
