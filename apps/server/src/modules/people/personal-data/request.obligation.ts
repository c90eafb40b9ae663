import { can } from '@intranet/contract/access'
import { openRequestStates, requestKindLabels } from '@intranet/contract/people/personal-data-options'
import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { requestDue } from './request.queries.ts'
import { requestInScope } from './request-scope.ts'

const kindWord = sql`(${JSON.stringify(requestKindLabels)}::jsonb ->> s.tipo)`

/** What people ask of their personal data, for who answers it; never one's own. */
export const personalDataRequest: ObligationKind = {
  tipo: 'dados_pessoais',
  modulo: 'rh',
  nome: ['pedido de dados pessoais', 'pedidos de dados pessoais'],
  lista: '/human-resources/personal-data/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: (actor) => sql`
    select s.id, ${kindWord} || ' de dados pessoais' as titulo, coalesce(u.nome, u.email) as detalhe,
      '/human-resources/personal-data/list' as rota, 'Responder' as verbo, ${requestDue} as prazo, null as percentual, null as valor,
      s.created_at as desde
    from solicitacao_dado_pessoal s join rh_usuario u on u.id = s.id_titular
    where s.situacao = any(${[...openRequestStates]}::text[]) and s.id_titular <> ${actor.id}
      and ${requestInScope(actor)}`,
}
