/** Who works on sponsorship, and whose requests. */
import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import { holdsRoleFor } from '../../../platform/role-holders.ts'
import { inScope } from '../../../platform/scope.ts'

export const readsSponsorship = holds('marketing', 'read')
export const managesSponsorship = (actor: Actor) => can(actor, 'marketing', 'manage')
/** Who works on requests sees documents, phones and e-mails; readers see them masked. */
export const seesApplicant = (actor: Actor) => can(actor, 'marketing', 'create')

/** Whether a person may work on requests of a provider now; the two parameters are columns. */
export const mayWorkOn = (person: string, provider: string): RawBuilder<boolean> =>
  holdsRoleFor(['marketing:gestor', 'marketing:solicitante'], person, provider)

/** Rows that belong to a request of the actor's providers, by the column that names it. */
export const ofSeenRequest = (actor: Actor, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from patrocinio_solicitacao s where s.id = ${sql.ref(column)}
    and ${inScope(actor, 's.id_empresa', false)})`

/** Leads of the tracking link of a request `r` that count, and those that were sold. */
export const leadsOfLink = sql<number>`(select count(*)::int from vendas_lead l where l.id_tracking = r.id_tracking
    and l.desfecho not in ('excluida', 'errada'))`
export const salesOfLink = sql<number>`(select count(*)::int from vendas_lead l where l.id_tracking = r.id_tracking
    and l.desfecho = 'efetivada')`
