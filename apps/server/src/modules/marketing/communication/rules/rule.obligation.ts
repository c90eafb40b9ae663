import { sql } from 'kysely'
import { holds } from '../../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../../platform/obligations.ts'
import { inScope } from '../../../../platform/scope.ts'
import { asRequested } from './rule.queries.ts'

/** Large audiences that wait for another manager than who asked (docs/marketing.md#large-audiences). */
export const rulesToApprove: ObligationKind = {
  tipo: 'regra_aprovacao',
  modulo: 'regua_comunicacao',
  nome: ['regra a aprovar', 'regras a aprovar'],
  lista: '/marketing/communication-scale/list',
  may: holds('regua_comunicacao', 'manage'),
  open: (actor) => sql`
    select r.id, 'Regra da campanha ' || c.nome as titulo,
      replace(to_char(r.aprovacao_publico, 'FM999,999,999'), ',', '.') || ' clientes' as detalhe,
      '/marketing/communication-scale-rules/list?idCampaign=' || c.id as rota, 'Aprovar' as verbo,
      null as prazo, null as percentual, null as valor, r.solicitada_em as desde
    from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.solicitada_em is not null and r.aprovada_em is null and ${asRequested}
      and r.id_solicitante is distinct from ${actor.id} and ${inScope(actor, 'c.id_empresa', false)}`,
}
