/**
 * Whose leads somebody sees: managers and readers their providers', staff sellers their own and free ones, others their
 * own.
 */
import { leadReach } from '@intranet/contract/sales/lead-reach'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** Whether a person (`u`) is active and has a selling role. */
export const sells = sql<boolean>`(u.ativo and exists (select from papel_em_vigor p
  where p.id_usuario = u.id and p.papel in ('vendas:solicitante', 'vendas:gestor')))`

/** Whether the seller of a lead sells for its provider now. */
export const hasSeller = (alias: string): RawBuilder<boolean> => {
  const [provider, seller] = [sql.ref(`${alias}.id_empresa`), sql.ref(`${alias}.id_vendedor`)]
  return sql<boolean>`(${provider}, ${seller}) in (select s.id_empresa, s.id_usuario from empresa_em_vigor s
    join rh_usuario u on u.id = s.id_usuario where ${sells})`
}

/** A predicate on `vendas_lead` under `alias`, true for the leads the actor may see. */
export function leadInScope(actor: Actor, alias: string): RawBuilder<boolean> {
  const provider = inScope(actor, `${alias}.id_empresa`, false)
  const reach = leadReach(actor)
  if (reach === 'provider') return provider
  const seller = sql.ref(`${alias}.id_vendedor`)
  const own = sql`${seller} = ${actor.id}`
  return reach === 'own'
    ? sql<boolean>`(${provider} and ${own})`
    : sql<boolean>`(${provider} and (${own} or ${seller} is null))`
}

/** Whether somebody sees every lead of their providers. */
export const readsAllLeads = (actor: Actor) => leadReach(actor) === 'provider'
