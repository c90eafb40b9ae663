/** Who works on sponsorship, and whose requests. */
import { can, SUPERADMIN } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import { inScope } from '../../../platform/scope.ts'

export const readsSponsorship = holds('marketing', 'read')
export const managesSponsorship = (actor: Actor) => can(actor, 'marketing', 'manage')
/** Who works on requests sees documents, phones and e-mails; readers see them masked. */
export const seesApplicant = (actor: Actor) => can(actor, 'marketing', 'create')

const workers = ['marketing:gestor', 'marketing:solicitante']

/** Whether a person may work on requests of a provider now; the two parameters are columns. */
export const mayWorkOn = (person: string, provider: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from papel_em_vigor p join rh_usuario w on w.id = p.id_usuario and w.ativo
    where w.id = ${sql.ref(person)} and (p.papel = ${SUPERADMIN} or p.papel = any (${workers}::text[])
      and exists (select from empresa_em_vigor e where e.id_usuario = w.id and e.id_empresa = ${sql.ref(provider)})))`

/** Rows that belong to a request of the actor's providers, by the column that names it. */
export const ofSeenRequest = (actor: Actor, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from patrocinio_solicitacao s where s.id = ${sql.ref(column)}
    and ${inScope(actor, 's.id_empresa', false)})`

/** Leads of the tracking link of a request `r` that count, and those that were sold. */
export const leadsOfLink = sql<number>`(select count(*)::int from vendas_lead l where l.id_tracking = r.id_tracking
    and l.desfecho not in ('excluida', 'errada'))`
export const salesOfLink = sql<number>`(select count(*)::int from vendas_lead l where l.id_tracking = r.id_tracking
    and l.desfecho = 'efetivada')`
